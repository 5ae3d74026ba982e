import { type ColourName, MONK_TONES, toOklab } from "@stylin/garments/colour"
import { BODY_SIZES, BODY_TYPES, type GarmentWords, type Kind } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { skinTones } from "./core/colour.ts"
import { type Layer, Z } from "./core/layer.ts"
import { Pen } from "./core/pen.ts"
import { dressedLayers } from "./dressed.ts"
import { type Body, makeBody } from "./figure/body.ts"
import { wholeFigure } from "./figure-words.ts"
import { atHeight, type FrontCut, fronts } from "./garments/front.ts"
import { type LegCut, trouserLeg } from "./garments/legs.ts"
import { BRASS } from "./garments/seams.ts"
import { drawFlat, drawLook, FIGURE_POSES } from "./index.ts"
import { Outfit } from "./outfit.ts"
import type { Wearing } from "./piece.ts"
import { made } from "./pieces.ts"

// What strangers saw wrong when they compared looks with the names beside them: each stays mended.

/** How the tile of blooms lies. */
const BLOOMS = `fill-opacity=".035"`
const SKINS = ["#f6e3d3", "#ead8c0", "#d7bd96", "#b58a5f", "#7a5036", "#4a2e22"] as const
const words = (kind: Kind, colour: ColourName, more: Partial<GarmentWords> = {}): GarmentWords => ({
  kind,
  colours: [{ colour }],
  ...more,
})
const hexes = (svg: string) => svg.match(/#[0-9A-Fa-f]{6}\b/g) ?? []
const chroma = (hex: string) => Math.hypot(...toOklab(hex).slice(1))
const apart = (one: string, other: string) => {
  const [a, b] = [toOklab(one), toOklab(other)]
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)))
}
const layersOf = (one: GarmentWords, how: Partial<Wearing> = {}) =>
  made(one).piece.worn(new Pen(), makeBody(), {
    tucked: false,
    underJacket: false,
    underCoat: false,
    freeHand: "L",
    skin: "#d7bd96",
    ...how,
  })
const drawn = (layers: readonly Layer[]) => layers.map(({ s }) => s).join("")

test.each(["black", "charcoal", "grey"] as const)(
  "%s tights are grey from hip to toe, on any skin",
  (colour) => {
    for (const skin of SKINS) {
      const fills = hexes(drawn(layersOf(words("tights", colour), { skin })))
      expect(fills.length).toBeGreaterThan(0)
      for (const hex of fills) expect(chroma(hex)).toBeLessThan(0.016)
    }
  },
)

test("feet in opaque tights are as grey as the legs, and slits show tights and no skin", () => {
  const tights = words("tights", "black")
  const flats = words("flats", "black")
  const dress = words("evening_dress", "navy", { touches: ["slit"] })
  const skin = MONK_TONES[4]
  const reds = (garments: readonly GarmentWords[]) =>
    hexes(
      drawn(
        dressedLayers(
          new Pen(),
          makeBody(),
          wholeFigure({ skin: 5 }),
          new Outfit(garments.map(made)),
        ).filter(({ z }) => z < Z.armL),
      ),
    ).filter((hex) => hex === skinTones(skin).lit)
  expect(reds([dress, flats]).length).toBeGreaterThan(0)
  expect(reds([dress, flats, tights])).toEqual([])
})

test.each([
  ["brown", "#7a5036"],
  ["beige", "#ead8c0"],
  ["ecru", "#f6e3d3"],
] as const)("nobody takes a top in %s for bare skin", (colour, skin) => {
  const [cloth = ""] = hexes(drawn(layersOf(words("t_shirt", colour), { skin })))
  expect(apart(cloth, skin)).toBeGreaterThan(0.06)
})

test("a navy top stays navy on the deepest skin", () => {
  const [navy, on] = [words("t_shirt", "navy"), "#4a2e22"]
  const [cloth = ""] = hexes(drawn(layersOf(navy, { skin: on })))
  const [usual = ""] = hexes(drawn(layersOf(navy)))
  expect(apart(cloth, usual)).toBeLessThan(0.01)
})

