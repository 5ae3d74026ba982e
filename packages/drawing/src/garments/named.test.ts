import type { GarmentWords, Kind, Touch } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { bounds, first, last, nth } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { MANNEQUIN, makeBody } from "../figure/body.ts"
import { ALONE } from "../flat.ts"
import { drawFlat, drawLook } from "../index.ts"
import { made } from "../pieces.ts"
import { expectOnSheet, expectSound, words } from "../testing/drawn.ts"
import { bandCollar, shirtCollar } from "./collars.ts"
import { trouserLeg } from "./legs.ts"
import { STEEL } from "./seams.ts"

// What strangers took for something else when it was drawn as its kind usually is: its name says more.

const mannequin = makeBody({ measures: MANNEQUIN, pose: "flat" })
const standing = makeBody()
const touched = (kind: Kind, ...touches: Touch[]) => words(kind, { touches })
const worn = (garment: GarmentWords, body = standing) =>
  made(garment)
    .piece.worn(new Pen(), body, ALONE)
    .map(({ s }) => s)
    .join("")
const circles = (svg: string) =>
  [...svg.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => Number(x))
const marks = (svg: string, colour: string) => svg.split(`"${colour}"`).length - 1

test.each(["wide_leg_jeans", "jeans", "trousers"] as const)(
  "baggy %s are wide at the knee and come in at the hem",
  (kind) => {
    expect(worn(touched(kind, "baggy"))).not.toBe(worn(words(kind)))
    const across = (leg: "baggy" | "straight" | "wide") => {
      const { outer, inner } = trouserLeg(mannequin, "R", {
        leg,
        fit: "relaxed",
        end: 1.085,
        waist: 5,
      })
      return { knee: nth(outer, 7)[0] - nth(inner, 4)[0], hem: last(outer)[0] - last(inner)[0] }
    }
    expect(across("baggy").knee).toBeGreaterThan(across("straight").knee + 15)
    expect(across("baggy").hem).toBeLessThan(across("baggy").knee)
    expect(across("wide").hem).toBeGreaterThan(across("wide").knee)
  },
)

test("a jacket with a stand collar has no lapels, and is buttoned up to its neck", () => {
  const highest = (svg: string) =>
    Math.min(...[...svg.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)"/g)].map(([, y]) => Number(y)))
  const [stood, turned] = [touched("blazer", "stand-collar"), words("blazer")].map((one) =>
    worn(one, mannequin),
  )
  expect(circles(stood ?? "").length).toBeGreaterThan(circles(turned ?? "").length + 2)
  expect(highest(stood ?? "")).toBeLessThan(mannequin.T(1.6, 0)[1])
  expect(highest(turned ?? "")).toBeGreaterThan(mannequin.T(4, 0)[1])
})

test.each(["shirt", "blouse", "tunic", "shirt_dress", "day_dress"] as const)(
  "a %s with a stand collar is drawn with another neck than its usual one",
  (kind) => {
    expect(worn(touched(kind, "stand-collar"))).not.toBe(worn(words(kind)))
  },
)

test("a band stands above the point where the points of a turned-down collar lie", () => {
  const cloth = { colour: "#3f6c51" }
  const lowest = (svg: string) => bounds(svg)[3]
  const collars = [standing, mannequin].map((body) => ({
    band: lowest(bandCollar(new Pen(), body, cloth, 1).s),
    turned: lowest(shirtCollar(new Pen(), body, cloth).s),
  }))
  for (const { band, turned } of collars) expect(band).toBeLessThan(turned - 3)
})

test.each(["jumper", "cardigan", "knitted_vest"] as const)(
  "the stitches of a thin %s are small and faint",
  (kind) => {
    const thin = drawFlat(words(kind, { cloth: { material: "wool", weight: "light" } }))
    expect(thin).toContain('opacity=".17"')
    expect(drawFlat(words(kind))).not.toContain('opacity=".17"')
  },
)

test("a thin jumper lies closer than a thick one", () => {
  const wide = (garment: GarmentWords) => {
    const pen = new Pen()
    made(garment).piece.worn(pen, standing, ALONE)
    const [x0, , x1] = bounds(pen.outlines)
    return x1 - x0
  }
  const thin = words("jumper", { cloth: { material: "knit", weight: "light" } })
  expect(wide(thin)).toBeLessThan(wide(words("jumper")) - 2)
})

test("a light jacket has a zip in place of studs, and a hem that is drawn in at the hip", () => {
  const cut = { length: "regular" } as const
  const pen = new Pen()
  const svg = made(words("raincoat", { cut, touches: ["elastic-hem"] }))
    .piece.worn(pen, mannequin, ALONE)
    .map(({ s }) => s)
    .join("")
  expect(bounds(pen.outlines)[3]).toBeLessThan(mannequin.T(8, 0)[1] + 20)
  expect(svg).toContain(`stroke="${STEEL}"`)
  expect(circles(svg).length).toBeLessThan(circles(worn(words("raincoat"))).length)
})

test.each(["blazer", "wool_coat", "trench_coat"] as const)(
  "an open double-breasted %s shows two rows of buttons on the front that lies above",
  (kind) => {
    const double = kind === "trench_coat" ? words(kind) : touched(kind, "double-breasted")
    const places = circles(worn(double))
    const row = (left: number) => places.filter((x) => Math.abs(x - left) < 6).length
    const nearest = Math.min(...places.filter((x) => x > standing.T(5, 0)[0] - 12))
    expect(row(nearest)).toBeGreaterThanOrEqual(2)
    expect(row(nearest + 19)).toBeGreaterThanOrEqual(2)
  },
)

test("a biker jacket of suede is a biker jacket, with press studs on its lapels", () => {
  const suede = { cloth: { material: "suede" } } as const
  const biker = drawFlat(words("leather_jacket", { ...suede, touches: ["biker"] }))
  expect(marks(biker, STEEL)).toBe(marks(drawFlat(words("leather_jacket")), STEEL))
  expect(marks(biker, STEEL)).toBeGreaterThan(
    marks(drawFlat(words("leather_jacket", suede)), STEEL),
  )
  expect(biker.match(new RegExp(`<circle[^>]+r="2.5" fill="${STEEL}"`, "g"))).toHaveLength(4)
})

const FRINGED = ["leather_jacket", "scarf", "cape", "shoulder_bag", "tote_bag", "backpack"] as const
test.each(FRINGED)("strips hang from a fringed %s, alone and worn", (kind) => {
  const garments = [touched(kind, "fringed"), words("jeans")]
  for (const draw of [
    (all: readonly GarmentWords[]) => drawFlat(first(all) ?? words(kind)),
    (all: readonly GarmentWords[]) => drawLook({ figure: {}, garments: all }),
  ]) {
    const fringed = draw(garments)
    expectSound(fringed)
    expectOnSheet(fringed)
    expect(fringed.length).toBeGreaterThan(draw([words(kind), words("jeans")]).length + 300)
  }
})

test.each(["midi_skirt", "day_dress", "blazer", "t_shirt"] as const)(
  "a metallic %s glitters, and one of sequins has discs that face the light",
  (kind) => {
    const has = (garment: GarmentWords, name: RegExp) => name.test(drawFlat(garment))
    expect(has(touched(kind, "metallic"), /stroke-linecap="round" opacity="\.7"/)).toBe(true)
    expect(has(words(kind), /stroke-linecap="round" opacity="\.7"/)).toBe(false)
    expect(has(words(kind, { cloth: { material: "sequin" } }), /1 0 4\.4 0/)).toBe(true)
  },
)
