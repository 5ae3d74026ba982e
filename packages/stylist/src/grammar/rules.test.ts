import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { black, brief, piece, white } from "../score/testing.ts"
import { mayBeShown } from "../search/candidates.ts"
import { pairRule, pieceRule, rulesBroken } from "./rules.ts"
import { templatesFor } from "./templates.ts"

const avoiding = (...avoid: readonly ("High heels" | "Tailored suits" | "Layering")[]) => ({
  tags: { ...defaultTagPreferences(), love: [], avoid: [...avoid] },
})
const of = (kind: Parameters<typeof piece>[0]["kind"]) => piece({ kind, colours: black })

describe("the rules of a look", () => {
  it("allow no shorts in an office", () => {
    expect(pieceRule(of("shorts"), brief("work"))).toBe("occasion")
    expect(pieceRule(of("trousers"), brief("work"))).toBeUndefined()
  })

  it("allow no sandals in January", () => {
    expect(pieceRule(of("sandals"), brief("outings", { month: 1 }))).toBe("season")
    expect(pieceRule(of("sandals"), brief("outings", { month: 7 }))).toBeUndefined()
    expect(pieceRule(of("sandals"), brief("outings"))).toBeUndefined()
  })

  it("exclude picks that she avoids unless she asks for them, and nothing that she owns", () => {
    const heels = piece({ kind: "heels", cut: { heel: "stiletto" }, colours: black })
    const person = avoiding("High heels")
    expect(pieceRule(heels, brief("dating", person))).toBe("avoided")
    expect(pieceRule({ ...heels, owned: true }, brief("dating", person))).toBeUndefined()
    expect(pieceRule(heels, brief("dating", person, { asked: [heels.id] }))).toBeUndefined()
  })

  it("keep to the budget, per piece and in total", () => {
    const dear = { ...of("blouse"), price: 5000 }
    const look = [dear, { ...of("trousers"), price: 4000 }, of("loafers")]
    expect(pieceRule(dear, brief("work", {}, { budgetPence: 4999 }))).toBe("budget")
    expect(rulesBroken(look, brief("work", {}, { budgetPence: 8000 }))).toEqual(["budget"])
    expect(rulesBroken(look, brief("work", {}, { budgetPence: 9000 }))).toEqual([])
  })

  it("allow no two bottoms, and no dress with a skirt", () => {
    expect(pairRule(of("trousers"), of("jeans"), brief())).toBe("two-of-a-place")
    expect(pairRule(of("wrap_dress"), of("midi_skirt"), brief())).toBe("two-of-a-place")
  })

  it("keep sport and evening, frost and heat, knit and knit apart", () => {
    expect(pairRule(of("hoodie"), of("pencil_skirt"), brief())).toBe("formality-apart")
    expect(pairRule(of("puffer"), of("shorts"), brief())).toBe("warmth-apart")
    expect(pairRule(of("jumper"), of("cardigan"), brief())).toBe("knit-on-knit")
  })

  it("make no suit for somebody who avoids them", () => {
    const [blazer, trousers] = [of("blazer"), of("trousers")]
    const inGrey = piece({ kind: "trousers", colours: [{ colour: "grey" }] })
    expect(pairRule(blazer, trousers, brief("work", avoiding("Tailored suits")))).toBe(
      "suit-avoided",
    )
    expect(pairRule(blazer, inGrey, brief("work", avoiding("Tailored suits")))).toBeUndefined()
    expect(pairRule(blazer, trousers, brief("work"))).toBeUndefined()
  })

  it("let her wear the blazer and trousers that she owns, even if she avoids suits", () => {
    const [blazer, trousers] = [of("blazer"), of("trousers")].map((one) => ({
      ...one,
      owned: true,
    }))
    if (!(blazer && trousers)) throw new Error("There is no suit.")
    const about = brief("work", avoiding("Tailored suits"))
    expect(pairRule(blazer, trousers, about)).toBeUndefined()
    expect(pairRule(blazer, of("trousers"), about)).toBe("suit-avoided")
    const worn = [
      blazer,
      trousers,
      { ...of("shirt"), owned: true },
      { ...of("loafers"), owned: true },
    ]
    expect(rulesBroken(worn, about)).toEqual([])
    expect(mayBeShown(worn, about)).toBe(true)
  })

  it("require a complete look", () => {
    expect(rulesBroken([of("blouse"), of("trousers")], brief("work"))).toEqual(["incomplete"])
    const dressed = [piece({ kind: "wrap_dress", colours: white }), of("flats")]
    expect(rulesBroken(dressed, brief("work"))).toEqual([])
  })

  it("require a coat in winter even if she avoids layering, and no layer in summer", () => {
    const places = (month: number, person = {}) =>
      templatesFor(brief("outings", { month, ...person })).map(({ wanted }) => wanted)
    expect(places(1).every((wanted) => wanted.includes("coat"))).toBe(true)
    expect(places(7).some((wanted) => wanted.includes("layer"))).toBe(false)
    const unlayered = places(1, avoiding("Layering"))
    expect(unlayered.some((wanted) => wanted.includes("layer"))).toBe(false)
    expect(unlayered.every((wanted) => wanted.includes("coat"))).toBe(true)
  })
})
