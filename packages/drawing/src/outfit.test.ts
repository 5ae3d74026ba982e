import type { GarmentWords, Kind, Styling } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { lining } from "./core/colour.ts"
import { bounds } from "./core/geom.ts"
import { type Layer, Z } from "./core/layer.ts"
import { Pen } from "./core/pen.ts"
import { type Body, MANNEQUIN, makeBody } from "./figure/body.ts"
import { drawLook } from "./look.ts"
import { Outfit } from "./outfit.ts"
import { type MadeGarment, made } from "./pieces.ts"

const NAVY = [{ colour: "#1f2a47" }] as const
const wear = (kind: Kind, cut: GarmentWords["cut"] = {}) =>
  made({ kind, cut, colours: [{ colour: "navy" }] })

describe("an outfit", () => {
  it("tucks a shirt into a high waist, but no hoodie and nothing cropped", () => {
    const tucked = (kind: Kind, cut: GarmentWords["cut"] = {}, rise: "low" | "high" = "high") => {
      const top = wear(kind, cut)
      return new Outfit([top, wear("trousers", { rise })]).isTucked(top)
    }
    expect(tucked("shirt")).toBe(true)
    expect(tucked("shirt", {}, "low")).toBe(false)
    expect(tucked("shirt", { fit: "oversized" })).toBe(false)
    expect(tucked("t_shirt", { length: "cropped" })).toBe(false)
    expect(tucked("hoodie")).toBe(false)
    expect(tucked("jumper", { fit: "fitted" })).toBe(true)
    const alone = wear("shirt")
    expect(new Outfit([alone]).isTucked(alone)).toBe(false)
  })

  it("has its coat closed where its styling says so, and no other layer", () => {
    const garments = [wear("shirt"), wear("blazer"), wear("wool_coat"), wear("cape")]
    const closed = (styling: Styling) =>
      garments.filter((one) => new Outfit(garments, styling).isClosed(one)).map((one) => one.name)
    expect(closed({})).toEqual([])
    expect(closed({ coat: "closed" })).toEqual(garments.slice(2).map((one) => one.name))
  })

  it.each([
    "wool_coat",
    "trench_coat",
    "puffer",
    "parka",
    "raincoat",
    "teddy_coat",
    "cape",
  ] as const)("is drawn with a %s open or closed", (kind) => {
    const garments: readonly GarmentWords[] = [
      { kind: "shirt", colours: [{ colour: "rust" }] },
      { kind, colours: NAVY },
    ]
    const drawn = (styling: Styling) => drawLook({ figure: {}, garments, styling })
    expect(drawn({ coat: "closed" })).not.toBe(drawn({}))
  })

  it("covers every top's hem with a bib", () => {
    for (const bib of ["pinafore", "dungarees"] as const) {
      for (const top of [wear("tunic"), wear("shirt", { length: "long" }), wear("hoodie")]) {
        expect(new Outfit([top, wear(bib)]).isTucked(top)).toBe(true)
      }
    }
  })

  it("is worn as its styling says, and as it hangs without one", () => {
    const [shirt, jeans, coat] = [wear("shirt"), wear("jeans", { rise: "high" }), wear("wool_coat")]
    const styled = (styling: Styling, ...more: ReturnType<typeof wear>[]) =>
      new Outfit([shirt, jeans, ...more], styling)
    expect(styled({ tuck: "out" }).isTucked(shirt)).toBe(false)
    expect(styled({ tuck: "front" }).isTucked(shirt)).toBe(false)
    expect(styled({ tuck: "front" }).frontIn(shirt)).toBe("high")
    expect(styled({ tuck: "front" }).waistband).toBe("high")
    expect(styled({ belt: "over" }).isTucked(shirt)).toBe(false)
    expect(styled({ sleeves: "up" }).hasSleevesUp(shirt)).toBe(true)
    expect(styled({ sleeves: "up" }, coat).hasSleevesUp(shirt)).toBe(false)
    expect(styled({ hems: "up" }).hasHemsUp(jeans)).toBe(true)

    const drawn = (styling?: Styling) =>
      drawLook({
        figure: {},
        garments: [shirt, jeans].map(({ words }) => words),
        styling,
      })
    const pictures = [
      drawn(),
      ...[
        { tuck: "front" } as const,
        { tuck: "out" } as const,
        { sleeves: "up" } as const,
        { hems: "up" } as const,
        { socks: "charcoal" } as const,
      ].map(drawn),
    ]
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(drawn({ tuck: "in" })).toBe(drawn())
    expect(drawn({ socks: "charcoal" })).not.toMatch(/<title>[^<]*socks/)
  })

  it("shows socks in shoes, and tights below every hem, in place of skin", () => {
    const [loafers, skirt, socks, tights] = [
      wear("loafers"),
      wear("midi_skirt"),
      wear("socks"),
      wear("tights"),
    ]
    const skin = "#d7bd96"
    const isBare = (hose: MadeGarment | undefined) => {
      const outfit = new Outfit([loafers, skirt, ...(hose ? [hose] : [])])
      return [loafers, skirt].map(
        (one) => outfit.legIn(one, skin) === skin && !outfit.isOnHose(one),
      )
    }
    expect(isBare(undefined)).toEqual([true, true])
    expect(isBare(socks)).toEqual([false, true])
    expect(isBare(tights)).toEqual([false, false])
  })

  it("puts shirt under jacket under coat, and shows cuffs below a gilet", () => {
    const [shirt, blazer, coat, gilet] = [
      wear("shirt"),
      wear("blazer"),
      wear("wool_coat"),
      wear("gilet"),
    ]
    const all = new Outfit([coat, blazer, shirt])
    expect([shirt, blazer, coat].map((one) => all.isUnderJacket(one))).toEqual([true, true, false])
    expect(all.isUnderCoat(blazer)).toBe(true)
    expect(new Outfit([shirt, gilet]).isUnderJacket(shirt)).toBe(false)
  })
})

