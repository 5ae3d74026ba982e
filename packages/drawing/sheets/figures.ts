// Five bodies in every pose, then in the same clothes; their sizes, heights and ages; black clothes
// on a dark page; every head; hands enlarged.

import { BODY_SIZES, BODY_TYPES, type GarmentWords, HEIGHTS } from "@stylin/garments/vocabulary"
import { drawLook, FIGURE_POSES, type Figure, HEADS } from "../src/index.ts"
import { inTemp, sheet } from "./render.ts"

const DYES = [
  "#2b211c",
  "#6b4630",
  "#b58a4f",
  "#1b1716",
  "#8a4b2a",
  "#c9b08a",
  "#a4532b",
  "#8b8480",
]
const ARMS = [{}, { R: "hip" }, { R: "pocket" }] as const
const SCARVES = ["#c9ae97", "#6a1f31", "#2f5a5c"]
const [to = inTemp("garments-figures")] = process.argv.slice(2)

const bodies = FIGURE_POSES.flatMap((pose, row) =>
  BODY_TYPES.map((bodyType, i) =>
    drawLook({
      id: `b${row}-${i}`,
      garments: [],
      figure: {
        bodyType,
        pose,
        arms: ARMS[(row + i) % ARMS.length],
        skin: ((row * 3 + i * 2) % 10) + 1,
        hair: {
          style: HEADS[(row * 5 + i) % HEADS.length],
          colour: DYES[(row + i * 3) % DYES.length],
        },
      },
    }),
  ),
)
await sheet(bodies, `${to}-bodies.png`, { cols: 5, w: 300, h: 400 })

const OUTFITS: readonly (readonly GarmentWords[])[] = [
  [
    { kind: "t_shirt", pattern: "stripe", colours: [{ colour: "white" }, { colour: "navy" }] },
    { kind: "wide_leg_jeans", colours: [{ colour: "blue" }] },
    { kind: "trainers", colours: [{ colour: "white" }] },
  ],
  [
    { kind: "jumper", cut: { fit: "fitted", neckline: "v" }, colours: [{ colour: "rust" }] },
    { kind: "pencil_skirt", pattern: "check", colours: [{ colour: "charcoal" }] },
    { kind: "heels", colours: [{ colour: "black" }] },
  ],
  [
    { kind: "wrap_dress", pattern: "floral", colours: [{ colour: "teal" }, { colour: "cream" }] },
    { kind: "sandals", colours: [{ colour: "tan" }] },
    { kind: "tote_bag", colours: [{ colour: "tan" }] },
  ],
  [
    { kind: "blouse", colours: [{ colour: "cream" }] },
    { kind: "trousers", colours: [{ colour: "navy" }] },
    { kind: "trench_coat", colours: [{ colour: "camel" }] },
    { kind: "loafers", colours: [{ colour: "black" }] },
  ],
]
const dressed = OUTFITS.flatMap((garments, row) =>
  BODY_TYPES.map((bodyType, i) =>
    drawLook({
      id: `o${row}-${i}`,
      garments,
      figure: {
        bodyType,
        pose: FIGURE_POSES[(row * 3) % FIGURE_POSES.length],
        skin: ((row + i * 3) % 10) + 1,
        hair: {
          style: HEADS[(row * 2 + i) % HEADS.length],
          colour: DYES[(row * 3 + i) % DYES.length],
        },
      },
    }),
  ),
)
await sheet(dressed, `${to}-dressed.png`, { cols: 5, w: 380, h: 507 })

const [casual = [], , dress = []] = OUTFITS
const wearing = (id: string, garments: readonly GarmentWords[], figure: Figure): string =>
  drawLook({ id, garments, figure: { skin: 5, ...figure } })
const statures = [
  ...BODY_SIZES.flatMap((size) =>
    BODY_TYPES.map((bodyType, i) =>
      wearing(`${size}-${i}`, i % 2 ? dress : casual, { size, bodyType, pose: "square", arms: {} }),
    ),
  ),
  ...HEIGHTS.map((height) => wearing(height, dress, { height, pose: "stride", skin: 8 })),
  ...(["bob", "crop"] as const).map((style) =>
    wearing(style, casual, { age: "older", hair: { style, colour: "#c3bfba" } }),
  ),
]
await sheet(statures, `${to}-statures.png`, { cols: 5, w: 300, h: 400 })

const BLACK = [{ colour: "black" }] as const
const evening = FIGURE_POSES.slice(0, 6).map((pose, i) =>
  drawLook({
    id: `e${i}`,
    ground: null,
    garments: [
      { kind: "jumper", colours: BLACK },
      { kind: i % 2 ? "jeans" : "midi_skirt", colours: BLACK },
      { kind: i % 3 ? "heels" : "ankle_boots", colours: BLACK },
    ],
    figure: { pose, skin: 10 - i, hair: { style: HEADS[i], colour: "#0f0c0b" } },
  }),
)
await sheet(evening, `${to}-evening.png`, { cols: 6, w: 300, h: 400, background: "#1c1715" })

const heads = HEADS.flatMap((style, i) =>
  FIGURE_POSES.filter((_, j) => j % 2 === 0).map((pose, j) => {
    const svg = drawLook({
      id: `h${i}-${j}`,
      garments: [],
      figure: {
        pose,
        skin: ((i * 3 + j) % 10) + 1,
        hair: { style, colour: DYES[(i + j) % DYES.length], scarf: SCARVES[j % SCARVES.length] },
      },
    })
    return svg.replace('viewBox="0 0 600 800"', 'viewBox="195 10 210 280"')
  }),
)
await sheet(heads, `${to}-heads.png`, { cols: 6, w: 195, h: 260 })

const hands = BODY_TYPES.slice(0, 4).flatMap((bodyType, i) =>
  ARMS.map((arms, j) =>
    drawLook({
      id: `n${i}-${j}`,
      garments: [],
      figure: { bodyType, arms, skin: 3 + i * 2 },
    }).replace('viewBox="0 0 600 800"', 'viewBox="160 270 285 190"'),
  ),
)
await sheet(hands, `${to}-hands.png`, { cols: 4, w: 450, h: 300 })
