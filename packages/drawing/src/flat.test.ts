import { cutsOf, KIND_NAMES, type Kind, kindFacts, type Length } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { bounds } from "./core/bounds.ts"
import { drawFlat } from "./flat.ts"

/** Where a flat ends on its sheet of 800 px: its lowest outline at the scale at which it is drawn. */
function hemOf(kind: Kind, length: Length, skirt?: "circle" | "tiered" | "a-line"): number {
  const cut = { length, ...(skirt && { skirt }) }
  const svg = drawFlat({ kind, cut, colours: [{ colour: "navy" }] })
  const [, y = "", k = ""] = /translate\(\S+ (\S+)\) scale\((\S+)\)/.exec(svg) ?? []
  const outlines = [...svg.matchAll(/<path id="[^"]+" d="[^"]+"\/>/g)].join("")
  return Number(y) + bounds(outlines)[3] * Number(k)
}

const ORDER: readonly Length[] = ["mini", "knee", "midi", "maxi"]
const HUNG = KIND_NAMES.flatMap((kind) => {
  const { slot } = kindFacts(kind)
  const lengths = ORDER.filter((word) => cutsOf(kind).length?.some((one) => one === word))
  const skirted = cutsOf(kind).skirt && (slot === "dress" || slot === "bottom")
  return skirted && lengths.length > 1 ? [{ kind, lengths }] : []
})

describe("the flat of trousers", () => {
  it("tells culottes and shorts from full-length trousers by where the hem is on the sheet", () => {
    const full = hemOf("wide_leg_trousers", "full")
    const culottes = hemOf("culottes", "cropped")
    expect(full - culottes).toBeGreaterThan(60)
    expect(culottes - hemOf("shorts", "regular")).toBeGreaterThan(100)
  })
})

describe("the flat of a skirt or dress", () => {
  it.each(HUNG)(
    "tells the length of a $kind by where its hem is on the sheet",
    ({ kind, lengths }) => {
      const hems = lengths.map((length) => hemOf(kind, length))
      hems.slice(1).forEach((hem, i) => {
        expect(hem - (hems[i] ?? 0), `${kind} ${lengths[i + 1]}`).toBeGreaterThan(40)
      })
    },
  )

  it.each(["a-line", "circle", "tiered"] as const)(
    "tells a mini, a midi and a maxi apart when %s",
    (skirt) => {
      const mini = hemOf("mini_dress", "mini", skirt)
      const midi = hemOf("day_dress", "midi", skirt)
      const maxi = hemOf("day_dress", "maxi", skirt)

      expect(midi - mini).toBeGreaterThan(80)
      expect(maxi - midi).toBeGreaterThan(50)
    },
  )
})
