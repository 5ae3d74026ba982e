import type { ColourName } from "@stylin/garments/colour"
import type { BodyType, GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { BODY_TYPES, defaultTagPreferences } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { black, brief, navy, piece, white } from "../score/testing.ts"
import { reasonsFor } from "./reasons.ts"
import { WEARING_SAYINGS } from "./skeletons/how-to-wear.ts"
import { stylingOf } from "./styling.ts"
import { bondsOf } from "./together.ts"
import { visibleAtFace, visibleOf } from "./visible.ts"
import { tipsOf } from "./wearing.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more })
const onDay = (low: number, high: number) => brief("work", { weather: { low, high } }).need
const [frost, mild] = [onDay(-4, 1), onDay(6, 11)]
const tips = (look: readonly Piece[]) => tipsOf(look).map(({ is }) => is)

describe("advice on how to wear a look", () => {
  const jeans = of("jeans", { cut: { rise: "high" } })

  it("speaks of no hem that a coat or a jacket hides", () => {
    const shirt = of("shirt", { colours: white })
    expect(tips([shirt, jeans]).join()).toMatch(/tuckIn|tuckFront/)
    for (const over of [of("raincoat"), of("blazer")]) {
      expect(tips([over, shirt, jeans]), over.id).not.toContain("tuckIn")
    }
  })

  it("tucks nothing into leggings, and no half into a skirt", () => {
    for (const kind of ["shirt", "t_shirt", "jumper", "blouse", "vest"] as const) {
      expect(stylingOf([of(kind), of("leggings"), of("trainers")]).tuck, kind).toBe("out")
      expect(stylingOf([of(kind), of("pencil_skirt"), of("heels")]).tuck, kind).not.toBe("front")
    }
  })

  it("says nothing of hems, sleeves and belts but what the picture shows", () => {
    const belt = of("belt", { colours: [{ colour: "tan" }] })
    const looks = (["shirt", "jumper", "t_shirt", "sweatshirt"] as const).flatMap((kind) =>
      (["loafers", "trainers", "heels", "ankle_boots"] as const).flatMap((shoes) => {
        const worn = [of(kind), jeans, of(shoes)]
        return [worn, [...worn, belt], [...worn, of("overshirt")], [...worn, of("wool_coat")]]
      }),
    )
    for (const look of looks) {
      const { tuck, sleeves, hems, belt: belted } = stylingOf(look)
      const said = tips(look)
      expect(said.includes("tuckIn") || said.includes("openOverTuck")).toBe(tuck === "in")
      expect(said.includes("tuckFront")).toBe(tuck === "front")
      expect(said.includes("push") || said.includes("roll")).toBe(sleeves === "up")
      expect(said.includes("cuff")).toBe(hems === "up")
      expect(said.includes("beltOver")).toBe(belted === "over")
    }
    const said = new Set(looks.flatMap(tips))
    for (const is of ["tuckIn", "openOverTuck", "tuckFront", "push", "roll", "cuff", "beltOver"]) {
      expect([...said]).toContain(is)
    }
    const sleevesSaid = /sleeve|cuffs|tuck|\bhem/i
    const about = Object.entries(WEARING_SAYINGS).filter(([, all]) =>
      all.some((saying) => sleevesSaid.test(saying)),
    )
    expect(about.map(([is]) => is).toSorted()).toEqual([
      "cuff",
      "drop",
      "leaveOut",
      "openOverTuck",
      "push",
      "roll",
      "tuckFront",
      "tuckIn",
    ])
  })

  it("speaks of the morning by day alone", () => {
    const need = onDay(6, 15)
    const [coat, cardigan] = [of("trench_coat"), of("cardigan")]
    const said = (look: readonly Piece[], on: typeof need, isEvening = false) =>
      tipsOf(look, on, { isEvening }).map(({ is }) => is)
    expect(said([coat, of("shirt"), jeans], need)).toContain("forMorning")
    expect(said([coat, of("shirt"), jeans], need, true)).not.toContain("forMorning")
    const warm = onDay(13, 22)
    expect(said([cardigan, of("t_shirt"), jeans], warm)).toContain("forCoolMorning")
    expect(said([cardigan, of("t_shirt"), jeans], warm, true)).not.toContain("forCoolMorning")
    expect(said([cardigan, of("t_shirt"), jeans], onDay(16, 24))).not.toContain("forCoolMorning")
  })

  it("leaves tops out where she is round in the middle, below a layer too, but for a pencil skirt", () => {
    const round = { bodyType: BODY_TYPES.indexOf("oval") }
    for (const kind of ["shirt", "jumper", "blouse"] as const) {
      expect(stylingOf([of(kind), jeans, of("loafers")], undefined, round).tuck, kind).toBe("out")
      const below = [of("cardigan"), of(kind), jeans, of("loafers")]
      expect(stylingOf(below, undefined, round).tuck, kind).toBe("out")
    }
    const narrow = [of("blouse"), of("pencil_skirt"), of("heels")]
    expect(stylingOf(narrow, undefined, round).tuck).toBe("in")
    const out = tipsOf([of("shirt"), jeans, of("loafers")], undefined, round)
    expect(out.map(({ is }) => is)).toContain("leaveOut")
    expect(tips([of("shirt"), jeans, of("loafers")])).not.toContain("leaveOut")
  })

  it("lets legs fall over low boots only where they are long and not close", () => {
    for (const leg of ["straight", "flare", "bootcut"] as const) {
      const trousers = of("trousers", { cut: { leg } })
      expect(tips([of("shirt"), trousers, of("chelsea_boots")]), leg).toContain("hemOver")
      expect(tips([of("shirt"), trousers, of("loafers")]), leg).not.toContain("hemOver")
    }
    for (const cut of [{ leg: "skinny" }, { leg: "straight", length: "ankle" }] as const) {
      const close = of("trousers", { cut })
      expect(tips([of("shirt"), close, of("ankle_boots")])).not.toContain("hemOver")
    }
  })

  it("opens a coat on a mild day, and has what is beneath it buttoned in the cold", () => {
    const coloured = of("shirt", { colours: [{ colour: "emerald" }] })
    const over = (...beneath: readonly Piece[]) => overIn(coloured, ...beneath)
    const overIn = (shirt: Piece, ...beneath: readonly Piece[]) =>
      [onDay(10, 16), onDay(4, 8), onDay(-6, 1)].map((need) =>
        tipsOf([of("wool_coat"), ...beneath, shirt, jeans], need)
          .map(({ is }) => is)
          .filter((is) => is === "coatOpen" || is === "underCoat"),
      )
    expect(over()).toEqual([["coatOpen"], [], []])
    expect(overIn(of("shirt")), "which is nothing to show").toEqual([[], [], []])
    // Of what is beneath a layer too, an open coat shows next to nothing.
    expect(over(of("blazer"))).toEqual([[], ["underCoat"], []])
    expect(over(of("cardigan")), "which shows what is below it").toEqual([[], [], []])
  })

  it("pushes up no sleeves over others, or beneath a coat", () => {
    for (const over of ["blazer", "overshirt", "cardigan"] as const) {
      expect(stylingOf([of(over), of("shirt"), jeans]).sleeves, over).toBeUndefined()
      expect(stylingOf([of("wool_coat"), of(over), of("vest"), jeans]).sleeves).toBeUndefined()
    }
  })

  it("leaves no layer open that the picture shows buttoned beneath a coat, or in the cold", () => {
    const layered = [of("cardigan"), of("t_shirt"), jeans]
    expect(tips(layered)).toContain("open")
    expect(tips([of("wool_coat"), ...layered])).not.toContain("open")
    const cases = (need: typeof frost) => tipsOf(layered, need).map(({ is }) => is)
    expect(cases(onDay(11, 17))).toContain("open")
    expect(cases(onDay(7, 15))).not.toContain("open")
    expect(cases(onDay(7, 15))).toContain("openLater")
    expect(cases(frost)).not.toContain("open")
    // A shirt is tucked in below it, as the picture has it.
    expect(tips([of("cardigan"), of("shirt"), jeans])).toContain("openOverTuck")
  })

  it("closes a coat where the weather does, and no other layer", () => {
    const look = [of("wool_coat"), of("shirt"), jeans]
    expect(stylingOf(look, frost)).toHaveProperty("coat", "closed")
    expect(stylingOf(look, mild)).not.toHaveProperty("coat")
    expect(stylingOf([of("blazer"), of("shirt"), jeans], frost)).not.toHaveProperty("coat")
  })

  it("does a coat up that the weather closes", () => {
    const look = [of("wool_coat"), of("shirt"), jeans]
    const cases = (worn: readonly Piece[], need: typeof frost) =>
      tipsOf(worn, need).map(({ is }) => is)
    expect(cases(look, frost)).toEqual(["doneUp"])
    expect(cases(look, mild)).not.toContain("doneUp")
    expect(cases([...look, of("crossbody_bag")], frost)).toEqual(["across", "doneUp"])
  })

  it("says how to carry a bag only where there is something to say", () => {
    expect(tips([of("crossbody_bag")])).toEqual(["across"])
    expect(tips([of("clutch")])).toEqual(["hand"])
    expect(tips([of("tote_bag"), of("shoulder_bag"), of("bucket_bag")])).toEqual([])
  })
})

describe("what a picture shows", () => {
  const kindsShown = (...kinds: readonly Kind[]) => {
    const look = kinds.map((kind) => of(kind))
    return visibleOf(look).map((one) => kinds[look.indexOf(one)])
  }

  it("is the top below an open coat, unless there is a layer between", () => {
    expect(kindsShown("wool_coat", "blouse", "trousers")).toContain("blouse")
    const layered = kindsShown("wool_coat", "blazer", "blouse", "trousers")
    expect(layered).toEqual(["wool_coat", "trousers"])
  })

  it("is nothing of the top below a closed coat, and no skirt that it is longer than", () => {
    const shown = (need: typeof frost, ...kinds: readonly Kind[]) => {
      const look = kinds.map((kind) => of(kind))
      return visibleOf(look, need).map((one) => kinds[look.indexOf(one)])
    }
    const worn = ["wool_coat", "blouse", "mini_skirt", "necklace", "tote_bag"] as const
    expect(shown(mild, ...worn)).toEqual(worn)
    expect(shown(frost, ...worn)).toEqual(["wool_coat", "tote_bag"])
    expect(shown(frost, "wool_coat", "day_dress", "heels")).toEqual(["wool_coat", "heels"])
    expect(shown(frost, "puffer", "day_dress", "heels")).toContain("day_dress")
    expect(shown(frost, "wool_coat", "blouse", "trousers")).toContain("trousers")
    const dressed = [of("puffer"), of("day_dress")]
    expect(visibleAtFace(dressed, frost).map(({ slot }) => slot)).toEqual([of("puffer").slot])
  })

  it("is no belt below a layer, and no watch below sleeves", () => {
    expect(kindsShown("shirt", "jeans", "belt")).toContain("belt")
    expect(kindsShown("blazer", "t_shirt", "jeans", "belt")).not.toContain("belt")
    expect(kindsShown("cardigan", "t_shirt", "watch")).not.toContain("watch")
    expect(kindsShown("vest", "watch")).toContain("watch")
  })

  it("is no waist and no shoulder that a layer covers", () => {
    const said = (look: readonly Piece[], bodyType: BodyType) => {
      const about = brief("outings", { bodyType })
      const reasons = reasonsFor(look, about, scoreOf(look, about))
      return reasons.filter(({ label }) => label === "Body Type")
    }
    const wrap = of("wrap_dress", { colours: navy })
    expect(said([wrap, of("flats")], "hourglass")).toHaveLength(1)
    expect(said([of("blazer"), wrap, of("flats")], "hourglass")).toEqual([])
    const boat = of("blouse", { colours: navy, cut: { neckline: "boat", sleeve: "puff" } })
    const shown = said([boat, of("jeans"), of("flats")], "pear")
    expect(shown[0]?.text).toMatch(/blouse|boat|sleeves/)
    const covered = said([of("trench_coat"), boat, of("jeans"), of("flats")], "pear")
    expect(covered.filter(({ text }) => /blouse|boat|sleeves/.test(text))).toEqual([])
  })
})

describe("what is said of colours", () => {
  it("calls no look monochrome for its clothes alone", () => {
    const tags = { ...defaultTagPreferences(), love: ["Monochrome" as const] }
    const about = brief("work", { tags })
    const green = [{ colour: "green" }] as const
    const inGreen = (["blouse", "trousers", "heels"] as const).map((kind) =>
      of(kind, { colours: green }),
    )
    const style = (look: readonly Piece[]) =>
      reasonsFor(look, about, scoreOf(look, about)).filter(({ label }) => label === "Your style")
    expect(style(inGreen)).toHaveLength(1)
    expect(style([...inGreen, of("wool_coat", { colours: [{ colour: "burgundy" }] })])).toEqual([])
  })

  it("calls no coat a small touch of colour", () => {
    const red = of("wool_coat", { colours: [{ colour: "red" }] })
    const bonds = bondsOf([red, of("jumper"), of("jeans"), of("ankle_boots")])
    expect(bonds.map(({ is }) => is)).not.toContain("fullStop")
    expect(bonds.map(({ is }) => is)).toContain("leads")
  })

  it("says only of strong colours that they shout, and only of dark ones that they look severe", () => {
    const factsOf = (is: string, one: GarmentWords, other: GarmentWords) =>
      bondsOf([piece(one), piece(other)]).find((bond) => bond.is === is)?.facts
    const skirt = (colour: ColourName): GarmentWords => ({
      kind: "midi_skirt",
      colours: [{ colour }],
    })
    const jumper = (colour: ColourName): GarmentWords => ({ kind: "jumper", colours: [{ colour }] })
    expect(factsOf("rests", skirt("grey"), jumper("red"))).toHaveProperty("loud")
    expect(factsOf("rests", skirt("grey"), jumper("lavender"))).not.toHaveProperty("loud")
    expect(factsOf("warms", skirt("camel"), jumper("navy"))).toHaveProperty("severe")
    expect(factsOf("warms", skirt("camel"), jumper("light blue"))).not.toHaveProperty("severe")
  })

  it("is no dress at the face below two of a layer, a coat and a scarf", () => {
    const [dress, boots] = [of("jumpsuit"), of("ankle_boots")]
    expect(visibleAtFace([dress, of("cardigan"), boots])).toContain(dress)
    expect(visibleAtFace([dress, of("wool_coat"), boots])).toContain(dress)
    expect(visibleAtFace([dress, of("cardigan"), of("wool_coat"), boots])).not.toContain(dress)
    expect(visibleAtFace([dress, of("wool_coat"), of("scarf"), boots])).not.toContain(dress)
    expect(visibleAtFace([of("jumper"), of("jeans"), of("scarf")])).toEqual([of("scarf")])
  })

  it("calls no earrings bold colour, but a bag", () => {
    const tags = { ...defaultTagPreferences(), love: ["Bold colors" as const] }
    const about = brief("outings", { tags })
    const said = (bold: Piece) => {
      const look = [of("jumper"), of("jeans"), of("ankle_boots"), bold]
      return reasonsFor(look, about, scoreOf(look, about))
        .filter(({ tags: named }) => named?.includes("Bold colors"))
        .map(({ text }) => text)
    }
    const red = { colours: [{ colour: "red" }] } as const
    expect(said(of("earrings", red))).toEqual([])
    expect(said(of("tote_bag", red))).toHaveLength(1)
  })

  it("calls nothing a print that shows none in the picture", () => {
    const tags = { ...defaultTagPreferences(), love: ["Prints" as const] }
    const about = brief("outings", { tags })
    const shoes = of("espadrilles", { pattern: "stripe", colours: white })
    const look = [of("day_dress", { colours: navy }), shoes]
    expect(
      reasonsFor(look, about, scoreOf(look, about))
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/print|pattern/)
    expect(visibleOf(look)).toContain(shoes)
  })
})
