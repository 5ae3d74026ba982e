import type { ColourName } from "@stylin/garments/colour"
import { type Cloth, defaultTagPreferences, type Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Profile } from "../person/person.ts"
import type { Piece } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { titleOf } from "./title.ts"

const of = (kind: Kind, colour: ColourName, material?: Cloth["material"]) =>
  piece({ kind, colours: [{ colour }], ...(material && { cloth: { material } }) })

/** The titles of sixty looks of the same clothes. */
function titles(
  look: readonly Piece[],
  profile: Partial<Profile> = {},
  on: "outings" | "dating" = "outings",
) {
  const about = brief(on, profile)
  return Array.from({ length: 60 }, (_, at) => {
    const worn = look.map((one) => ({ ...one, id: `${one.id} ${at}` }))
    return titleOf(worn, about).text
  }).join("\n")
}

const jeans = of("jeans", "blue", "denim")
const trainers = of("trainers", "white")
const COLD = { month: 1, weather: { low: 3, high: 8 } }
const MILD = { month: 9, weather: { low: 12, high: 18 } }

describe("titles by what a look is about", () => {
  it("tell of layers in their colours, warm ones in the cold and none in the heat", () => {
    const layers = [of("cardigan", "rust"), of("t_shirt", "cream"), jeans, trainers]
    expect(titles(layers, MILD)).toMatch(
      /(?:Easy|Relaxed) (?:layers in rust and cream|rust and cream layers)/,
    )
    expect(titles(layers, COLD)).toMatch(/Warm (?:layers in rust and cream|rust and cream layers)/)
    expect(titles(layers, MILD)).not.toMatch(/warm/i)
    expect(titles(layers, { month: 7, weather: { low: 20, high: 30 } })).not.toMatch(/layers/)
    expect(titles([of("t_shirt", "cream"), jeans, trainers], MILD)).not.toMatch(/layers/)
  })

  it("tell of knitwear where there are two knits", () => {
    const knits = [of("cardigan", "lilac"), of("jumper", "grey"), jeans, trainers]
    expect(titles(knits, COLD)).toMatch(/Cosy (?:knitwear in lilac|lilac and grey knitwear)/)
    expect(titles(knits, MILD)).not.toMatch(/cosy/i)
    expect(titles([of("jumper", "lilac"), jeans, trainers], COLD)).not.toMatch(/knitwear/)
  })

  it("promise nothing relaxed to her who avoids it", () => {
    const layers = [of("cardigan", "rust"), of("t_shirt", "cream"), jeans, trainers]
    const tags = { ...defaultTagPreferences(), avoid: ["Oversized fits" as const] }
    expect(titles(layers, MILD)).toMatch(/relaxed/i)
    expect(titles(layers, { ...MILD, tags })).not.toMatch(/relaxed/i)
  })

  it("tell of denim and what one sees with it, and call it neither smart nor quiet", () => {
    const said = titles([of("blouse", "coral"), jeans, of("loafers", "tan")])
    expect(said).toMatch(/(?:Easy|Relaxed) denim (?:with|and) a coral blouse/)
    expect(said).not.toMatch(/(?:Smart|Quiet|Polished) denim/)
    expect(titles([of("blouse", "coral"), of("trousers", "cream"), trainers])).not.toMatch(/denim/)
  })

  it("tell of the coat that the weather asks for, and of none on a mild day", () => {
    const coat = [
      of("wool_coat", "camel"),
      of("jumper", "grey"),
      of("trousers", "black"),
      of("ankle_boots", "black"),
    ]
    expect(titles(coat, COLD)).toMatch(/Warm in a camel coat/)
    expect(titles(coat, COLD)).not.toMatch(/Wrapped up/)
    expect(titles(coat, { month: 1, weather: { low: -6, high: -2 } })).toMatch(
      /Wrapped up in a camel coat/,
    )
    expect(titles(coat, { month: 4, weather: { low: 9, high: 15 } })).not.toMatch(
      /Warm in|Wrapped up/,
    )
    const trench = coat.with(0, of("trench_coat", "beige"))
    expect(titles(trench, COLD)).not.toMatch(/Warm in/)
  })
})

