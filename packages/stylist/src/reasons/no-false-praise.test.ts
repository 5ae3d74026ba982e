import { COLOUR_NAMES, type ColourName } from "@stylin/garments/colour"
import {
  BODY_TYPES,
  type GarmentWords,
  type Kind,
  type PreferenceTag,
} from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import type { Profile } from "../person/person.ts"
import { colourOf } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { brief, piece } from "../score/testing.ts"
import { sayBody } from "./body.ts"
import { sayColours } from "./colours.ts"
import { levelsOf } from "./levels.ts"
import { reasonsFor } from "./reasons.ts"
import { sayTogether } from "./say-together.ts"
import { TOGETHER_SAYINGS } from "./skeletons/together.ts"
import { sayStyle } from "./style.ts"
import { phrasings, styleSaid } from "./testing.ts"
import { bondsOf } from "./together.ts"
import { glimpsesOf, visibleAtFace } from "./visible.ts"
import { tipsOf } from "./wearing.ts"

const of = (kind: Kind, colour: ColourName, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: [{ colour }], ...more })

it("calls neither half of what she wears nor a pale blue an accent", () => {
  const accent = (top: ColourName, legs: ColourName) =>
    styleSaid(
      [of("shirt", top), of("wide_leg_trousers", legs), of("trainers", "white")],
      "Colour accents",
    )
  expect(accent("cream", "rust")).toBeUndefined()
  expect(accent("light blue", "grey")).toBeUndefined()
  expect(accent("coral", "grey")).toMatch(/coral/i)
})

it("speaks of trainers to her who calls hers so, and of sneakers to others", () => {
  const about = brief("outings", { tags: { love: ["Sneakers"], dontMind: [], avoid: [] } })
  const said = (name: string) => {
    const shoes = { ...of("trainers", "white"), owned: true, name }
    return phrasings(sayStyle, [of("shirt", "blue"), of("trousers", "navy"), shoes], about).join()
  }
  expect(said("white trainers")).toMatch(/^(?!.*sneakers).*trainers/is)
  expect(said("hokas")).toMatch(/^(?!.*trainers).*sneakers/is)
})

it("speaks of walking all day on no date, and of what looks careful only where something does", () => {
  const said = (occasion: "dating" | "outings", lower: Kind, over: readonly Piece[] = []) => {
    const about = brief(occasion, { tags: { love: ["Sneakers"], dontMind: [], avoid: [] } })
    return COLOUR_NAMES.flatMap((colour) => {
      const look = [...over, of("t_shirt", colour), of(lower, "navy"), of("trainers", "white")]
      return phrasings(sayStyle, look, about)
    })
  }
  expect(said("outings", "jeans").join()).toMatch(/first step/)
  expect(said("outings", "jeans").join()).not.toMatch(/careful/)
  expect(said("outings", "jeans", [of("wool_coat", "camel")]).join()).not.toMatch(/careful/)
  expect(said("dating", "jeans").join()).not.toMatch(/first step/)
  expect(said("outings", "pencil_skirt").join()).toMatch(/careful/)
})

it("calls a boot high-heeled only on a thin heel", () => {
  const on = (kind: Kind, heel: "block" | "stiletto") =>
    styleSaid(
      [of("blouse", "cream"), of("pencil_skirt", "navy"), of(kind, "black", { cut: { heel } })],
      "High heels",
    )
  expect(on("ankle_boots", "block")).toBeUndefined()
  expect(on("ankle_boots", "stiletto")).toMatch(/boots/)
  expect(on("heels", "block")).toMatch(/heels/)
})

it("praises nothing that she would not want: what stands out, or a sharp contrast", () => {
  const said = (tags: Profile["tags"], colourType?: Profile["colourType"]) => {
    const about = brief("outings", { tags, ...(colourType && { colourType }) })
    const scarves: ColourName[] = ["green", "red", "purple", "teal", "orange", "pink", "navy"]
    return scarves
      .flatMap((colour) => {
        const look = [
          of("jumper", "white"),
          of("trousers", "black"),
          of("trainers", "white"),
          of("scarf", colour),
        ]
        return reasonsFor(look, about, scoreOf(look, about)).map(({ text }) => text)
      })
      .join(" ")
  }
  const none = { love: [], dontMind: [], avoid: [] }
  const standsOut =
    /full stop|away and it is all|one bright thing|loud enough|all the colour|to be the colour/
  expect(said(none)).toMatch(standsOut)
  expect(said({ ...none, love: ["Monochrome"] })).not.toMatch(standsOut)
  expect(said({ ...none, avoid: ["Bold colors"] })).not.toMatch(standsOut)
})

it("praises no warmth of camel beside grey to her whose colours are cool", () => {
  const said = (colourType: Profile["colourType"]) => {
    const about = brief("outings", { colourType })
    const look = [of("jumper", "camel"), of("trousers", "grey"), of("loafers", "black")]
    return [...sayTogether(look, about, scoreOf(look, about), 0)].map(({ sayings }) => sayings)
  }
  expect(said("soft autumn")).toContain(TOGETHER_SAYINGS.warms)
  expect(said("light summer")).not.toContain(TOGETHER_SAYINGS.warms)
})

