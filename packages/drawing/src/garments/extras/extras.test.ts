import { expect, test } from "vitest"
import { bounds, dist } from "../../core/geom.ts"
import { Z } from "../../core/layer.ts"
import { Pen } from "../../core/pen.ts"
import { makeBody } from "../../figure/body.ts"
import type { Rise } from "../../figure/hang.ts"
import { belt, beltAlone } from "./belt.ts"
import { type EarringForm, earringFormOf, earrings, earringsAlone } from "./earrings.ts"
import { sunglasses, sunglassesAlone } from "./eyewear.ts"
import { gloveCuffs, glovesAlone } from "./gloves.ts"
import { HATS, type HatKind } from "./hats.ts"
import * as jewellery from "./jewellery.ts"
import * as alone from "./jewellery-alone.ts"
import { scarf, scarfAlone, scarfFormOf } from "./scarf.ts"
import { small } from "./small.ts"

// Object.keys loses the key type of the table.
const HAT_KINDS = Object.keys(HATS) as HatKind[]
const cloth = { colour: "#c9a45c" }
const body = makeBody({ arms: { R: "pocket" } })
const size = (svg: string) => {
  const [x0, y0, x1, y1] = bounds(svg)
  return { width: x1 - x0, height: y1 - y0 }
}
const hat = (kind: HatKind) => {
  const pen = new Pen()
  HATS[kind](small(pen, cloth, [0, 0], 100), false)
  return pen.outlines
}

test("a sun hat is the widest, a beanie the tallest above its width", () => {
  const wide = HAT_KINDS.map((kind) => size(hat(kind)).width)
  const tall = HAT_KINDS.map((kind) => size(hat(kind)).height / size(hat(kind)).width)

  expect(Math.max(...wide)).toBe(size(hat("sun_hat")).width)
  expect(HAT_KINDS[tall.indexOf(Math.max(...tall))]).toBe("beanie")
  expect(new Set(HAT_KINDS.map(hat)).size).toBe(HAT_KINDS.length)
})

test("the ends of a scarf hang apart, so that the top is seen between them", () => {
  const pen = new Pen()
  scarf(pen, body, cloth)
  const [right, left] = (pen.outlines.match(/<path[^>]+>/g) ?? []).map((outline) => bounds(outline))

  expect((right?.[0] ?? 0) - (left?.[2] ?? 0)).toBeGreaterThan(15)
})

test("small things alone are drawn large, with lines that were not scaled up", () => {
  const drawings = [
    sunglassesAlone(new Pen(), cloth),
    alone.necklaceAlone(new Pen(), cloth),
    earringsAlone(new Pen(), cloth, "hoops"),
    alone.braceletAlone(new Pen(), cloth),
    alone.ringAlone(new Pen(), cloth),
    alone.watchAlone(new Pen(), cloth),
    beltAlone(new Pen(), cloth),
    glovesAlone(new Pen(), cloth),
    scarfAlone(new Pen(), cloth),
  ]

  for (const drawn of drawings) {
    const { width, height } = size(drawn)
    expect(Math.max(width, height)).toBeGreaterThan(140)
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
  }
  expect(new Set(drawings).size).toBe(drawings.length)
})

