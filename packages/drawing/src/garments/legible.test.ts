import { parseGarment, type Touch, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { blend, light } from "../core/colour.ts"
import { bounds } from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import { drawFlat, drawLook, FIGURE_POSES } from "../index.ts"
import { Outfit } from "../outfit.ts"
import type { Wearing } from "../piece.ts"
import { made } from "../pieces.ts"
import { expectOnSheet, expectSound } from "../testing/drawn.ts"
import { bag } from "./bags/carried.ts"
import { tiedBelt } from "./belts.ts"
import { fronts } from "./front.ts"
import { graphicOn } from "./graphic.ts"
import { WRAPPED } from "./kinds-jackets.ts"
import { overTop } from "./pinafores.ts"

// What strangers misread in pictures of looks: open hoods, capes with bags, wrapped coats, boots, leather, straps, prints.

const body = makeBody({ pose: "stand" })
const named = (name: string) => {
  const { kind = "t_shirt", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}
const look = (...names: readonly string[]) => drawLook({ figure: {}, garments: names.map(named) })

const worn = (name: string, wearing: Partial<Wearing> = {}): readonly Layer[] =>
  made(named(name)).piece.worn(new Pen(), body, {
    tucked: false,
    underJacket: false,
    underCoat: false,
    freeHand: "L",
    skin: "#ead8c0",
    ...wearing,
  })

describe("the hood of an open front", () => {
  /** Where the front of the hood lies, of an open coat or a closed one. */
  const neck = (name: string, closed = false) => {
    const at = worn(name, { closed }).find(({ z }) => z === Z.coat + 1)
    return bounds(at?.s ?? "")
  }

  it.each(["olive parka", "black hooded puffer coat", "yellow raincoat", "navy duffle coat"])(
    "of a %s lies wide on the shoulders, and close round the neck when it is closed",
    (name) => {
      const [open, closed] = [neck(name), neck(name, true)]
      expect(open[2] - open[0]).toBeGreaterThan(closed[2] - closed[0] + 10)
      expect(open[3]).toBeGreaterThan(closed[3])
      expect(open[1]).toBeGreaterThan(closed[1] + 2)
    },
  )

  it("lets a zip hoodie show what is worn below it down to the chest", () => {
    const pull = /<rect x="[-\d.]+" y="([\d.]+)" width="3.6"/.exec(
      look("grey zip hoodie", "white t-shirt"),
    )
    expect(Number(pull?.[1])).toBeGreaterThan(body.T(3, 0)[1])
  })

  it("of a cape opens with its fronts", () => {
    const wide = (closed: boolean) => {
      const [x0, , x1] = bounds(
        worn("navy hooded cape", { closed })
          .filter(({ z }) => z === Z.collar)
          .map(({ s }) => s)
          .join(""),
      )
      return x1 - x0
    }
    expect(wide(false)).toBeGreaterThan(wide(true) + 10)
  })
})

describe("over a cape", () => {
  const cape = made(named("grey cape"))
  const belt = made(named("black belt"))

  it("no belt is drawn", () => {
    expect(new Outfit([belt, cape]).isHidden(belt, "bob")).toBe(true)
    expect(new Outfit([belt]).isHidden(belt, "bob")).toBe(false)
  })

  it.each(["shoulder_bag", "crossbody_bag", "tote_bag"] as const)(
    "a %s is carried in the hand, which comes out through the slit of a long one",
    (kind) => {
      const cloth = { colour: "#6a1f34", material: "leather" } as const
      const [plain] = bag(new Pen(), body, { kind, cloth }, "L")
      expect(plain?.hand).toBeUndefined()
      const [held] = bag(new Pen(), body, { kind, cloth, underCape: true, handsCovered: true }, "L")
      expect(held?.hand).toBe("L")
      expect(held?.z).toBeGreaterThan(Z.cape)
    },
  )

  it("the hand and its bag are whole in every pose", () => {
    for (const pose of FIGURE_POSES) {
      const garments = ["grey cape", "blue jeans", "brown shoulder bag", "black belt"].map(named)
      const svg = drawLook({ figure: { pose }, garments })
      expectSound(svg)
      expectOnSheet(svg)
    }
    const covers = (name: string) => new Outfit([made(named(name))]).hasHandsCovered
    expect([covers("grey cape"), covers("grey cropped cape"), covers("navy coat")]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe("a wrap coat", () => {
  const cloth = { colour: "#c19a6b" }
  const belt = (lap: number) => tiedBelt(new Pen(), body, cloth, () => 5, lap)

  it("crosses to the side, where its belt is tied and its long ends hang", () => {
    const knot = (lap: number) => bounds(belt(lap).split("<path ").slice(-2).join("<path "))
    expect(knot(WRAPPED)[0]).toBeGreaterThan(knot(0.3)[0] + 6)
    expect(bounds(belt(WRAPPED))[3] - body.T(5.1, 0)[1]).toBeGreaterThan(75)
    const { left } = fronts(body, { open: 0, lap: WRAPPED, breakAt: 4.72, drop: 0.6 })
    expect(left.edge[2]?.[0]).toBeGreaterThan(body.T(4.72, 0.7)[0])
  })

  it("is belted in a tone of its own, on black as on camel", () => {
    for (const name of ["camel wrap coat", "black wrap coat"]) {
      const { cloth } = made(named(name))
      const face = /<path d="[^"]+" fill="(#\w{6})"/.exec(
        tiedBelt(new Pen(), body, cloth, () => 5, 0.78),
      )
      expect(face?.[1]).not.toBe(cloth.colour)
    }
  })
})

describe("ankle boots", () => {
  /** How far down the toe reaches. */
  const lowest = (name: string) => {
    const pen = new Pen()
    made(named(name)).piece.worn(pen, body, {
      tucked: false,
      underJacket: false,
      underCoat: false,
      freeHand: "L",
      skin: "#ead8c0",
    })
    return bounds(pen.outlines)[3]
  }

  it.each(["black ankle boots", "brown boots"])("%s have a low heel", (name) => {
    expect(drawFlat(named(name))).toBe(drawFlat({ ...named(name), cut: { heel: "low" } }))
    expect(lowest(name)).toBeLessThan(lowest(`heeled ${name}`))
    expect(lowest(name)).toBeLessThan(lowest(`stiletto ${name}`))
  })

  it("are round at the toe unless they are said to be pointed", () => {
    expect(lowest("pointed black ankle boots")).toBeGreaterThan(lowest("black ankle boots") + 3)
    expect(drawFlat(named("pointed black ankle boots"))).not.toBe(
      drawFlat(named("black ankle boots")),
    )
  })
})

it.each(["brown leather skirt", "pleather jacket"])(
  "%s have narrow soft lights with bright cores",
  (name) => {
    const { colour } = made(named(name)).cloth
    const core = blend(colour, "#FFFFFF", light(colour) < 0.42 ? 0.62 : 0.66)
    const isLit = (material: "leather" | "cotton") =>
      drawFlat({ ...named(name), cloth: { material } }).includes(`fill="${core}"`)
    expect(named(name).cloth?.material).toBe("leather")
    expect([isLit("leather"), isLit("cotton")]).toEqual([true, false])
  },
)

it("the straps of a bib lie on the shoulders, and below a jacket so close that they show", () => {
  const inner = (under: boolean) => {
    const pen = new Pen()
    const cloth = { colour: "#333a55" }
    const layers = overTop(pen, body, {
      cloth,
      neckline: "square",
      under,
      lower: { skirt: "a-line", length: "knee", underCoat: under, coatEnd: undefined },
    })
    const sliders = [...(layers.at(-1)?.s ?? "").matchAll(/<rect x="([\d.]+)"/g)]
    const [left = 0, right = 0] = sliders.map(([, x]) => Number(x))
    return right - left
  }
  expect(inner(false)).toBeGreaterThan(40)
  expect(inner(true)).toBeLessThan(inner(false) * 0.65)
})

describe("a graphic top", () => {
  const cloth = (touches: readonly Touch[]) =>
    made({ kind: "t_shirt", colours: [{ colour: "black" }], touches }).cloth

  it("has an emblem on the chest, and no other one has", () => {
    expect(graphicOn(new Pen(), body, cloth(["graphic"]))).not.toBe("")
    expect(graphicOn(new Pen(), body, cloth([]))).toBe("")
  })

  it.each([0, 1, 2])(
    "shows emblem %i between the armpits and the waist, without letters",
    (seed) => {
      const drawn = graphicOn(new Pen(), body, { colour: "#222222", graphic: seed })
      const [x0, y0, x1, y1] = bounds(drawn)
      expect(x0).toBeGreaterThan(body.T(3, -0.8)[0])
      expect(x1).toBeLessThan(body.T(3, 0.8)[0])
      expect(y0).toBeGreaterThan(body.T(1.8, 0)[1])
      expect(y1).toBeLessThan(body.T(5, 0)[1])
      expect(drawn).not.toContain("<text")
    },
  )

  it("shows it on a figure and alone, in a colour that stands off the cloth", () => {
    for (const name of [
      "band t-shirt",
      "black slogan tee",
      "red graphic sweatshirt",
      "graphic print t-shirt",
    ]) {
      const { graphic, pattern } = made(named(name)).cloth
      expect([graphic !== undefined, pattern]).toEqual([true, "plain"])
      expectSound(look(name, "blue jeans"))
      expectSound(drawFlat(named(name)))
    }
  })
})