test("the deepest skin is modelled by light, though it is nearly as grey as tights", () => {
  for (const tone of MONK_TONES.slice(-2)) {
    expect(toOklab(skinTones(tone).lit)[0]).toBeGreaterThan(toOklab(tone)[0] + 0.06)
  }
})

test("light tights let the skin through, and only they", () => {
  const sheer: Partial<GarmentWords> = { cloth: { material: "nylon", weight: "light" } }
  const [thin, thick] = [sheer, {}].map((more) =>
    drawn(layersOf(words("tights", "black", more), { skin: "#d7bd96" })),
  )
  expect(Math.max(...hexes(thin ?? "").map(chroma))).toBeGreaterThan(
    Math.max(...hexes(thick ?? "").map(chroma)) + 0.02,
  )
})

test("alone, light tights are as pale as paper that shows through them", () => {
  const [thin, thick] = (["light", "mid"] as const).map((weight) =>
    drawFlat(words("tights", "black", { cloth: { material: "nylon", weight } })),
  )
  const wash = (svg = "") => /<\/defs>.*?fill="(#\w{6})" *\/>(?=<use)/.exec(svg)?.[1] ?? ""
  expect(toOklab(wash(thin))[0]).toBeGreaterThan(toOklab(wash(thick))[0] + 0.2)
})

test("tights keep their colour: thin skirts over them are lined to the hem", () => {
  const chiffon = words("maxi_skirt", "white", { cloth: { material: "chiffon" } })
  const thin = (garments: readonly GarmentWords[]) =>
    dressedLayers(new Pen(), makeBody(), wholeFigure({ skin: 5 }), new Outfit(garments.map(made)))
      .map(({ s }) => s)
      .join("")
      .includes('<g opacity="0.66">')
  expect(thin([chiffon])).toBe(true)
  expect(thin([chiffon, words("tights", "black")])).toBe(false)
})

test("without shoes the feet of tights cover those of the skin", () => {
  for (const { z } of layersOf(words("tights", "black"))) {
    expect(z).toBeGreaterThan(21)
    expect(z).toBeLessThan(Z.shoes)
  }
})

test.each(["grey", "olive", "navy", "black", "cream"] as const)(
  "the fur on the hood of a %s parka is no skin",
  (colour) => {
    const svg = drawn(layersOf(words("parka", colour)))
    const trim = /stroke="(#\w{6})" stroke-width="11.5"/.exec(svg)?.[1] ?? ""
    expect(trim).not.toBe("")
    for (const skin of SKINS) expect(apart(trim, skin)).toBeGreaterThan(0.05)
  },
)

test.each(["jumpsuit", "shirt_dress"] as const)(
  "the buckle of a black %s is covered in its cloth",
  (kind) => {
    expect(drawn(layersOf(words(kind, "black")))).not.toContain(BRASS)
  },
)

test("a pale frame of sunglasses is wider than its edge and lightens the glass", () => {
  const glass = (colour: ColourName) =>
    /<path[^>]+fill="(#\w{6})"/.exec(drawn(layersOf(words("sunglasses", colour))))?.[1] ?? ""
  expect(toOklab(glass("beige"))[0]).toBeGreaterThan(toOklab(glass("black"))[0] + 0.12)
})

test("a hoodie keeps its hood beneath a coat's: inside it, and above it", () => {
  const hoodie = words("hoodie", "brown")
  const hooded = new Outfit([made(hoodie), made(words("raincoat", "red"))])
  const plain = new Outfit([made(hoodie), made(words("wool_coat", "red"))])
  const first = ({ garments }: Outfit) => garments[0] ?? made(hoodie)
  expect(hooded.isUnderHood(first(hooded))).toBe(true)
  expect(plain.isUnderHood(first(plain))).toBe(false)

  const inside = layersOf(hoodie, { underJacket: true, underHood: true })
  expect(inside.some(({ z }) => z > Z.coat + 1 && z < Z.armL)).toBe(true)
})

