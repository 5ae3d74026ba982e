import { hexOf } from "@stylin/garments/colour"
import {
  type GarmentWords,
  type Kind,
  type Neckline,
  type Touch,
  wholeGarment,
} from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { clothFor } from "../clothing.ts"
import { light, shade, tint } from "../core/colour.ts"
import { bounds } from "../core/geom.ts"
import { Z } from "../core/layer.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import { drawFlat, drawLook } from "../index.ts"
import { made } from "../pieces.ts"
import { looseBelt } from "./belts.ts"
import { fronts } from "./front.ts"
import { CORDUROY } from "./jacket-collars.ts"
import { WRAPPED } from "./kinds-jackets.ts"
import { depthOf } from "./necklines.ts"
import { BRASS, STEEL } from "./seams.ts"

// The details by which a kind is named, for kinds whose outlines are alike.

const drawn = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  drawFlat({ kind, colours: [{ colour: "navy" }], ...more })

/** How many marks a drawing has in a colour. */
const marks = (svg: string, colour: string) => svg.split(`"${colour}"`).length - 1

test("jeans have brass: rivets and a button. Trousers and chinos have none", () => {
  const cotton = { cloth: { material: "cotton" } } as const
  expect(marks(drawn("jeans", cotton), BRASS)).toBeGreaterThanOrEqual(5)
  expect(marks(drawn("trousers", cotton), BRASS)).toBe(0)
  expect(marks(drawn("chinos", cotton), BRASS)).toBe(0)
})

test("a leather jacket has zips at its edge, pockets and breast, and a buckle; a blazer has none", () => {
  expect(marks(drawn("leather_jacket"), STEEL)).toBeGreaterThanOrEqual(5)
  expect(marks(drawn("blazer", { cloth: { material: "leather" } }), STEEL)).toBe(0)
})

test("a suede jacket has one plain zip, and neither a biker's others nor its buckle", () => {
  const suede = drawn("leather_jacket", { cloth: { material: "suede" } })
  expect(marks(suede, STEEL)).toBeLessThan(marks(drawn("leather_jacket"), STEEL))
  expect(marks(suede, STEEL)).toBeLessThanOrEqual(3)
})

test("no leather and no jersey has a crease or pleats, and wool has", () => {
  const lines = (material: "leather" | "jersey" | "wool") =>
    drawn("trousers", { cloth: { material }, cut: { leg: "straight" } }).split("<path").length
  const chinos = (material: "leather" | "jersey") =>
    drawn("chinos", { cloth: { material }, cut: { leg: "straight" } }).split("<path").length
  expect(lines("leather")).toBe(chinos("leather"))
  expect(lines("jersey")).toBe(chinos("jersey"))
  expect(lines("wool")).not.toBe(chinos("jersey"))
})

test.each(["wool_coat", "blazer"] as const)(
  "a double-breasted %s has two rows of buttons",
  (kind) => {
    const buttons = (coat: "closed" | undefined, touches: readonly Touch[]) => {
      const garments: GarmentWords[] = [{ kind, colours: [{ colour: "navy" }], touches }]
      return drawLook({ figure: {}, garments, styling: { coat } }).split("<circle").length
    }
    for (const coat of [undefined, "closed"] as const)
      expect(buttons(coat, ["double-breasted"])).toBeGreaterThan(buttons(coat, []))
  },
)

test("ribs are not crossed by rows of stitches, and cables keep theirs", () => {
  const knitted = (material: "knit" | "cable", touches: readonly Touch[]) =>
    drawn("jumper", { cloth: { material }, touches }).split("<pattern").length
  expect(knitted("knit", ["ribs"])).toBeLessThan(knitted("knit", []))
  expect(knitted("cable", ["ribs"])).toBe(knitted("cable", []))
})

test("stripes run on through a fold, and other prints break at it", () => {
  const isBroken = (pattern: "stripe" | "floral") =>
    /<use href="[^"]+" x="4\.5" y="3"/.test(drawn("t_shirt", { pattern }))
  expect([isBroken("stripe"), isBroken("floral")]).toEqual([false, true])
})