describe("a jacket", () => {
  it("lies on skin if only trousers are worn with it", () => {
    const onSkin = (...kinds: readonly Kind[]) => {
      const blazer = wear("blazer")
      return new Outfit([blazer, ...kinds.map((kind) => wear(kind))]).isOnSkin(blazer)
    }
    expect(onSkin("trousers", "heels", "necklace")).toBe(true)
    expect(onSkin("trousers", "wool_coat")).toBe(true)
    expect(onSkin("trousers", "vest")).toBe(false)
    expect(onSkin("slip_dress")).toBe(false)
  })

  it("is closed over skin: no lining shows between its fronts", () => {
    const gap = (...kinds: readonly Kind[]) => {
      const garments = ["cardigan" as const, ...kinds].map((kind) => ({ kind, colours: NAVY }))
      const svg = drawLook({ figure: { arms: {} }, garments })
      const [, d = ""] = new RegExp(`<path d="([^"]+)" fill="${lining("#1f2a47")}"`).exec(svg) ?? []
      const [x0, , x1] = bounds(`<path d="${d}"/>`)
      return x1 - x0
    }
    expect(gap("jeans")).toBeGreaterThan(0)
    expect(gap("jeans")).toBeLessThan(gap("t_shirt", "jeans") * 0.7)
  })
})

describe("what goes over and beneath", () => {
  it("buttons a jacket beneath an open coat, so that it is seen between the edges", () => {
    const blazer = wear("blazer")
    const [open, buttoned] = [false, true].map((underCoat) => {
      const wearing = { tucked: false, underJacket: underCoat, underCoat }
      const how = { ...wearing, freeHand: "L" as const, skin: "#d7bd96" }
      return blazer.piece.worn(new Pen(), makeBody({}), how)
    })
    const gap = (layers: readonly Layer[] = []) => {
      const svg = layers.map(({ s }) => s).join("")
      const [, d = ""] = new RegExp(`<path d="([^"]+)" fill="${lining("#1f2a47")}"`).exec(svg) ?? []
      const [x0, , x1] = bounds(`<path d="${d}"/>`)
      return x1 - x0
    }
    expect(gap(buttoned)).toBeLessThan(gap(open) * 0.7)
  })

  it.each(["wool_coat", "trench_coat", "teddy_coat", "raincoat", "parka"] as const)(
    "lets %s hang open wide enough to show what is beneath",
    (kind) => {
      const coat = made({ kind, cut: { length: "long" }, colours: NAVY })
      const wearing = { tucked: false, underJacket: false, underCoat: false, skin: "#d7bd96" }
      const body = makeBody({})
      const svg = coat.piece
        .worn(new Pen(), body, { ...wearing, freeHand: "L" })
        .map(({ s }) => s)
        .join("")
      const [, d = ""] = new RegExp(`<path d="([^"]+)" fill="${lining("#1f2a47")}"`).exec(svg) ?? []
      const [x0, , x1] = bounds(`<path d="${d}"/>`)
      expect(x1 - x0).toBeGreaterThan(0.85 * (body.T(7, 1)[0] - body.T(7, -1)[0]))
    },
  )

  it("puts a short puffer over a cardigan, and leaves the skirt its width", () => {
    const [puffer, cardigan, skirt] = [wear("puffer"), wear("cardigan"), wear("midi_skirt")]
    const outfit = new Outfit([puffer, cardigan, skirt])
    expect([cardigan, skirt].map((one) => outfit.isUnderCoat(one))).toEqual([true, false])
    const heights = [cardigan, puffer].map(({ piece }) => {
      const wearing = { tucked: false, underJacket: false, underCoat: false, skin: "#d7bd96" }
      const layers = piece.worn(new Pen(), makeBody({}), { ...wearing, freeHand: "L" })
      return Math.min(...layers.filter(({ z }) => z >= Z.jacket).map(({ z }) => z))
    })
    expect(heights).toEqual([Z.jacket, Z.coat])
  })

  it("draws what shows through something sheer before it", () => {
    const lace = made({ kind: "bodysuit", colours: NAVY, cloth: { material: "lace" } })
    const cami = wear("cami")
    expect(new Outfit([lace, cami]).garments).toEqual([cami, lace])
  })
})

