import { type Kind, parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { clothFor } from "../clothing.ts"
import { blend } from "../core/colour.ts"
import { bounds } from "../core/geom.ts"
import { Z } from "../core/layer.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import { drawFlat, drawLook } from "../index.ts"
import type { Wearing } from "../piece.ts"
import { made } from "../pieces.ts"
import { expectSound } from "../testing/drawn.ts"
import { insideOf } from "./hood.ts"
import { ALONE } from "./shoes/testing.ts"

// Dusters, Fair Isle, hoods, satin and large shirts: what they are known by.

const named = (name: string, kind: Kind) => {
  const { colours, pattern } = parseGarment(name, { kind })
  return wordsFrom({ name, kind, colours, pattern })
}
const body = makeBody()
const worn = (name: string, kind: Kind, wearing: Partial<Wearing> = {}) =>
  made(named(name, kind)).piece.worn(new Pen(), body, { ...ALONE, ...wearing })
const text = (name: string, kind: Kind) =>
  worn(name, kind)
    .map(({ s }) => s)
    .join("")
const views = (name: string, kind: Kind) => [text(name, kind), drawFlat(named(name, kind))]

/** How the pen ends its thin lines. */
const ROUND = ' stroke-linecap="round" stroke-linejoin="round"'

describe("a duster", () => {
  const hem = (name: string) => {
    const front = worn(name, "cardigan").find(({ z }) => z === Z.jacket)
    return bounds(front?.s ?? "")[3]
  }

  it("reaches below the knee, where a long cardigan ends on the thigh", () => {
    expect(hem("black duster")).toBeGreaterThan(body.lm.kneeL[1])
    expect(hem("black long cardigan")).toBeLessThan(body.lm.kneeL[1])
  })

  it("has no buttons, no ribbing and no stitches", () => {
    for (const svg of views("black duster cardigan", "cardigan")) {
      expect(svg).not.toContain("<circle")
      expect(svg).not.toContain(`stroke-width="0.7"${ROUND} stroke-opacity=".8"`)
      expect(svg).not.toContain('width="6.6" height="5.6"')
    }
    for (const svg of views("black cardigan", "cardigan")) {
      expect(svg).toContain("<circle")
      expect(svg).toContain(`stroke-width="0.7"${ROUND} stroke-opacity=".8"`)
    }
  })
})

describe("Fair Isle", () => {
  const clothOf = (name: string, kind: Kind) => made(named(name, kind)).cloth

  it.each<[string, Kind]>([
    ["navy fair isle jumper", "jumper"],
    ["cream fairisle cardigan", "cardigan"],
    ["red fair isle vest", "knitted_vest"],
  ])("a %s is knitted in bands, in three colours", (name, kind) => {
    const look = drawLook({ figure: {}, garments: [named(name, kind)] })
    for (const svg of [look, drawFlat(named(name, kind))]) {
      const [tile = ""] = /<pattern id="[^"]+" width="24" height="62".*?<\/pattern>/.exec(svg) ?? []
      const yarns = new Set([...tile.matchAll(/stroke="(#[0-9a-f]+)"/gi)].map(([, one]) => one))
      expect(yarns.size).toBe(2)
      expect(yarns).not.toContain(clothOf(name, kind).colour)
    }
  })

  it("and other geometric knits are not", () => {
    expect(clothOf("navy argyle jumper", "jumper").pattern).toBe("geo")
  })

  it("takes the colours that are named", () => {
    const words = { ...named("fair isle jumper", "jumper") }
    const cloth = clothFor(
      made({ ...words, colours: [{ colour: "navy" }, { colour: "pink" }] }).words,
    )
    expect(cloth.pattern).toBe("fair-isle")
    expect(cloth.second).toBeDefined()
  })

  it("is drawn whole", () => expectSound(drawFlat(named("navy fair isle jumper", "jumper"))))
})

describe("a hoodie", () => {
  // The ribs at a neck; those of hem and cuffs are broader.
  const RIBS = `stroke-width="1"${ROUND} stroke-opacity=".7"`

  it("has no ribbing at its neck, where a sweatshirt has it", () => {
    for (const svg of views("grey hoodie", "hoodie")) expect(svg).not.toContain(RIBS)
    for (const svg of views("grey sweatshirt", "sweatshirt")) expect(svg).toContain(RIBS)
  })

  it("shows the inside of its hood, in its own colour", () => {
    const { colour } = made(named("grey hoodie", "hoodie")).cloth
    for (const svg of views("grey hoodie", "hoodie"))
      expect(svg).toContain(`fill="${insideOf(colour)}"`)
  })
})

it.each<[string, Kind]>([
  ["black satin skirt", "midi_skirt"],
  ["black satin blouse", "blouse"],
])("a %s shines, and of plain cloth it does not", (name, kind) => {
  const glow = blend(made(named(name, kind)).cloth.colour, "#FFFFFF", 0.3)
  for (const svg of views(name, kind)) expect(svg).toContain(`fill="${glow}"`)
  for (const svg of views(name.replace(" satin", ""), kind)) expect(svg).not.toContain(glow)
})

it("of a large shirt under a jacket the tails and the cuffs show", () => {
  const under = (name: string) => {
    const layers = worn(name, "shirt", { underJacket: true })
    const hem = Math.max(
      ...layers.filter(({ arm, z }) => !arm && z === Z.torso).map(({ s }) => bounds(s)[3]),
    )
    return { hem, reach: layers.find(({ arm }) => arm)?.t1 ?? 0 }
  }
  const [large, usual] = [under("white oversized shirt"), under("white shirt")]
  expect(large.hem).toBeGreaterThan(usual.hem + 30)
  expect(large.reach).toBeGreaterThan(usual.reach + 0.1)
})

it.each<[string, Kind]>([
  ["black puffer", "puffer"],
  ["khaki parka", "parka"],
  ["navy raincoat", "raincoat"],
])("with a %s on, both hands are seen", (name, kind) => {
  const hands = (garments: ReturnType<typeof named>[]) =>
    drawLook({ figure: { pose: "square" }, garments })
  const asked = drawLook({
    figure: { pose: "square", arms: { L: "hang", R: "hip" } },
    garments: [named(name, kind)],
  })
  expect(hands([named(name, kind)])).toBe(asked)
})