test("the hood of a hoodie lies over the collar of the coat on top", () => {
  const layers = made({ kind: "hoodie", colours: [{ colour: "grey" }] }).piece.worn(
    new Pen(),
    makeBody(),
    { tucked: false, underJacket: true, underCoat: true, freeHand: "L", skin: "#d7bd96" },
  )
  expect(Math.max(...layers.filter(({ arm }) => !arm).map(({ z }) => z))).toBeGreaterThan(
    Z.coat + 1,
  )
})

test("a belted coat has its belt, open or closed, beside one without", () => {
  const coat = (coat: "closed" | undefined, touches: readonly Touch[]) =>
    drawLook({
      figure: {},
      garments: [
        { kind: "jeans", colours: [{ colour: "blue" }] },
        { kind: "wool_coat", colours: [{ colour: "black" }], touches },
      ],
      styling: { coat },
    })
  for (const state of ["closed", undefined] as const) {
    expect(coat(state, ["belt"])).not.toBe(coat(state, []))
  }
})

test("a jumper shows its stitches and a sweatshirt does not, whatever their colour", () => {
  const stitched = (kind: Kind, colour: "navy" | "cream") =>
    /<pattern [^>]*width="5"/.test(drawn(kind, { colours: [{ colour }] }))
  for (const colour of ["navy", "cream"] as const) {
    expect(stitched("jumper", colour)).toBe(true)
    expect(stitched("sweatshirt", colour)).toBe(false)
  }
})

test("waxed cotton has brass studs and a brown corduroy collar, and other overshirts have neither", () => {
  const cotton = (sheen: "soft" | "matt") =>
    drawn("overshirt", { cloth: { material: "cotton", sheen } })
  const collar = tint(CORDUROY.colour, 0.4)
  expect(marks(cotton("soft"), collar)).toBeGreaterThan(0)
  expect(marks(cotton("soft"), BRASS)).toBeGreaterThanOrEqual(5)
  expect(marks(cotton("matt"), collar) + marks(cotton("matt"), BRASS)).toBe(0)
})

test("a base layer has flat seams in thread of another colour, and a long-sleeved T-shirt has none", () => {
  const threads = (kind: Kind, colour: "navy" | "white") => {
    const svg = drawn(kind, { cut: { sleeve: "long" }, colours: [{ colour }] })
    return [...svg.matchAll(/stroke="(#\w{6})"[^>]*stroke-dasharray="3 1.4"/g)].map(
      ([, hex]) => hex,
    )
  }
  for (const colour of ["navy", "white"] as const) {
    expect(threads("thermal_top", colour)).toHaveLength(1)
    expect(threads("t_shirt", colour)).toEqual([])
  }
  expect(light(threads("thermal_top", "navy")[0] ?? "")).toBeGreaterThan(light(hexOf("navy")))
  expect(light(threads("thermal_top", "white")[0] ?? "")).toBeLessThan(light(hexOf("white")))
})

test("a wrap coat crosses to the side and is tied; open, its belt hangs far down", () => {
  const coat = {
    kind: "wool_coat",
    cut: { neckline: "wrap" },
    colours: [{ colour: "camel" }],
  } as const
  const worn = (closed: boolean) => {
    const { piece } = made(coat)
    const wearing = { tucked: false, underJacket: false, underCoat: false, freeHand: "L" } as const
    const layers = piece.worn(new Pen(), makeBody(), { ...wearing, skin: "#d7bd96", closed })
    return layers.map(({ s }) => s).join("")
  }
  const body = makeBody()
  const edgeOf = (lap: number) =>
    fronts(body, { open: 0, lap, drop: 0.6 }).left.edge.at(-1)?.[0] ?? 0

  expect(worn(true)).not.toBe(worn(false))
  expect(edgeOf(WRAPPED) - edgeOf(0)).toBeGreaterThan(20)
  const ends = looseBelt(new Pen(), body, { colour: "#c19a6b" }, () => 5)
  const [, y0, , y1] = bounds(ends)
  expect(y1 - y0).toBeGreaterThan(100)
})