describe("a cape", () => {
  it("hangs open on a figure, so that the outfit shows, and is closed alone or by the weather", () => {
    const fronts = (body: Body, closed = false) => {
      const layers = wear("cape").piece.worn(new Pen(), body, {
        closed,
        tucked: false,
        underJacket: false,
        underCoat: false,
        freeHand: "L",
        skin: "#d7bd96",
      })
      return layers.some(
        ({ z, s }) => z === Z.back && s.includes(lining(wear("cape").cloth.colour)),
      )
    }
    expect(fronts(makeBody())).toBe(true)
    expect(fronts(makeBody(), true)).toBe(false)
    expect(fronts(makeBody({ measures: MANNEQUIN, pose: "flat" }))).toBe(false)
  })

  it("hides what is at the wrist", () => {
    const watch = wear("watch")
    expect(new Outfit([watch, wear("cape")]).isHidden(watch, "bob")).toBe(true)
    expect(new Outfit([watch, wear("wool_coat")]).isHidden(watch, "bob")).toBe(false)
  })
})

describe("a headscarf", () => {
  const drawn = (style: "bob" | "hijab", garments: readonly GarmentWords[]) =>
    drawLook({ figure: { hair: { style, colour: "#221814", scarf: "#c9ae97" } }, garments })
  const rust = { kind: "headscarf", colours: [{ colour: "#8f4526" }] } as const

  it("covers the head in its own colour, whatever the figure's was", () => {
    const worn = drawn("hijab", [rust])
    expect(worn).toContain("#8f4526")
    expect(worn.toLowerCase()).not.toContain("#c9ae97")
    expect(drawn("hijab", []).toLowerCase()).toContain("#c9ae97")
  })

  it("is tied at the nape of her who covers her hair with nothing else", () => {
    expect(drawn("bob", [rust])).toContain("#8f4526")
    expect(drawn("bob", [rust])).not.toBe(drawn("hijab", [rust]))
  })

  it("shows its print", () => {
    const printed = { ...rust, pattern: "floral" } as const
    expect(drawn("hijab", [printed])).not.toBe(drawn("hijab", [rust]))
    expect(drawn("hijab", [printed])).toContain("<pattern")
  })
})

describe("a hijab", () => {
  it("hides what is at the ears", () => {
    const earrings = wear("earrings")
    const outfit = new Outfit([earrings])
    expect([outfit.isHidden(earrings, "hijab"), outfit.isHidden(earrings, "locs")]).toEqual([
      true,
      false,
    ])
  })
})

describe("legs", () => {
  it("show only below a hem", () => {
    const from = (kind: Kind, cut: GarmentWords["cut"] = {}) =>
      new Outfit([wear(kind, cut)]).legsFrom
    expect(from("jeans")).toBe(0.6)
    expect(from("jeans", { length: "cropped" })).toBe(0.4)
    expect([from("shorts"), from("maxi_skirt")]).toEqual([0, 0])
  })
})
