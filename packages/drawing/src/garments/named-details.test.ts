import { parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { skinTones } from "../core/colour.ts"
import { bounds } from "../core/geom.ts"
import { Z } from "../core/layer.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import { drawFlat, drawLook, FIGURE_POSES } from "../index.ts"
import type { Wearing } from "../piece.ts"
import { made } from "../pieces.ts"
import { expectOnSheet, expectSound, words } from "../testing/drawn.ts"
import { ALONE } from "./shoes/testing.ts"

// Details that a name says and a picture once left out: slits, coats of animals, collars of velvet, woven leather.

const named = (name: string) => {
  const { kind = "t_shirt", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}
const SKIN = "#7a5036"
const { lit } = skinTones(SKIN)

const layersOf = (name: string, how: Partial<Wearing> = {}, body = makeBody()) =>
  made(named(name)).piece.worn(new Pen(), body, { ...ALONE, skin: SKIN, ...how })
const drawn = (name: string) =>
  layersOf(name)
    .map(({ s }) => s)
    .join("")

describe("a slit", () => {
  const SLIT = [Z.skirt + 0.1, Z.dress + 0.6]
  const slitIn = (name: string, how: Partial<Wearing> = {}, body = makeBody()) =>
    layersOf(name, how, body).find(({ z }) => SLIT.includes(z))?.s

  it.each([
    "slit skirt",
    "midi skirt with side split",
    "split skirt black",
    "pencil skirt with slit",
    "denim maxi skirt with front slit",
    "maxi dress with thigh slit",
    "black slip dress with slit",
    "navy evening dress with slit",
    "knitted midi dress with side split",
  ])("opens the hem of a %s, and the leg shows in it", (name) => {
    expect(slitIn(name)).toContain(`fill="${lit}"`)
    expect(slitIn(name, {}, makeBody({ pose: "flat" }))).not.toContain(`fill="${lit}"`)
  })

  it.each([
    "midi skirt",
    "pencil skirt",
    "maxi dress",
    "navy evening dress",
    "long evening dress without slit",
  ])("is not in a %s", (name) => expect(slitIn(name)).toBeUndefined())

  it("shows a leg in tights in the tights' colour, and none where a boot is", () => {
    const skin = "#26242a"
    expect(slitIn("slit skirt", { inTights: true, skin })).toContain(`fill="${skin}"`)
    const leg = (bootsFrom?: number) => {
      const slit = slitIn("slit skirt", { bootsFrom }) ?? ""
      return bounds(/<path [^>]*\/><\/g>/.exec(slit)?.[0] ?? "")[3]
    }
    expect(leg(0.55)).toBeLessThan(leg() - 60)
  })

  it("is one alone: the seam at the hem of a pencil skirt gives way to it", () => {
    const seams = (name: string) => layersOf(name)[0]?.s.split("<path").length ?? 0
    expect(seams("black pencil skirt with slit")).toBeLessThan(seams("black pencil skirt"))
  })
})

describe("the coat of an animal", () => {
  const tiles = (name: string) =>
    [...drawFlat(named(name)).matchAll(/<pattern [^>]*width="([\d.]+)" height="([\d.]+)"/g)].map(
      ([, w, h]) => `${w} ${h}`,
    )
  const SIZES = {
    leopard: "66 66",
    zebra: "78 72",
    cow: "104 112",
    tiger: "84 80",
    snake: "56 54",
    dalmatian: "62 64",
  }

  it.each(Object.entries(SIZES))("is its own on a %s print skirt", (animal, size) => {
    const found = tiles(`${animal} print skirt`)
    for (const [other, own] of Object.entries(SIZES)) {
      expect(found.includes(own), other).toBe(own === size)
    }
  })

  it("keeps its marks where it is dyed", () => {
    expect(tiles("pink zebra print blouse")).toContain(SIZES.zebra)
    expect(tiles("green snake print dress")).toContain(SIZES.snake)
  })
})

describe("a velvet collar", () => {
  const BLACK = "#262226"

  it.each(["camel wool coat with velvet collar", "camel crombie", "camel chesterfield coat"])(
    "of black lies on the lapels of a %s, which are of its own cloth",
    (name) => {
      const collar = layersOf(name).find(({ z }) => z === Z.coat + 1)?.s
      expect(collar?.split(`fill="${BLACK}"`)).toHaveLength(3)
      expect(collar).toContain("url(#")
      expect(layersOf(name).find(({ z }) => z === Z.coat)?.s).not.toContain(`fill="${BLACK}"`)
    },
  )

  it("is of the coat's second colour, unless that is printed on it", () => {
    const colours = [{ colour: "camel" }, { colour: "navy" }] as const
    const collar = (pattern: "plain" | "check") => {
      const { piece, cloth } = made({ ...named("camel crombie"), colours, pattern })
      const layers = piece.worn(new Pen(), makeBody(), { ...ALONE, skin: SKIN })
      const s = layers.find(({ z }) => z === Z.coat + 1)?.s ?? ""
      return [s.includes(`fill="${cloth.second}"`), s.includes(`fill="${BLACK}"`)]
    }
    expect(collar("plain")).toEqual([true, false])
    expect(collar("check")).toEqual([false, true])
  })

  it("is not of the metal of the coat's buttons", () => {
    const svg = (metal: "gold" | "silver") =>
      drawFlat({ ...named("navy crombie"), colours: [{ colour: "navy" }, { colour: metal }] })
    for (const metal of ["gold", "silver"] as const) expect(svg(metal)).toContain(`fill="${BLACK}"`)
  })

  it("lies smooth on the long pile of a fur coat", () => {
    const coat = words("wool_coat", {
      cloth: { material: "fur" },
      touches: ["long-pile", "velvet-collar"],
    })
    const collar = made(coat)
      .piece.worn(new Pen(), makeBody(), ALONE)
      .find(({ z }) => z === Z.coat + 1)?.s
    expect(collar).toContain(`fill="${BLACK}"`)
    expect(collar).not.toContain("<use")
  })

  it("is not on other coats", () => expect(drawn("camel wool coat")).not.toContain(BLACK))
})

describe("woven leather", () => {
  const surface = (name: string) => made(named(name)).cloth.material

  it.each([
    "intrecciato bag",
    "woven leather bag",
    "woven leather loafers",
    "braided leather belt",
  ])("has strips that go over and under each other: %s", (name) => {
    expect(surface(name)).toBe("woven")
    expect(drawFlat(named(name))).toMatch(/<pattern [^>]*width="16" height="16"/)
  })

  it.each(["leather bag", "woven straw bag", "woven scarf", "leather bag with woven strap"])(
    "is not what a %s is of",
    (name) => expect(surface(name)).not.toBe("woven"),
  )
})

it.each([
  "midi skirt with side split",
  "maxi dress with thigh slit",
  "cow print shirt",
  "tiger print blouse",
  "snake print ankle boots",
  "dalmatian print dress",
  "navy coat with velvet collar",
  "woven leather bag",
])("%s is drawn whole, in every pose", (name) => {
  for (const pose of FIGURE_POSES) {
    const svg = drawLook({ figure: { pose }, garments: [named(name)] })
    expectSound(svg)
    expectOnSheet(svg)
  }
  expectSound(drawFlat(named(name)))
})
