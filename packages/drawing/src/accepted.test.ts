import { createHash } from "node:crypto"
import { BODY_TYPES, type GarmentWords, KIND_NAMES, PATTERNS } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { HEADS } from "./figure/figure.ts"
import { randomLook } from "./fixtures/random-look.ts"
import { drawFlat, drawLook } from "./index.ts"

/** As many as the sheets of random looks show. */
const RANDOM_LOOKS = 60
const OUTFIT: readonly GarmentWords[] = [
  { kind: "shirt", colours: [{ colour: "white" }] },
  { kind: "trousers", colours: [{ colour: "navy" }] },
  { kind: "loafers", colours: [{ colour: "brown" }] },
]

const flats = KIND_NAMES.map((kind) => {
  const garment = { kind, colours: [{ colour: "rust" }] } as const
  return [`${kind}, flat`, drawFlat(garment)] as const
})
const prints = PATTERNS.map((pattern) => {
  const garment = { kind: "midi_skirt", colours: [{ colour: "cream" }], pattern } as const
  return [`midi skirt, ${pattern}`, drawFlat(garment)] as const
})
const figures = BODY_TYPES.map((bodyType) => {
  return [`${bodyType}, dressed`, drawLook({ figure: { bodyType }, garments: OUTFIT })] as const
})
const heads = HEADS.map((style) => {
  const figure = { hair: { style, colour: "#33241c" } }
  return [`${style}, dressed`, drawLook({ figure, garments: OUTFIT })] as const
})
const looks = Array.from({ length: RANDOM_LOOKS }, (_, at) => {
  return [`random look ${at + 1}`, drawLook(randomLook(at + 1))] as const
})

// A picture that is to look otherwise is looked at on the sheets, and then accepted: the same command with -u.
it("draws everything as it was last accepted", async () => {
  const lines = [...flats, ...prints, ...figures, ...heads, ...looks].map(([name, svg]) => {
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 16)
    return `${hash}  ${name}`
  })

  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./fixtures/accepted.txt")
})
