import { describe, expect, it } from "vitest"
import { colourCode } from "../pieces/codes.ts"
import { black, navy, piece } from "../score/testing.ts"
import { fact, factOf, factOfAll, say, seedOf } from "./grammar.ts"
import * as body from "./skeletons/body.ts"
import { COLOUR_SAYINGS } from "./skeletons/colours.ts"
import { WEARING_SAYINGS } from "./skeletons/how-to-wear.ts"
import { ALL_OF_IT_SAYINGS, OCCASION_SAYINGS, WEATHER_SAYINGS } from "./skeletons/occasion.ts"
import { TAG_SAYINGS } from "./skeletons/style.ts"
import { TOGETHER_SAYINGS } from "./skeletons/together.ts"
import * as wardrobe from "./skeletons/wardrobe.ts"
import { colourWord, kindWord, nameOf } from "./words.ts"

const boots = piece({ kind: "ankle_boots", colours: black })
const blazer = piece({ kind: "blazer", colours: navy })

describe("say", () => {
  it("fills gaps, adds articles and makes verbs agree", () => {
    const skeletons = ["{a thing} {thing:is|are} here."]
    expect(say(skeletons, { thing: factOf(blazer, "ecru blazer") }, 1)?.text).toBe(
      "An ecru blazer is here.",
    )
    expect(say(skeletons, { thing: factOfAll([boots], kindWord) }, 1)?.text).toBe(
      "Ankle boots are here.",
    )
    const suit = { ...piece({ kind: "trousers", colours: black }), name: "grey trouser suit" }
    expect(say(skeletons, { thing: factOf(suit, suit.name) }, 1)?.text).toBe(
      "A grey trouser suit is here.",
    )
    expect(say(skeletons, { thing: factOfAll([blazer, boots], kindWord) }, 1)?.text).toBe(
      "Blazer and ankle boots are here.",
    )
  })

  it("skips templates that lack a fact, repeat a word or are too long", () => {
    const facts = { colour: fact("navy"), kind: fact("denim jacket") }
    const skeletons = ["{swatch} it is.", "Denim in the {kind}.", `{colour}${" so".repeat(50)}.`]
    expect(say(skeletons, facts, 3)).toBeUndefined()
    expect(say([...skeletons, "{colour} it is."], facts, 3)?.text).toBe("Navy it is.")
  })

  it("says the same for the same seed, and uses all its templates over many", () => {
    const skeletons = ["One.", "Two.", "Three."]
    expect(say(skeletons, {}, 7)).toEqual(say(skeletons, {}, 7))
    const all = Array.from({ length: 40 }, (_, seed) => say(skeletons, {}, seedOf(`${seed}`))?.text)
    expect(new Set(all)).toEqual(new Set(skeletons))
  })
})

describe("the skeletons", () => {
  const all = [
    ...body.BODY_SAYINGS,
    ...Object.values(body.PART_SAYINGS).flatMap((parts) => Object.values(parts).flat()),
    ...COLOUR_SAYINGS,
    // Some are said in more than one setting.
    ...[...new Set(Object.values(OCCASION_SAYINGS))].flat(),
    ...WEATHER_SAYINGS,
    ...ALL_OF_IT_SAYINGS,
    ...Object.values(TAG_SAYINGS).flat(),
    ...Object.values(TOGETHER_SAYINGS).flat(),
    ...Object.values(WEARING_SAYINGS).flat(),
    ...Object.values(wardrobe).flat(),
  ]

  it("are more than 200, all different, each one sentence", () => {
    expect(all.length).toBeGreaterThan(200)
    expect(new Set(all).size).toBe(all.length)
    for (const skeleton of all) {
      expect(skeleton.replaceAll(/\{[^}]*\}/g, "X")).toMatch(/^[A-Z][^.!?{}]*\.$/)
    }
  })
})

describe("the name of her own garment", () => {
  const named = (name: string) => nameOf({ ...boots, owned: true, name })

  it("is what she calls it, in lower case unless it is a proper name", () => {
    expect(named("Grey jumper")).toBe("grey jumper")
    expect(named("my old boots")).toBe("old boots")
    expect(named("Nana's cardigan")).toBe("Nana's cardigan")
    expect(named("Acne Studios boots")).toBe("Acne Studios boots")
    expect(named("Navy A-line skirt")).toBe("navy A-line skirt")
    expect(named("two old boots")).toBe("old boots")
    expect(named("two tone boots")).toBe("two tone boots")
    expect(named("Merrell boots")).toBe("Merrell boots")
    expect(named("new look boots")).toBe("boots")
    expect(named("ankle boots long")).toBe("black ankle boots")
  })

  it("is a short one of ours if hers is a shop's title", () => {
    expect(named("Block-heel black leather ankle boots with side zip")).toBe("black ankle boots")
    expect(named("")).toBe("black ankle boots")
    expect(named("Shape 35 Boot Black")).toBe("black boots")
    expect(named("Black Boots")).toBe("black boots")
    expect(named("Heeled boots, black")).toBe("black boots")
    expect(named("Ankle boots in Black")).toBe("black ankle boots")
    expect(named("ankle boots black")).toBe("black ankle boots")
  })

  it("says her own kind where the shop's word for it would be another", () => {
    const top = { ...piece({ kind: "t_shirt", colours: black }), owned: true }
    const named = (name: string) => nameOf({ ...top, name })
    expect(named("Full-Sleeve Ribbed Top, Black")).toBe("black top")
    expect(named("Cotton T-Shirt Top, Black")).toBe("black T-shirt")
    const flats = { ...piece({ kind: "flats", colours: black }), owned: true }
    expect(nameOf({ ...flats, name: "Low Heel Shoes, Black" })).toBe("black shoes")
    expect(nameOf({ ...flats, name: "Ballet Shoes, Black" })).toBe("black ballet flats")
  })

  it("gives its colour in her words, as far as they say the colour that it has", () => {
    const fuchsia = { ...boots, colours: [colourCode("fuchsia")] }
    const said = (name: string, owned = true) => colourWord({ ...fuchsia, owned, name })
    expect(said("Cerise jumper")).toBe("cerise")
    expect(said("Blue jumper")).toBe("fuchsia")
    expect(said("Cerise jumper", false)).toBe("fuchsia")
  })
})
