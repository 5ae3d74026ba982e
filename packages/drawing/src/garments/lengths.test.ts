import { cutsOf, KIND_NAMES, type Kind, kindFacts, type Length } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { bounds } from "../core/bounds.ts"
import { lerp } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { MANNEQUIN, makeBody } from "../figure/body.ts"
import { made } from "../pieces.ts"

const body = makeBody({ measures: MANNEQUIN, pose: "flat" })

/** The lowest point of a garment without its sleeves, alone on the mannequin. */
function hemOf(kind: Kind, length: Length): number {
  const pen = new Pen()
  const { piece } = made({ kind, cut: { length }, colours: [{ colour: "navy" }] })
  const layers = piece.worn(pen, body, {
    tucked: false,
    underJacket: false,
    underCoat: false,
    freeHand: "L",
    skin: "#d7bd96",
  })
  const text = layers.flatMap(({ s, arm }) => (arm ? [] : [s])).join("")
  const outlines = [...pen.svg("").matchAll(/<path id="([^"]+)" d="[^"]+"\/>/g)]
  const own = outlines.flatMap(([path, id]) => (text.includes(`"#${id}"`) ? [path] : []))
  return bounds(own.join(""))[3]
}

const level = (v: number) => body.T(v, 0)[1]
const hip = level(7)
const ankle = body.lm.ankleR[1]
/** A height between the hip (0) and the ankle (1). */
const down = (share: number) => lerp(hip, ankle, share)
const knee = body.lm.kneeR[1]
const crotch = level(8)

type Range = readonly [from: number, to: number]
const HANGING: Partial<Record<Length, Range>> = {
  mini: [crotch + 25, knee - 25],
  knee: [knee - 12, knee + 22],
  midi: [down(0.66), down(0.85)],
  maxi: [down(0.9), down(1.05)],
}
const COVERING: Partial<Record<Length, Range>> = {
  cropped: [level(4), level(5.5)],
  regular: [level(5.6), crotch + 4],
  long: [crotch + 8, knee - 25],
}
const LEGS: Partial<Record<Length, Range>> = {
  mini: [crotch + 10, down(0.27)],
  regular: [down(0.16), down(0.34)],
  long: [down(0.36), knee],
  cropped: [down(0.6), down(0.85)],
  ankle: [down(0.87), down(0.97)],
  full: [down(0.97), down(1.14)],
}

const isLegged = (kind: Kind) =>
  kindFacts(kind).slot === "bottom" && cutsOf(kind).skirt === undefined
const LEGGED: readonly Kind[] = [
  ...KIND_NAMES.filter(isLegged),
  "jumpsuit",
  "playsuit",
  "dungarees",
]

const worn = KIND_NAMES.flatMap((kind) => {
  const { slot } = kindFacts(kind)
  if (slot === "shoes" || slot === "accessory") return []
  const table = LEGGED.includes(kind) ? LEGS : { ...HANGING, ...COVERING }
  return (cutsOf(kind).length ?? []).map((length) => ({ kind, length, range: table[length] }))
})

describe("hems", () => {
  it.each(worn)("of a $length $kind are where the word says", ({ kind, length, range }) => {
    const hem = hemOf(kind, length)
    expect(range).toBeDefined()
    expect(hem).toBeGreaterThan(range?.[0] ?? Number.NaN)
    expect(hem).toBeLessThan(range?.[1] ?? Number.NaN)
  })

  it("fall in the order of their words, each clearly below the one before", () => {
    const order: readonly Length[] = ["cropped", "regular", "long", "knee", "midi", "maxi"]
    for (const kind of KIND_NAMES) {
      const { slot } = kindFacts(kind)
      if (slot !== "top" && slot !== "layer") continue
      const lengths = order.filter((word) => cutsOf(kind).length?.some((one) => one === word))
      const hems = lengths.map((length) => hemOf(kind, length))
      hems.slice(1).forEach((hem, i) => {
        expect(hem - (hems[i] ?? 0), `${kind} ${lengths[i + 1]}`).toBeGreaterThan(24)
      })
    }
  })
})

describe("a tunic", () => {
  it("ends at the middle of the thigh, below a longline top", () => {
    expect(hemOf("tunic", "long")).toBeGreaterThan(down(0.22))
    expect(hemOf("tunic", "long")).toBeGreaterThan(hemOf("t_shirt", "long") + 12)
  })
})
