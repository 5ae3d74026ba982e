import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Brief } from "../grammar/brief.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { black, brief, navy, piece, white } from "../score/testing.ts"
import { reasonsFor } from "./reasons.ts"
import { titleOf } from "./title.ts"
import { withoutTag } from "./without-tag.ts"

const said = (look: readonly Piece[], about: Brief) =>
  reasonsFor(look, about, scoreOf(look, about)).map(({ label, text }) => `${label}: ${text}`)

const blouse = piece({ kind: "blouse", colours: [{ colour: "terracotta" }] })
const trousers = piece({ kind: "trousers", colours: navy })
const loafers = piece({ kind: "loafers", colours: black })

describe("reasons", () => {
  it("give the distance of a colour from her palette", () => {
    const autumn = brief("work", { colourType: "soft autumn" })
    expect(said([blouse, trousers, loafers], autumn)).toContainEqual(
      expect.stringMatching(
        /^Color Type: Terracotta near your face, in the blouse, sits ΔE \d from terracotta, one of your soft-autumn best colours\.$/,
      ),
    )
  })

  it("keep silent about a colour that does nothing for her", () => {
    const fuchsia = piece({ kind: "blouse", colours: [{ colour: "fuchsia" }] })
    const reasons = said([fuchsia, trousers, loafers], brief("work", { colourType: "soft autumn" }))
    expect(reasons.filter((reason) => reason.startsWith("Color Type"))).toEqual([])
  })

  it("name the cut that serves her shape", () => {
    const wrap = piece({ kind: "wrap_dress", colours: black })
    expect(said([wrap, loafers], brief("work", { bodyType: "hourglass" }))).toContain(
      "Body Type: The wrap of the wrap dress is there to mark your waist: good on an hourglass shape.",
    )
  })

  it("name what answers the occasion, and the season where it is one to mention", () => {
    expect(said([blouse, trousers, loafers], brief("work"))).toContain(
      "Occasion: The blouse and trousers are smart: smart enough for work.",
    )
    const warm = [
      piece({ kind: "jumper", colours: white }),
      piece({ kind: "jeans", colours: navy }),
    ]
    expect(said(warm, brief("errands", { month: 1 }))).toContain(
      "Occasion: The jumper and jeans are casual and warm enough for winter: comfortable for running errands.",
    )
  })

  it("tell what she owns, and how little is new", () => {
    const own = [
      { ...trousers, owned: true },
      { ...loafers, owned: true },
    ]
    expect(said([blouse, ...own], brief("work"))).toContain(
      "Your wardrobe: Your navy trousers and black loafers are the start; only the blouse is new.",
    )
    expect(said(own, brief("work"))).toContain("Your wardrobe: You own every piece of it already.")
  })

  it("name the tags she loves, in her order, with what carries them", () => {
    const tags = {
      ...defaultTagPreferences(),
      love: ["Denim" as const, "Layering" as const],
      avoid: [],
    }
    const look = [
      piece({ kind: "overshirt", colours: white }),
      piece({ kind: "t_shirt", colours: white }),
      piece({ kind: "jeans", colours: navy }),
    ]
    expect(said(look, brief("classes", { tags }))).toContain(
      "Your style: Denim in the jeans and layering in the overshirt: tags you love.",
    )
  })

  it("say nothing of her where nothing of her is known", () => {
    const labels = reasonsFor([blouse, trousers, loafers], brief("work"), 99).map(
      ({ label }) => label,
    )
    expect(labels).toEqual(["Occasion"])
  })

  it("are not given for a look that scores no less without", () => {
    expect(reasonsFor([blouse, trousers, loafers], brief("work"), -99)).toEqual([])
  })
})

describe("a look without a tag", () => {
  it("loses what carries it and nothing else", () => {
    const cardigan = piece({ kind: "cardigan", colours: white })
    expect(withoutTag("Layering", [cardigan, trousers], [cardigan])).toEqual([trousers])
    const jeans = piece({ kind: "jeans", colours: navy })
    const [plain, same] = withoutTag("Denim", [jeans, blouse], [jeans])
    expect(plain?.tags).toBe(0)
    expect(same).toBe(blouse)
  })
})

it("names a look after the two garments that stand out most", () => {
  expect(titleOf([loafers, trousers, blouse])).toBe("Terracotta blouse and navy trousers")
})
