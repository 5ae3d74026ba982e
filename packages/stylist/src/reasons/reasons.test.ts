import type { ColourName } from "@stylin/garments/colour"
import { defaultTagPreferences, type Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Brief } from "../grammar/brief.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { black, brief, navy, piece, white } from "../score/testing.ts"
import { reasonsFor } from "./reasons.ts"
import { withoutGlimpse } from "./testing.ts"
import { titleOf } from "./title.ts"
import { withoutTag } from "./without-tag.ts"

const said = (look: readonly Piece[], about: Brief) =>
  reasonsFor(look, about, scoreOf(look, about)).map(({ label, text }) => `${label}: ${text}`)

const blouse = piece({ kind: "blouse", colours: [{ colour: "terracotta" }] })
const trousers = piece({ kind: "trousers", colours: navy })
const loafers = piece({ kind: "loafers", colours: black })

const aboutOf = (label: string, look: readonly Piece[], about: Brief) =>
  said(look, about).filter((reason) => reason.startsWith(`${label}: `))

describe("reasons", () => {
  it("name a colour of her palette, in plain words", () => {
    const autumn = brief("work", { colourType: "soft autumn" })
    const [reason] = aboutOf("Color Type", [blouse, trousers, loafers], autumn)
    expect(reason).toMatch(/terracotta|soft autumn/i)
    expect(reason).not.toMatch(/ΔE|\d/)
  })

  it("do not mention a colour that does nothing for her", () => {
    const fuchsia = piece({ kind: "blouse", colours: [{ colour: "fuchsia" }] })
    const autumn = brief("work", { colourType: "soft autumn" })
    expect(aboutOf("Color Type", [fuchsia, trousers, loafers], autumn)).toEqual([])
  })

  it("name the cut that serves her shape", () => {
    const wrap = piece({ kind: "wrap_dress", colours: black })
    const [reason] = aboutOf("Body Type", [wrap, loafers], brief("work", { bodyType: "hourglass" }))
    expect(reason).toMatch(/wrap/)
    expect(reason).toMatch(/waist|middle|narrowest/)
  })

  it("name what suits the occasion", () => {
    const [reason] = aboutOf("Occasion", [blouse, trousers, loafers], brief("work"))
    expect(reason).toMatch(/blouse and the trousers/)
  })

  it("call her own clothes by her names, and say how little is new", () => {
    const own = [
      { ...trousers, owned: true, name: "Good trousers" },
      { ...loafers, owned: true },
    ]
    const reasons = ["one", "two", "three", "four"].map((id) =>
      aboutOf("Your wardrobe", [{ ...blouse, id }, ...own], brief("work")).join(),
    )
    expect(reasons.join()).toMatch(/your good trousers/i)
    for (const reason of reasons) expect(reason).toMatch(/blouse/)
    expect(aboutOf("Your wardrobe", [blouse, trousers], brief("work"))).toEqual([])
  })

  it("say that all of a look is for the occasion where hardly anything else can be said", () => {
    const of = (kind: Kind, colour: ColourName, formality: number) => ({
      ...piece({ kind, colours: [{ colour }] }),
      occasions: 1 << brief("work").bit,
      formality,
    })
    const dress = { ...of("shirt_dress", "burgundy", 3), colours: [] }
    const meant = [dress, { ...of("heels", "tan", 5), colours: [] }]
    const allOfIt = /^Occasion: .*(?:every piece|all of it|nothing in it).* the office\.$/im
    expect(said(meant, brief("work")).join("\n")).toMatch(allOfIt)
    const odd = meant.map((one) => (one === dress ? { ...one, occasions: 0 } : one))
    expect(said(odd, brief("work")).join("\n")).not.toMatch(/^Occasion/m)
  })

  it("say that all of a look is hers only for want of other reasons", () => {
    const own = [blouse, trousers, loafers].map((one) => ({ ...one, owned: true }))
    const autumn = brief("work", { colourType: "soft autumn" })
    expect(said(own, autumn).length).toBeGreaterThan(1)
    expect(aboutOf("Your wardrobe", own, autumn)).toEqual([])
    const plain = own.map((one) => ({ ...one, colours: [] }))
    expect(said(plain, brief("outings")).length).toBeGreaterThan(0)
    expect(aboutOf("Your wardrobe", plain, brief("outings"))).toEqual([])
    const odd = (["evening_dress", "trainers"] as const).map((kind) => ({
      ...piece({ kind, colours: black }),
      colours: [],
      owned: true,
    }))
    expect(aboutOf("Your wardrobe", odd, brief("outdoors"))).toHaveLength(1)
  })

  it("put no 'your' before a name that says whose it was", () => {
    const jacket = { ...piece({ kind: "overshirt", colours: black }), owned: true }
    const look = [{ ...jacket, name: "Tom's wax jacket" }, blouse, trousers, loafers]
    const about = brief("outings")
    expect([...said(look, about), titleOf(look, about).text].join()).not.toMatch(/your Tom/i)
    expect(titleOf(look, about).text).toMatch(/Tom's wax jacket|terracotta/i)
  })

  it("praise no layer that a coat covers, and titles tell of a glimpse at most", () => {
    const cardigan = { ...piece({ kind: "cardigan", colours: [{ colour: "rust" }] }), owned: true }
    const coat = piece({ kind: "wool_coat", colours: black })
    const look = [cardigan, coat, blouse, trousers, loafers]
    const open = brief("work", { month: 1 })
    const advice = aboutOf("How to wear", look, open)
    const others = said(look, open).filter((one) => !advice.includes(one))
    expect(others.join()).not.toMatch(/cardigan|rust/i)
    expect(withoutGlimpse(titleOf(look, open).text)).not.toMatch(/cardigan|rust|knitwear/i)
    const weather = { low: -6, high: -2 }
    const closed = brief("work", { month: 1, weather })
    expect([...said(look, closed), titleOf(look, closed).text].join()).not.toMatch(
      /cardigan|rust|knitwear/i,
    )
  })

  it("call only a look in one colour monochrome", () => {
    const tags = { ...defaultTagPreferences(), love: ["Monochrome" as const], avoid: [] }
    const burgundy = piece({ kind: "blouse", colours: [{ colour: "burgundy" }] })
    const dark = [piece({ kind: "trousers", colours: black }), loafers]
    const about = brief("work", { tags })
    expect(aboutOf("Your style", [burgundy, ...dark], about)).toEqual([])
    const whole = [piece({ kind: "blouse", colours: white }), ...dark]
    expect(aboutOf("Your style", whole, about)).toHaveLength(1)
  })

  it("name the tags she loves, with what carries them", () => {
    const tags = { ...defaultTagPreferences(), love: ["Denim" as const], avoid: [] }
    const look = [
      piece({ kind: "t_shirt", colours: white }),
      piece({ kind: "jeans", colours: navy }),
    ]
    const [reason] = aboutOf("Your style", look, brief("classes", { tags }))
    expect(reason).toMatch(/denim.*jeans|jeans.*denim/i)
  })

  it("do not call a platform a high heel, or name leather for a shoe or bag", () => {
    const wear = (tag: "High heels" | "Leather", shoes: Piece) => {
      const tags = { ...defaultTagPreferences(), love: [tag], avoid: [] }
      return aboutOf("Your style", [blouse, trousers, shoes], brief("work", { tags }))
    }
    const shoe = (kind: "loafers" | "heels", heel: "platform" | "stiletto") =>
      piece({ kind, colours: black, cut: { heel } })
    expect(wear("High heels", shoe("loafers", "platform"))).toEqual([])
    expect(wear("High heels", shoe("heels", "platform"))).toEqual([])
    expect(wear("High heels", shoe("heels", "stiletto"))).toHaveLength(1)
    expect(wear("Leather", shoe("heels", "stiletto"))).toEqual([])
  })

  it("write neutral however the label is spelt", () => {
    const tags = { ...defaultTagPreferences(), love: ["Neutral pallets" as const], avoid: [] }
    const look = [piece({ kind: "shirt", colours: white }), trousers, loafers]
    expect(aboutOf("Your style", look, brief("work", { tags })).join()).toMatch(/neutral/i)
    expect(said(look, brief("work", { tags })).join()).not.toMatch(/pallet/)
  })

  it("say nothing about her if nothing is known about her", () => {
    const labels = reasonsFor([blouse, trousers, loafers], brief("work"), 99).map(
      ({ label }) => label,
    )
    expect(labels.every((label) => ["Occasion", "Together", "How to wear"].includes(label))).toBe(
      true,
    )
  })

  it("are not given if the look scores no less without", () => {
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

describe("titles", () => {
  it("name the garment or the colour that stands out", () => {
    expect(titleOf([loafers, trousers, blouse], brief("work")).text).toMatch(/terracotta/i)
  })

  it("call her own garment by her name for it", () => {
    const own = { ...blouse, owned: true, name: "Lucky blouse" }
    const texts = [..."abcdefghij"].map(
      (id) => titleOf([{ ...own, id }, trousers, loafers], brief("work")).text,
    )
    expect(texts.join()).toMatch(/lucky blouse/i)
  })
})
