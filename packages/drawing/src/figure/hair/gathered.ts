import { mix, type Point, type Points, pairs, range, sample } from "../../core/geom.ts"
import { cut, edge, type Hairdo, type HairPart, hairs, strands } from "./part.ts"

/** Where hair begins on the skin, from the far temple over the brow to the near one. */
export const HAIRLINE = pairs([
  -0.6, 0.02, -0.56, -0.26, -0.47, -0.5, -0.28, -0.66, -0.05, -0.72, 0.2, -0.67, 0.42, -0.5, 0.5,
  -0.3, 0.47, -0.14, 0.51, 0.08,
])
/** Round the ear, from its front to the nape. */
const ROUND_EAR = pairs([0.51, 0.08, 0.56, -0.1, 0.65, -0.15, 0.73, -0.04, 0.72, 0.14, 0.62, 0.36])
/** The back of the head, from the nape over the crown to the far temple. */
const SKULL = pairs([
  0.62, 0.36, 0.77, 0.12, 0.84, -0.22, 0.82, -0.66, 0.62, -1, 0.26, -1.16, -0.14, -1.16, -0.46,
  -0.97, -0.64, -0.62, -0.66, -0.24, -0.6, 0.02,
])

/** Light on the crown. */
const SHEEN = cut(
  [
    pairs([-0.5, -0.6, -0.3, -0.82, 0.02, -0.94, 0.3, -0.95]),
    pairs([0.3, -0.95, 0, -1.04, -0.34, -0.95, -0.5, -0.6]),
  ],
  "sheen",
)

/**
 * Hair drawn back close to the skull: fine at the hairline, the ear free, its strands running to
 * a knot on the crown.
 */
export function drawnBack(knot: Point): HairPart[] {
  const roots = sample(HAIRLINE.slice(1, -2), 13)
  const over = ([x, y]: Point): Point => {
    const half = mix([x, y], knot, 0.45)
    // Hair lies on a round head, so that it rises before it runs back.
    return [half[0], half[1] - 0.2 * Math.max(0, 0.72 - Math.abs(half[0] - 0.05))]
  }
  const along = roots.map((root): Points => [mix(root, over(root), 0.12), over(root), knot])
  const ends = roots.map((root, i): Points => {
    const [x, y] = over(root)
    const soft = 0.04 + 0.025 * ((i * 7) % 3)
    const away: Point = [root[0] - (x - root[0]) * soft, root[1] - (y - root[1]) * soft * 1.5]
    return [mix(root, [x, y], 0.3), away]
  })
  const behindEar = [...pairs([0.74, 0.04, 0.8, -0.3]), knot]
  return [
    cut([HAIRLINE, ROUND_EAR, SKULL]),
    SHEEN,
    hairs(ends),
    strands(
      along.filter((_, i) => i % 3 === 1),
      "lit",
      1,
    ),
    strands([...along.filter((_, i) => i % 3 === 2), behindEar], "deep", 1.3),
    edge(SKULL),
  ]
}

/** From a parting in the middle, close over the temples and behind the ears. */
export const PARTED: readonly HairPart[] = [
  cut([HAIRLINE, ROUND_EAR, SKULL]),
  SHEEN,
  hairs(
    [
      pairs([-0.1, -0.8, -0.24, -0.64]),
      pairs([-0.3, -0.72, -0.4, -0.52]),
      pairs([-0.5, -0.54, -0.54, -0.26]),
      pairs([0.14, -0.78, 0.32, -0.58]),
      pairs([0.36, -0.62, 0.48, -0.36]),
      pairs([0.5, -0.4, 0.48, -0.1]),
      pairs([-0.59, -0.2, -0.6, 0.12]),
    ],
    2,
  ),
  strands(
    [
      pairs([0.04, -0.8, 0.4, -0.66, 0.62, -0.28, 0.76, 0.06]),
      pairs([0.12, -1.04, 0.56, -0.94, 0.79, -0.5, 0.81, 0]),
      pairs([0, -0.9, -0.4, -0.8, -0.6, -0.4]),
    ],
    "deep",
    1.5,
  ),
  strands(
    [
      pairs([0.08, -0.92, 0.5, -0.8, 0.7, -0.4, 0.78, 0.02]),
      pairs([-0.08, -0.8, -0.36, -0.68, -0.57, -0.34]),
      pairs([0.04, -1.04, -0.38, -0.98, -0.62, -0.6]),
    ],
    "lit",
    1,
  ),
  strands([pairs([-0.04, -0.71, 0.06, -0.95, 0.14, -1.15])], "deep", 2),
  edge(SKULL),
]

