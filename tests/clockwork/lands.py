"""Little countries that several tests share."""

from tests.clockwork.tables import small_map

# Every kind of tile that research and scoring look at. Each capital touches two tiles; M1 and M2 are factories,
# F1 and F2 forests.
LAND = small_map("H1 1,0  T1 2,-1  M1 2,1  F1 3,-2  S1 3,0  F2 3,2  L1 4,-1  M2 4,1  C1 4,3  H2 5,0")
# Four capitals around the same kinds of tiles, for two against two: red and white are allies, blue and green.
FOUR = small_map("H1 1,-2  H4 1,2  T1 2,-1  M1 2,1  F1 3,-2  S1 3,0  F2 3,2  L1 4,-1  C1 4,1  H2 5,-2  H3 5,2")
# The capitals at the four ends of a cross, M1 in the middle; one tile of most kinds.
CROSS = small_map("H1 1,0  F1 2,-1  V1 2,1  L1 3,-2  M1 3,0  C1 3,2  T1 4,-1  S1 4,1  H2 3,-4  H3 5,0  H4 3,4")
# Four villages between two capitals.
VILLAGES = small_map("H1 1,0  F1 2,1  V1 2,-1  V2 3,0  S1 3,2  V3 3,-2  V4 4,1  T1 4,-1  H2 5,0")
# The same with a second shrine where V3 was.
SHRINES = small_map("H1 1,0  F1 2,1  V1 2,-1  V2 3,0  S1 3,2  S2 3,-2  V3 4,1  T1 4,-1  H2 5,0")
ALLIES = {"alliance": "yes"}