test("a bag under the arm lies beneath the arm, not before it", () => {
  const [bag] = layersOf(words("shoulder_bag", "black"))
  expect(bag?.z).toBeLessThan(Z.armL)
  expect(bag?.z).toBeGreaterThan(Z.coat)
})

/** How wide the pen draws an edge, in px: what lies under its line is not seen. */
const PEN = 2

/** How far legs stand out beside a coat at most, in px; negative inside it. */
function beside(body: Body, leg: LegCut, coat: FrontCut): number {
  const { left, right } = fronts(body, coat)
  const beyond = ([left, right] as const).flatMap(({ u, side }) => {
    const hem = side.at(-1)?.[1] ?? 0
    return trouserLeg(body, u < 0 ? "L" : "R", leg)
      .outer.slice(3)
      .filter(([, y]) => y <= hem)
      .map(([x, y]) => u * (x - atHeight(side, y)[0]))
  })
  return Math.max(...beyond)
}

test("wide legs stay within a long coat, in every pose", () => {
  const leg = { leg: "wide", fit: "regular", end: 1.085, waist: 5.05, underCoat: true } as const
  for (const pose of FIGURE_POSES) {
    const coat = { drop: 0.95, open: 0.5, overWide: true }
    expect(beside(makeBody({ pose }), leg, coat), pose).toBeLessThan(PEN)
  }
})

test.each(["tapered", "straight"] as const)(
  "%s legs stay within a coat to the thigh, on every body in every size",
  (leg) => {
    const cut = { leg, fit: "relaxed", end: 1, waist: 5.6, underCoat: true } as const
    for (const type of BODY_TYPES)
      for (const size of BODY_SIZES)
        for (const pose of FIGURE_POSES) {
          const coat = { drop: 0.28, open: 0.5, flare: 8 }
          const out = beside(makeBody({ type, size, pose }), cut, coat)
          expect(out, `${type} ${size} ${pose}`).toBeLessThan(PEN)
        }
  },
)

test("a cropped layer is buttoned straight down the middle of the body that leans", () => {
  for (const pose of FIGURE_POSES) {
    const body: Body = makeBody({ pose })
    const { right } = fronts(body, { hem: 5.4, open: 0, lap: 0, breakAt: 3.7 })
    const low = right.edge.at(-1) ?? [0, 0]
    expect(Math.abs(low[0] - body.T(5.4, 0)[0])).toBeLessThan(1)
  }
})

test("chinos have turned-up hems only where the styling says so", () => {
  const plain = drawn(layersOf(words("chinos", "beige", { cut: { leg: "straight" } })))
  const turned = drawn(
    layersOf(words("chinos", "beige", { cut: { leg: "straight" } }), { hemsUp: true }),
  )
  expect(turned.length).toBeGreaterThan(plain.length)
})

test("white and pale cloth has no blooms of settled pigment, which would be taken for stains", () => {
  const blooms = (colour: ColourName) =>
    drawLook({ figure: {}, garments: [words("chinos", colour)] }).includes(BLOOMS)
  expect([blooms("white"), blooms("pink"), blooms("navy")]).toEqual([false, false, true])
})

test.each(["shirt", "jumpsuit", "shirt_dress"] as const)(
  "a scarf buttons the collar of a %s up",
  (kind) => {
    const collared = words(kind, "navy", { cut: { neckline: "collar" } })
    const buttons = (underScarf: boolean) =>
      drawn(layersOf(collared, { underScarf })).match(/<circle/g)?.length ?? 0
    expect(buttons(true)).toBeGreaterThanOrEqual(buttons(false))
    expect(drawn(layersOf(collared, { underScarf: true }))).not.toBe(drawn(layersOf(collared)))
  },
)