test("pearls are beads on a string, and metal is a chain", () => {
  const pearl = { colour: "#f2e8d5", material: "pearl" } as const
  const strings = [
    alone.necklaceAlone(new Pen(), pearl),
    alone.braceletAlone(new Pen(), pearl),
    ...jewellery.necklace(new Pen(), body, pearl).map(({ s }) => s),
    ...jewellery.bracelet(new Pen(), body, pearl).map(({ s }) => s),
  ]

  for (const drawn of strings) expect(drawn).toMatch(/stroke-dasharray="0 \d/)
  expect(alone.braceletAlone(new Pen(), cloth)).not.toContain("stroke-dasharray")
})

test("hoops are open rings, studs sit on the ear, and drops and leaves hang below it", () => {
  // Of a head that is turned away only one ear shows.
  const turned = makeBody({ pose: "lean" })
  const forms: readonly EarringForm[] = ["hoops", "ear-studs", "drops", "leaves"]
  const [hoops, studs, drops, leaves] = forms.map((form) => {
    const pen = new Pen()
    const [worn] = earrings(pen, turned, cloth, form)
    const [x0, y0, x1, y1] = bounds(pen.outlines || (worn?.s ?? ""))
    return { width: x1 - x0, low: y1, high: y0 }
  })

  expect(studs?.width).toBeLessThan(7)
  expect(hoops?.width).toBeGreaterThan(8)
  expect(drops?.low).toBeGreaterThan((studs?.low ?? 0) + 10)
  expect(leaves?.low).toBeGreaterThan((studs?.low ?? 0) + 8)
  expect(leaves?.width).toBeLessThan(hoops?.width ?? 0)
  expect(new Set(forms.map((form) => earringsAlone(new Pen(), cloth, form))).size).toBe(4)
})

test("earrings are made as they are called; of pearl they else hang, of metal they are hoops", () => {
  const pearl = { colour: "#f2e8d5", material: "pearl" } as const

  expect(earringFormOf(["ear-studs"], pearl)).toBe("ear-studs")
  expect(earringFormOf(["hoops"], pearl)).toBe("hoops")
  expect(earringFormOf(["drops"], cloth)).toBe("drops")
  expect(earringFormOf(["leaves"], cloth)).toBe("leaves")
  expect(earringFormOf([], pearl)).toBe("drops")
  expect(earringFormOf([], cloth)).toBe("hoops")
})

test("jewellery for a wrist moves to the arm whose wrist shows", () => {
  const [worn] = jewellery.watch(new Pen(), body, cloth)
  const [bangles] = jewellery.bracelet(new Pen(), body, cloth)

  expect(worn?.arm).toBe("L")
  expect(bangles?.arm).toBe("L")
})

test("a necklace lies over a top and under a jacket", () => {
  const [chain] = jewellery.necklace(new Pen(), body, cloth)

  expect(chain?.z).toBeGreaterThan(Z.torso)
  expect(chain?.z).toBeLessThan(Z.jacket)
})

test("a belt is as wide as the waist it goes round", () => {
  const width = (waistband: Rise | undefined) => {
    const pen = new Pen()
    belt(pen, body, cloth, waistband)
    return size(pen.outlines).width
  }

  expect(width("high")).toBeGreaterThan(body.half.waist * 2)
  expect(width("low")).toBeGreaterThan(width("high"))
  expect(width(undefined)).toBeGreaterThan(width("high"))
})

test("sunglasses sit on the face", () => {
  const [layer] = sunglasses(new Pen(), body, cloth)
  const [x0, y0, x1, y1] = bounds(layer?.s ?? "")

  expect(dist([(x0 + x1) / 2, (y0 + y1) / 2], body.head.c)).toBeLessThan(20)
})

test("a scarf's ends hang under the loop round the neck", () => {
  const [ends, loop] = scarf(new Pen(), body, cloth)

  expect(ends?.z).toBeLessThan(loop?.z ?? 0)
})

test("gloves have a cuff on both arms", () => {
  expect(gloveCuffs(new Pen(), body, cloth).map(({ arm }) => arm)).toEqual(["L", "R"])
})

test("a silk square is knotted, other thin scarves have plain ends, and wool has a fringe", () => {
  const drawn = (material: "silk" | "cotton" | "wool") => {
    const [ends] = scarf(new Pen(), body, cloth, scarfFormOf(material))
    return { height: size(ends?.s ?? "").height, marks: (ends?.s ?? "").length }
  }
  const [silk, cotton, wool] = [drawn("silk"), drawn("cotton"), drawn("wool")]

  expect(silk.height).toBeLessThan(0.6 * wool.height)
  expect(cotton.height).toBeGreaterThan(0.9 * wool.height)
  expect(cotton.marks).toBeLessThan(wool.marks)
  expect(size(scarfAlone(new Pen(), cloth, "square")).height).toBeGreaterThan(200)
})