it("lets no blouse hang over narrow trousers with a crease", () => {
  const tips = (lower: Kind) =>
    tipsOf([
      of("blouse", "white", { cut: { fit: "oversized" } }),
      of(lower, "grey", { cut: { leg: "skinny" } }),
      of("heels", "nude"),
    ]).map(({ is }) => is)
  expect(tips("jeans")).toContain("drop")
  expect(tips("trousers")).not.toContain("drop")
})

it("lets nothing but a headscarf frame the face of her who covers her head, and rolls up no sleeve", () => {
  const shirt = of("shirt", "rust")
  const look = [shirt, of("wide_leg_jeans", "blue"), of("trainers", "white")]
  const scarf = of("headscarf", "brown")
  expect(visibleAtFace(look)).toContain(shirt)
  expect(visibleAtFace([...look, scarf])).toEqual([scarf])
  const rolled = (...worn: readonly Piece[]) =>
    COLOUR_NAMES.some((colour) =>
      tipsOf([of("shirt", colour), ...look.slice(1), ...worn]).some(({ is }) => is === "roll"),
    )
  expect(rolled()).toBe(true)
  expect(rolled(scarf)).toBe(false)
})

it("says neither that shoes make a dress smart, nor that a dress makes its coat so", () => {
  const lifts = (...look: readonly Piece[]) =>
    levelsOf(look)
      .filter(({ is }) => is === "lifts")
      .map(({ of: [one] }) => one)
  const [dress, heels, parka] = [
    of("wrap_dress", "navy"),
    of("heels", "black"),
    of("parka", "navy"),
  ]
  expect(lifts(parka, dress, heels)).toEqual([])
  const jeans = of("jeans", "blue")
  expect(lifts(parka, of("t_shirt", "white"), jeans, heels)).toContain(jeans)
})

it("calls no shirt with flowers sharp, and no trousers on a string formal", () => {
  const cases = (legs: string, pattern: "plain" | "floral") =>
    levelsOf([
      of("jumper", "white", { cloth: { material: "knit" } }),
      { ...of("trousers", "black"), owned: true, name: legs },
      of("shirt", "white", { pattern }),
    ]).map(({ is }) => is)
  expect(cases("black trousers", "plain")).toContain("eases")
  expect(cases("cotton banding pants", "plain")).not.toContain("eases")
  const sharp = (pattern: "plain" | "floral") =>
    levelsOf([of("shirt", "white", { pattern }), of("jeans", "blue")]).map(({ is }) => is)
  expect(sharp("plain")).toContain("easy")
  expect(sharp("floral")).not.toContain("easy")
})

it("matches blue denim with nothing that is navy", () => {
  const bonds = (legs: Piece) =>
    bondsOf([of("parka", "navy"), of("jumper", "white"), legs, of("trainers", "grey")]).map(
      ({ is }) => is,
    )
  expect(bonds(of("trousers", "navy"))).toContain("repeats")
  expect(bonds(of("jeans", "navy"))).not.toContain("repeats")
})

it("lets nothing on her back bring the colour", () => {
  const cases = (bag: Kind) =>
    bondsOf([of("shirt", "white"), of("trousers", "grey"), of("trainers", "white"), of(bag, "red")])
      .map(({ is }) => is)
      .filter((is) => is === "fullStop")
  expect(cases("tote_bag")).toEqual(["fullStop"])
  expect(cases("earrings")).toEqual([])
  expect(cases("backpack")).toEqual([])
})

it("tells her who avoids neutrals of none", () => {
  const look = [of("shirt", "coral"), of("trousers", "navy"), of("trainers", "white")]
  const cases = (avoid: readonly "Neutral pallets"[]) => {
    const about = brief("outings", { tags: { love: [], dontMind: [], avoid: [...avoid] } })
    return [...sayTogether(look, about, scoreOf(look, about), 0)].map(({ sayings }) => sayings)
  }
  expect(cases([])).toContain(TOGETHER_SAYINGS.leads)
  expect(cases(["Neutral pallets"])).not.toContain(TOGETHER_SAYINGS.leads)
})

it("shows nothing of a top below a layer and a scarf", () => {
  const peeps = (...more: readonly Kind[]) =>
    glimpsesOf([
      of("wool_coat", "navy"),
      of("cardigan", "grey"),
      of("blouse", "rust"),
      ...more.map((kind) => of(kind, "blue")),
    ]).map(({ colours: [main = -1] }) => colourOf(main))
  expect(peeps()).toContain("rust")
  expect(peeps("scarf")).not.toContain("rust")
})