/** What shows of the nape between ear and shoulder. */
export const NAPE: HairPart = cut(
  [
    pairs([-0.46, -0.5, -0.42, 0.16, 0.1, 0.3, 0.58, 0.38]),
    pairs([0.58, 0.38, 0.74, 0.1, 0.6, -0.7]),
  ],
  "deep",
)

/** A tail from the back of the crown, full at first and thin at its tip. */
const TAIL_OUT = pairs([
  0.6, -0.86, 0.84, -1.12, 1.16, -1, 1.36, -0.5, 1.38, 0.14, 1.24, 0.76, 1.22, 1.24, 1.36, 1.72,
])
const TAIL_IN = pairs([
  1.36, 1.72, 1.08, 1.44, 0.98, 0.94, 1.06, 0.36, 1.06, -0.16, 0.94, -0.5, 0.7, -0.64,
])
const TIP = [
  pairs([1.1, 1.2, 1.14, 1.5, 1.2, 1.66]),
  pairs([1.2, 1.66, 1.16, 1.3, 1.18, 1]),
] as const

export const pony: Hairdo = {
  behind: [
    NAPE,
    cut([TAIL_OUT, TAIL_IN]),
    cut(TIP, "deep"),
    edge(TAIL_OUT, TAIL_IN),
    strands(
      [
        pairs([0.74, -0.86, 1.1, -0.76, 1.22, -0.1, 1.12, 0.7, 1.16, 1.3]),
        pairs([0.74, -0.78, 1, -0.62, 1.12, -0.1, 1.04, 0.6]),
      ],
      "deep",
      1.6,
    ),
    strands([
      pairs([0.8, -1, 1.16, -0.84, 1.3, -0.2, 1.2, 0.6]),
      pairs([1.1, 0.5, 1.06, 1, 1.14, 1.4]),
    ]),
  ],
  front: [
    ...drawnBack([0.7, -0.78]),
    cut(
      [
        pairs([0.6, -0.96, 0.74, -0.9, 0.82, -0.72]),
        pairs([0.82, -0.72, 0.74, -0.62, 0.56, -0.84, 0.6, -0.96]),
      ],
      "deep",
    ),
  ],
}

/** Wisps that always escape. */
const WISPS = hairs([pairs([0.5, -0.04, 0.52, 0.42]), pairs([-0.57, -0.1, -0.6, 0.3])], 1.5)

/** A tail from the nape, for which there is room below a hat. */
const LOW_OUT = pairs([0.56, 0.24, 0.84, 0.3, 1, 0.56, 1.03, 0.96, 0.96, 1.36, 1.08, 1.84])
const LOW_IN = pairs([1.08, 1.84, 0.8, 1.54, 0.72, 1.12, 0.74, 0.74, 0.56, 0.46])

export const lowTail: Hairdo = {
  behind: [
    NAPE,
    cut([LOW_OUT, LOW_IN]),
    edge(LOW_OUT, LOW_IN),
    strands(
      [pairs([0.66, 0.34, 0.88, 0.6, 0.88, 1, 0.84, 1.4]), pairs([0.64, 0.42, 0.8, 0.7, 0.8, 1.1])],
      "deep",
      1.6,
    ),
    strands([pairs([0.7, 0.32, 0.94, 0.6, 0.96, 1, 0.9, 1.4])]),
  ],
  front: [...PARTED, WISPS],
}

/** A coil of hair: its outline, and the turns in it. */
function coil([cx, cy]: Point, rx: number, ry: number): HairPart[] {
  const round = range(11).map((i): Point => {
    const a = (i / 10) * Math.PI * 2 - 1.2
    const r = i % 2 ? 1.03 : 0.97
    return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r]
  })
  const turn = (k: number, from: number, to: number): Point[] =>
    range(5).map((i) => {
      const a = from + ((to - from) * i) / 4
      const r = k * (1 - 0.28 * (i / 4))
      return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r]
    })
  return [
    cut([round]),
    strands([turn(0.86, 0.4, 3.4), turn(0.6, 2.2, 5.6), turn(0.9, 3.9, 5.9)], "deep", 1.5),
    strands([turn(0.78, 3, 5.2), turn(0.5, 0.2, 2.4)], "lit", 1.2),
    edge(round),
  ]
}

export const bun: Hairdo = {
  behind: [NAPE, ...coil([0.36, -1.36], 0.37, 0.33)],
  front: [...drawnBack([0.32, -1.14]), WISPS],
}

export const chignon: Hairdo = {
  behind: [NAPE, ...coil([0.82, 0.36], 0.32, 0.35)],
  front: [...PARTED, WISPS],
}
