import type { ColourName } from "@stylin/garments/colour"
import type { Cloth, Kind } from "@stylin/garments/vocabulary"
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
const WARM = { month: 7, weather: { low: 16, high: 24 } }

describe("titles by what a look is about", () => {
  it("tell of layers in their colours, airy ones where it is warm and warm ones where it is cold", () => {
    const layers = [of("cardigan", "rust"), of("t_shirt", "cream"), jeans, trainers]
    expect(titles(layers, WARM)).toMatch(
      /(?:Easy|Relaxed|Airy) (?:layers in rust and cream|rust and cream layers)/,
    )
    expect(titles(layers, COLD)).not.toMatch(/airy/i)
    expect(titles([of("t_shirt", "cream"), jeans, trainers], WARM)).not.toMatch(/layers/)
  })

  it("tell of knitwear, cosy only in the cold", () => {
    const knits = [of("jumper", "lilac"), jeans, trainers]
    expect(titles(knits, COLD)).toMatch(/Cosy (?:knitwear in lilac|lilac knitwear)/)
    expect(titles(knits, WARM)).not.toMatch(/cosy/i)
    expect(titles([of("blouse", "lilac"), jeans, trainers], COLD)).not.toMatch(/knitwear/)
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
  })
})

describe("titles by how a look turns its hero", () => {
  it("call a good dress dressed down in trainers alone", () => {
    const dress = of("wrap_dress", "green", "satin")
    expect(titles([dress, trainers])).toMatch(/Green wrap dress, dressed down/)
    expect(titles([dress, of("heels", "black")])).not.toMatch(/dressed down/)
    expect(titles([of("t_shirt", "green"), jeans, trainers])).not.toMatch(/dressed down/)
  })

  it("dress jeans up with what is dressy, down to the shoes", () => {
    const blouse = of("blouse", "cream", "silk")
    expect(titles([blouse, jeans, of("heels", "black")], WARM, "dating")).toMatch(/dress(?:ed)? up/)
    expect(titles([blouse, jeans, trainers], WARM)).not.toMatch(/dress(?:ed)? up/)
  })
})

describe("titles by tone", () => {
  it.each([
    ["white", "navy", "crisp"],
    ["coral", "cream", "bright"],
    ["rust", "khaki", "warm"],
    ["lilac", "grey", "soft"],
  ] as const)("call %s with %s %s", (colour, beside, tone) => {
    const said = titles([of("blouse", colour), of("trousers", beside), of("loafers", "black")])
    expect(said).toMatch(new RegExp(`${colour} blouse, ${tone} with ${beside} trousers`, "i"))
    const others = ["crisp", "bright", "warm", "soft"].filter((one) => one !== tone)
    expect(said).not.toMatch(new RegExp(`blouse, (?:${others.join("|")}) with`))
  })

  it("say nothing of two colours that are neither", () => {
    const said = titles([of("blouse", "black"), of("trousers", "green"), of("loafers", "black")])
    expect(said).not.toMatch(/(?:crisp|bright|warm|soft) with/)
  })
})