test("dungarees and pinafores have a brass slider on each strap", () => {
  for (const kind of ["dungarees", "pinafore"] as const) {
    expect(drawn(kind).match(new RegExp(`<rect [^>]*stroke="${BRASS}"`, "g"))).toHaveLength(2)
  }
})

test("trousers are pressed into a crease, and those of corduroy and chinos are not", () => {
  const creases = (kind: Kind, material: "wool" | "cotton" | "corduroy") => {
    const svg = drawn(kind, { cloth: { material } })
    const tone = shade(clothFor(wholeGarment({ kind, colours: [{ colour: "navy" }] })).colour, 1.5)
    return svg.split(`fill="${tone}" fill-opacity="0.8"`).length - 1
  }
  expect(creases("trousers", "wool")).toBe(2)
  expect(creases("trousers", "corduroy")).toBe(0)
  expect(creases("chinos", "cotton")).toBe(0)
})

test.each(["leather_jacket", "belt", "ankle_boots", "heels", "shoulder_bag", "tote_bag"] as const)(
  "a studded %s is set with studs, and another has none",
  (kind) => {
    const rows = (touches: readonly Touch[]) =>
      drawn(kind, { touches }).match(/stroke="#D6D4D0" [^>]*stroke-dasharray="0 /g)?.length ?? 0
    expect(rows(["studs"])).toBeGreaterThan(0)
    expect(rows([])).toBe(0)
  },
)

test("a teddy coat is curly, faux fur long-haired, and shearling suede with wool at its edges", () => {
  const tiles = (...touches: Touch[]) =>
    [...drawn("teddy_coat", { touches }).matchAll(/<pattern [^>]*width="(\d+)"/g)].map(([, w]) => w)
  const [curls, hairs, nap] = ["34", "64", "26"]
  expect(tiles()).toContain(curls)
  expect(tiles()).not.toContain(hairs)
  expect(tiles("long-pile")).toContain(hairs)
  expect(tiles("shearling")).toEqual(expect.arrayContaining([nap, curls]))
  const wool = 'stroke="#EBDFC8" stroke-width="11"'
  // Both front edges with their hems, and both cuffs.
  expect(drawn("teddy_coat", { touches: ["shearling"] }).split(wool)).toHaveLength(5)
})

test("a duffle coat has four toggles in loops on both sides, and no other wool coat any", () => {
  const horn = (neckline: "hood" | "lapel") =>
    drawn("wool_coat", { cut: { neckline } })
      .match(/<path d="[^"]+" fill="#8A5A36"/g)
      ?.join("") ?? ""
  expect(horn("hood").split("M")).toHaveLength(5)
  expect(horn("lapel")).toBe("")
  const level = (u: "left" | "right") => fronts(makeBody(), { ...OPEN_DUFFLE })[u].edge[2]?.[1]
  expect(level("left")).toBeCloseTo(level("right") ?? 0, 0)
})
const OPEN_DUFFLE = { drop: 0.5, open: 0, breakAt: 2.2, lap: 0.06 } as const

test("what is ribbed has ribs from top to hem, which show on cream as on black", () => {
  const ribs = (kind: Kind, colour: "cream" | "navy" | "black", touches: readonly Touch[]) =>
    drawn(kind, { colours: [{ colour }], touches }).match(
      /stroke="(#\w{6})" stroke-width="1\.[56]"[^>]*opacity="0\.\d+"/,
    )?.[1]
  const [cream, black] = (["cream", "black"] as const).map(
    (colour) => clothFor(wholeGarment({ kind: "vest", colours: [{ colour }] })).colour,
  )
  for (const kind of ["jumper", "vest", "day_dress"] as const) {
    expect(ribs(kind, "navy", [])).toBeUndefined()
    expect(ribs(kind, "navy", ["ribs"])).toBeDefined()
    expect(light(cream ?? "") - light(ribs(kind, "cream", ["ribs"]) ?? "")).toBeGreaterThan(0.2)
    expect(light(ribs(kind, "black", ["ribs"]) ?? "") - light(black ?? "")).toBeGreaterThan(0.08)
  }
})

test("a slip skirt of one colour gleams aslant, and a printed one shows its print", () => {
  const gleams = (pattern: "plain" | "floral") =>
    drawn("midi_skirt", { cut: { skirt: "slip" }, pattern, cloth: { material: "viscose" } }).split(
      `fill="${tint(clothFor(wholeGarment({ kind: "midi_skirt", colours: [{ colour: "navy" }] })).colour, 1.8)}" fill-opacity="0.6"`,
    ).length - 1
  expect(gleams("plain")).toBe(1)
  expect(gleams("floral")).toBe(0)
})

test("a collared blouse gathers its full sleeves into deep cuffs, and a shirt has plain ones", () => {
  const width = (kind: "blouse" | "shirt") => {
    const pen = new Pen()
    const words = wholeGarment({
      kind,
      cut: { neckline: "collar" },
      colours: [{ colour: "white" }],
    })
    const wearing = { tucked: false, underJacket: false, underCoat: false, freeHand: "L" } as const
    made(words).piece.worn(pen, makeBody({ pose: "square" }), { ...wearing, skin: "#d7bd96" })
    const [x0, , x1] = bounds(pen.outlines)
    return x1 - x0
  }
  expect(width("blouse") - width("shirt")).toBeGreaterThan(10)
})

test("a blouse opens less far than a V-neck, and a covered button holds its slit, but no bow unless it has one", () => {
  const opening = depthOf(makeBody({}), "split")
  expect(opening).toBeLessThan(depthOf(makeBody({}), "v") - 0.5)
  const silk = (neckline: Neckline) => ({ cloth: { material: "silk" }, cut: { neckline } }) as const
  const covered = (svg: string) => svg.split('r="2.8"').length - 1
  for (const neckline of ["v", "crew", "scoop"] as const) {
    expect(covered(drawn("blouse", silk(neckline)))).toBe(1)
  }
  for (const neckline of ["collar", "bow"] as const) {
    expect(covered(drawn("blouse", silk(neckline)))).toBe(0)
  }
})

test("paisley is teardrops strung round with dots, and other abstract prints are not", () => {
  const strings = (touches: readonly Touch[]) =>
    /stroke-dasharray="0 4\.6"/.test(drawn("blouse", { pattern: "abstract", touches }))
  expect(strings(["paisley"])).toBe(true)
  expect(strings([])).toBe(false)
})

test("a coat's buttons are larger than a blazer's, and paler than black cloth", () => {
  const button = (kind: Kind, colour: "black" | "camel") =>
    /<circle [^>]*r="(3|3\.8)" fill="(#\w{6})"/.exec(drawn(kind, { colours: [{ colour }] })) ?? []
  const cloth = (colour: "black" | "camel") =>
    light(clothFor(wholeGarment({ kind: "wool_coat", colours: [{ colour }] })).colour)
  expect(Number(button("wool_coat", "black")[1])).toBeGreaterThan(
    Number(button("blazer", "black")[1]),
  )
  expect(light(button("wool_coat", "black")[2] ?? "")).toBeGreaterThan(cloth("black") + 0.08)
  expect(light(button("wool_coat", "camel")[2] ?? "")).toBeLessThan(cloth("camel"))
})

test("a ballerina's bow is of its own leather, and a court shoe has none", () => {
  const bow = (kind: "flats" | "heels") => {
    const { colour } = clothFor(wholeGarment({ kind, colours: [{ colour: "navy" }] }))
    return marks(drawn(kind), shade(colour, 0.5))
  }
  expect(bow("flats")).toBe(bow("heels") + 1)
})