describe("titles by how a look turns its hero", () => {
  it("call a good dress dressed down in trainers alone", () => {
    const dress = of("wrap_dress", "green", "satin")
    expect(titles([dress, trainers])).toMatch(/Green wrap dress, dressed down/)
    expect(titles([dress, of("heels", "black")])).not.toMatch(/dressed down/)
    expect(titles([dress, of("sandals", "brown")])).not.toMatch(/dressed down/)
    expect(titles([of("t_shirt", "green"), jeans, trainers])).not.toMatch(/dressed down/)
  })

  it("dress jeans up with what is dressy, down to the shoes", () => {
    const blouse = of("blouse", "cream", "silk")
    expect(titles([blouse, jeans, of("heels", "black")], MILD, "dating")).toMatch(/dress(?:ed)? up/)
    expect(titles([blouse, jeans, trainers], MILD)).not.toMatch(/dress(?:ed)? up/)
  })
})

describe("titles by tone", () => {
  it.each([
    ["white", "navy", "Crisp"],
    ["coral", "cream", "Bright"],
    ["lilac", "grey", "Soft"],
  ] as const)("call %s with %s %s", (colour, beside, tone) => {
    const said = titles([of("blouse", colour), of("trousers", beside), of("loafers", "black")])
    expect(said).toMatch(new RegExp(`${tone} ${colour} blouse (?:with|and) ${beside} trousers`))
    const others = ["Crisp", "Bright", "Warm", "Soft"].filter((one) => one !== tone)
    expect(said).not.toMatch(new RegExp(`(?:${others.join("|")}) ${colour}`))
  })

  it("call a jumper of a warm colour warm, and no blouse, which warms nobody", () => {
    const look = (kind: Kind) =>
      titles([of(kind, "rust"), of("trousers", "khaki"), of("loafers", "black")])
    expect(look("jumper")).toMatch(/Warm rust jumper (?:with|and) khaki trousers/)
    expect(look("blouse")).not.toMatch(/warm/i)
  })

  it("say nothing of two colours that are neither", () => {
    const said = titles([of("blouse", "black"), of("trousers", "green"), of("loafers", "black")])
    expect(said).not.toMatch(/Crisp|Bright|Warm|Soft/)
  })

  it("call knits cosy in the cold and soft on milder days", () => {
    const knit = [of("jumper", "grey"), of("trousers", "black"), trainers]
    expect(titles(knit, COLD)).toMatch(/Cosy grey jumper (?:with|and) black trousers/)
    expect(titles(knit, MILD)).toMatch(/Soft grey jumper (?:with|and) black trousers/)
    expect(titles(knit, MILD)).not.toMatch(/cosy/i)
    const firm = knit.map((one, at) =>
      at === 0 ? { ...one, owned: true, name: "grey guernsey" } : one,
    )
    expect(titles(firm, MILD)).not.toMatch(/soft/i)
  })
})

describe("titles of small things", () => {
  it("name shoes that are bright, or boots below a dress or a skirt, and no others", () => {
    expect(titles([of("maxi_dress", "black"), of("flats", "red")])).toMatch(/red (?:flats|ballet)/)
    expect(titles([of("day_dress", "rust"), of("ankle_boots", "brown")])).toMatch(
      /brown ankle boots/,
    )
    expect(titles([of("day_dress", "rust"), of("flats", "brown")])).not.toMatch(/brown/)
    expect(titles([of("t_shirt", "white"), jeans, trainers])).not.toMatch(/trainers/)
  })

  it("lead with the one colourful thing, though nothing is known of the jeans below it", () => {
    const unsaid = { ...jeans, colours: [], tones: 0 }
    const said = titles([of("t_shirt", "raspberry"), unsaid, of("trainers", "grey")])
    expect(said.split("\n").filter((title) => !/raspberry/i.test(title))).toEqual([])
  })
})