it("calls no icy colour a neutral, and says that it suits her all the same", () => {
  const said = (colour: ColourName, avoid: PreferenceTag[] = []) => {
    const tags = { love: [], dontMind: [], avoid }
    const about = brief("work", { colourType: "true winter", tags })
    const look = [of("blouse", colour), of("trousers", "charcoal"), of("heels", "black")]
    return sayColours(look, about, scoreOf(look, about), 0)?.facts
  }
  expect(said("grey")?.base?.text).toBe("grey")
  expect(said("ice blue")?.colour?.text).toBe("ice blue")
  expect(said("ice blue")?.base).toBeUndefined()
  expect(said("grey", ["Neutral pallets"])?.base).toBeUndefined()
})

it("praises no V neckline of a cardigan that hangs open over a dress", () => {
  const about = brief("dating", { bodyType: "oval" })
  const said = (...look: readonly Piece[]) =>
    reasonsFor(look, about, scoreOf(look, about))
      .map(({ text }) => text)
      .join(" ")
  const shoes = of("flats", "silver")
  const long = of("cardigan", "navy", { cut: { length: "long" } })
  expect(said(of("day_dress", "grey", { cut: { neckline: "v" } }), shoes)).toMatch(/\bV\b/)
  expect(said(long, of("day_dress", "grey", { cut: { neckline: "crew" } }), shoes)).not.toMatch(
    /\bV\b/,
  )
})

it("lets no open layer take in a waist", () => {
  const about = brief("outings", { bodyType: "hourglass" })
  const praised = (kind: Kind) => {
    const fitted = of(kind, "khaki", { cut: { fit: "fitted" } })
    const look = [
      fitted,
      of("jeans", "indigo"),
      ...(kind === "shirt" ? [] : [of("t_shirt", "sage")]),
    ]
    const found = sayBody(look, about, scoreOf(look, about), 0)
    return found?.of[0] === fitted.id ? found.facts.part?.text : undefined
  }
  expect(praised("shirt")).toBe("fitted cut")
  expect(praised("blazer")).toBeUndefined()
  expect(praised("cardigan")).toBeUndefined()
})

it("calls no metal a strong colour", () => {
  const said = (colour: ColourName) =>
    styleSaid(
      [of("t_shirt", "white"), of("jeans", "indigo"), of("sandals", colour)],
      "Bold colors",
    ) ?? ""
  expect(said("fuchsia")).toMatch(/sandals/)
  expect(said("gold")).not.toMatch(/sandals/)
})

it("is content with neutrals alone for nobody who loves bold colours", () => {
  const said = (love: readonly PreferenceTag[]) => {
    const about = brief("outings", { tags: { love: [...love], dontMind: [], avoid: [] } })
    return (["white", "cream", "grey", "beige"] as const).flatMap((colour) => {
      const look = [of("blouse", colour), of("trousers", "black"), of("flats", "black")]
      return [...sayTogether(look, about, scoreOf(look, about), 0)].map(({ sayings }) => sayings)
    })
  }
  expect(said([])).toContain(TOGETHER_SAYINGS.quiet)
  expect(said(["Bold colors"])).not.toContain(TOGETHER_SAYINGS.quiet)
})

it("calls nothing neutral from head to toe with blue jeans in it", () => {
  const said = (legs: Kind, colour: ColourName) =>
    styleSaid([of("jumper", "cream"), of(legs, colour), of("trainers", "white")], "Neutral pallets")
  expect(said("jeans", "black")).toMatch(/neutral/i)
  expect(said("trousers", "grey")).toMatch(/neutral/i)
  expect(said("jeans", "blue")).toBeUndefined()
})

it("sees no column that a short jacket of another colour cuts, and no leg below a hem at the floor", () => {
  const bonds = (...look: readonly Piece[]) => bondsOf(look, look, look).map(({ is }) => is)
  const column = [of("sweatshirt", "grey"), of("joggers", "grey"), of("trainers", "white")]
  expect(bonds(...column)).toContain("column")
  expect(bonds(of("denim_jacket", "blue"), ...column)).not.toContain("column")
  expect(bonds(of("cardigan", "navy", { cut: { length: "long" } }), ...column)).toContain("column")
  const legs = [of("tights", "brown"), of("ankle_boots", "brown")]
  expect(bonds(of("jumper", "rust"), of("midi_skirt", "navy"), ...legs)).toContain("legs")
  expect(bonds(of("jumper", "rust"), of("maxi_skirt", "navy"), ...legs)).not.toContain("legs")
})

it("sees no line to the floor in a maxi dress beneath something else", () => {
  const said = (...over: readonly Piece[]) =>
    BODY_TYPES.flatMap((bodyType) => {
      const look = [...over, of("maxi_dress", "black"), of("ankle_boots", "black")]
      return phrasings(sayBody, look, brief("outings", { bodyType }))
    }).join(" ")
  expect(said()).toMatch(/to the floor/)
  expect(said(of("cardigan", "navy"))).not.toMatch(/to the floor/)
})
