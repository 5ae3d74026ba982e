import { difference, MONK_TONES } from "@stylin/garments/colour"
import { type GarmentWords, parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { blend } from "../core/colour.ts"
import { bounds, nth, type Point, pairs, range } from "../core/geom.ts"
import { Z } from "../core/layer.ts"
import { Panel } from "../core/panel.ts"
import { Pen } from "../core/pen.ts"
import { legLights } from "../core/shine.ts"
import { MANNEQUIN, makeBody } from "../figure/body.ts"
import { hang } from "../figure/hang.ts"
import { drawFlat, drawLook } from "../index.ts"
import { Outfit } from "../outfit.ts"
import type { Wearing } from "../piece.ts"
import { made } from "../pieces.ts"
import { hasBeltBag } from "../waist.ts"
import { looseBelt } from "./belts.ts"
import { bodiceSides } from "./bodice-sides.ts"
import { type LegCut, legLine, trouserLeg } from "./legs.ts"
import { ALONE } from "./shoes/testing.ts"
import { sleeve } from "./sleeves.ts"

// What strangers called malformed in drawn looks.

const body = makeBody()
const flat = makeBody({ measures: MANNEQUIN, pose: "flat" })
const named = (name: string): GarmentWords => {
  const { kind = "jumper", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}

function worn(name: string, wearing: Partial<Wearing> = {}) {
  const pen = new Pen()
  const layers = made(named(name)).piece.worn(pen, body, { ...ALONE, ...wearing })
  return { layers, text: layers.map(({ s }) => s).join(""), outlines: bounds(pen.outlines) }
}

describe("an open collar", () => {
  const SKIN = MONK_TONES[3] ?? "#000000"
  /** How many pixels of skin each row has between the throat and the chest. */
  async function bareRows(name: string): Promise<number[]> {
    const svg = drawLook({ figure: { skin: 4 }, garments: [named(name)] })
    const chest = { left: 270, top: 172, width: 60, height: 60 }
    const pixels = await sharp(Buffer.from(svg)).extract(chest).removeAlpha().raw().toBuffer()
    return range(chest.height).map(
      (row) =>
        range(chest.width).filter((column) => {
          const at = (row * chest.width + column) * 3
          return difference(`#${pixels.subarray(at, at + 3).toString("hex")}`, SKIN) < 9
        }).length,
    )
  }

  it.each(["black shirt", "navy polo shirt"])(
    "of a %s leaves one V bare and no keyhole",
    async (name) => {
      const rows = await bareRows(name)
      expect(rows.filter((bare) => bare > 0).length).toBeGreaterThan(12)
      rows.forEach((bare, row) => {
        expect(bare).toBeLessThanOrEqual(Math.min(...rows.slice(0, row + 1)) + 2)
      })
    },
  )

  it("of a polo shirt keeps its points apart below a scarf", () => {
    const breadth = (underScarf: boolean) => {
      const collar = made(named("navy polo shirt")).piece.worn(new Pen(), body, {
        ...ALONE,
        underScarf,
      })
      const leaves = collar.find(({ z }) => z === Z.collar)
      const [x0, , x1] = bounds(leaves?.s ?? "")
      return x1 - x0
    }
    expect(breadth(true)).toBeGreaterThan(breadth(false) + 4)
  })
})

it("a hoodie has no pouch where a belt bag lies on it", () => {
  expect(
    hasBeltBag(new Outfit(["grey hoodie", "black bum bag"].map((one) => made(named(one))))),
  ).toBe(true)
  expect(
    hasBeltBag(new Outfit(["grey hoodie", "black handbag"].map((one) => made(named(one))))),
  ).toBe(false)
  const paths = (underBeltBag: boolean) =>
    worn("grey hoodie", { underBeltBag }).text.split("<path").length
  expect(paths(true)).toBeLessThan(paths(false))
})

describe("flared leggings", () => {
  const across = (more: Partial<LegCut>) => {
    const cut = { leg: "flare", fit: "fitted", end: 1.085, waist: 5.05, ...more } as const
    const { outer, inner } = trouserLeg(flat, "L", cut)
    const wide = (at: number) => Math.abs(nth(outer, at)[0] - nth(inner, at)[0])
    return { hem: wide(-1), thigh: wide(-9) }
  }

  it("lie on the thigh like others and flare below the knee", () => {
    const [flared, tight, trousers] = [
      across({ clinging: true }),
      across({ leg: "skinny" }),
      across({}),
    ]
    expect(flared.thigh).toBeLessThan(tight.thigh + 1)
    expect(flared.thigh).toBeLessThan(trousers.thigh - 2)
    expect(flared.hem).toBeGreaterThan(tight.hem + 20)
  })

  it("are drawn so from their name", () => {
    const flares = worn("black flared leggings").outlines
    const trousers = worn("black flared trousers").outlines
    expect(flares[2] - flares[0]).toBeLessThan(trousers[2] - trousers[0] - 8)
  })
})

describe("leather trousers", () => {
  it("are close unless their words say wide", () => {
    expect(legLine(made(named("black leather look trousers")).words)).toBe("slim")
    expect(legLine(made(named("wide leg black leather trousers")).words)).toBe("wide")
    expect(legLine(made(named("black trousers")).words)).toBe("straight")
  })

  it("have a light on the thigh and one on the shin, and none of a jacket's many bright ones, which are pinstripes", () => {
    const panel = new Panel(pairs([0, 0, 0, 200, 0, 400]), pairs([60, 0, 60, 200, 60, 400]))
    for (const glaze of legLights(new Pen(), panel, "#272425").match(/<path[^>]*>/g) ?? [])
      expect(glaze.match(/M/g)).toHaveLength(2)
    for (const name of ["black leather trousers", "faux leather leggings"]) {
      const { colour } = made(named(name)).cloth
      expect(drawFlat(named(name))).not.toContain(`fill="${blend(colour, "#FFFFFF", 0.62)}"`)
      expect(drawFlat(named(name))).toContain(`fill="${blend(colour, "#FFFFFF", 0.42)}"`)
    }
  })
})

it.each(["straight jeans", "grey joggers", "barrel leg jeans"])(
  "%s end above the foot of ankle boots, so that their shaft shows",
  (name) => {
    const end = (bootsFrom?: number) => worn(name, { bootsFrom }).outlines[3]
    expect(end(0.87)).toBeLessThan(end() - 12)
  },
)

it.each(["silk scarf with roses", "floral scarf"])(
  "a %s has whole flowers, not a print",
  (name) => {
    const { text } = worn(name)
    expect(text.split('fill="#E3B04B"').length - 1).toBeGreaterThan(2)
    expect(text).not.toContain("url(#look-floral")
    expect(drawFlat(named(name))).not.toContain('width="112" height="118"')
  },
)

it.each(["headscarf with roses", "floral headscarf"])(
  "the flowers of a %s alone are no dots in a small picture",
  (name) => {
    const [, scale] = /patternTransform="scale\(([\d.]+)/.exec(drawFlat(named(name))) ?? []
    expect(Number(scale)).toBeGreaterThan(2)
  },
)

it("a full skirt goes on below a coat in the line that it has beneath it, not pinched by its hem", () => {
  const { R } = hang(flat, { length: 0.6, flare: 53, pressedTo: 0.35, ease: 2, n: 12 })
  const [hip, hem, end] = [nth(R, -13), nth(R, -6), nth(R, -1)]
  const slope = (from: Point, to: Point) => (to[0] - from[0]) / (to[1] - from[1])
  expect(hem[0] - hip[0]).toBeGreaterThan(14)
  expect(slope(hem, end)).toBeLessThan(slope(hip, hem) * 1.8)
})

it("an untied belt hangs from the waist, where it comes round the back through its loops", () => {
  const [x0, y0, x1, y1] = bounds(looseBelt(new Pen(), body, { colour: "#c19a6b" }, () => 5))
  expect(y0).toBeLessThan(body.T(5.15, 0)[1])
  expect(x0).toBeLessThan(body.T(5.08, -1, 3)[0])
  expect(x1).toBeGreaterThan(body.T(5.08, 1, 3)[0])
  expect(y1 - y0).toBeLessThan(150)
})

it.each(["sweatshirt", "hoodie"])(
  "an oversized %s slouches more than an oversized jumper",
  (kind) => {
    const [slouchy, jumper] = [worn(`oversized grey ${kind}`), worn("oversized grey jumper")]
    const bodice = ({ layers }: typeof jumper) =>
      bounds(layers.find(({ z, arm }) => z === Z.torso && !arm)?.s ?? "")
    expect(bodice(slouchy)[3]).toBeGreaterThan(bodice(jumper)[3] + 5)
  },
)

it("what slouches is wider at the hem than its fit, and as close under the arm", () => {
  const right = (room: number) => bodiceSides(body, { fit: "oversized", hem: 7.8, room }).right
  expect(nth(right(8), -1)[0]).toBeGreaterThan(nth(right(0), -1)[0] + 6)
  expect(nth(right(8), 0)).toEqual(nth(right(0), 0))
})

it("a dropped shoulder has its seam on the arm", () => {
  const drawn = (dropped: boolean) =>
    sleeve(new Pen(), body, "L", { colour: "#8b8c8e" }, { fit: "oversized", dropped }).s
  expect(drawn(true)).not.toBe(drawn(false))
})

it("silver shoes and bags gleam, and grey ones and silver jumpers do not", () => {
  const isFoiled = (name: string) => made(named(name)).cloth.foiled === true
  const all = (...names: readonly string[]) => names.map(isFoiled)
  expect(all("silver heels", "silver clutch bag", "gold sandals")).toEqual([true, true, true])
  expect(all("grey heels", "silver jumper")).toEqual([false, false])
  const isWhite = (name: string) => drawFlat(named(name)).includes('stroke="#FFFFFF"')
  expect([isWhite("silver clutch bag"), isWhite("grey clutch bag")]).toEqual([true, false])
  expect(worn("silver heels").text).toContain('fill="#FFFFFF"')
  expect(worn("grey heels").text).not.toContain('fill="#FFFFFF"')
})
