/** Fitted by research/stylist/fit-style.ts, which says on what data; numbers only. */
export const FITTED: {
  /** The means on the axes for each part of a look, and their spread. */
  readonly usual: readonly (readonly number[])[]
  readonly spread: readonly number[]
  /** The weight of each kind of similarity. */
  readonly weights: readonly number[]
  /** The mean over a look's pairs, and the distances from it to the best and worst. */
  readonly middle: number
  readonly reach: number
} = {
  usual: [
    [-0.1884, 0.2145, 0.1366, 0.1654, 0.0356, -0.0114, 0.387, 0.0712, 0.2, 0.1309, 0.1527],
    [-0.065, 0.2233, 0.1297, 0.1432, -0.1677, 0.0621, 0.3079, 0.0483, 0.2303, 0.0923, 0.1806],
    [-0.0058, 0.4802, 0.201, 0.1807, -0.1122, 0.1301, 0.2629, 0.2263, 0.1922, -0.0077, 0.2511],
    [0.1534, 0.4921, 0.1598, 0.0719, 0.1333, 0.1957, 0.4306, 0.1932, 0.1883, -0.0336, 0.1631],
    [0.3615, 0.2388, 0.1098, 0.0353, 0.0753, 0.1396, 0.335, 0.1896, 0.1412, 0.1092, 0.0743],
  ],
  spread: [0.694, 0.3549, 0.2778, 0.2565, 0.6059, 0.5849, 0.4164, 0.4207, 0.4149, 0.4021, 0.2944],
  weights: [0.5367, 0.9273, 1.1172, 0.5569, -0.1386, -0.2459, 0.0144],
  middle: -0.3384,
  reach: 1.4724,
}
