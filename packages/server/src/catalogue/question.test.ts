import { describe, expect, it } from "vitest"
import { type Question, readQuestion } from "./question.ts"
import { wordsOf } from "./search-words.ts"
import { takeSizes } from "./sizes.ts"

function read(typed: string): Question {
  const { sizes, rest } = takeSizes(typed)
  return readQuestion(wordsOf(rest), { brands: [], sizes })
}

/** The wishes, each as "aspect: the words for it". */
const wishesOf = (typed: string) =>
  read(typed).wishes.map(({ about, words }) => `${about}: ${words}`)

describe("a parsed search", () => {
  it.each([
    ["white cotton shirt", ["colour: white", "cloth: cotton"]],
    ["gray linen sneakers", ["colour: gray", "cloth: linen"]],
    ["light blue jeans, high waisted", ["colour: light blue", "cut: high waisted"]],
    ["Navy and white striped T-shirt", ["colour: navy", "colour: white", "pattern: striped"]],
    ["some nice clothes for women", []],
    ["black niqab", ["kind: niqab", "colour: black"]],
    ["comfy jeans for work", ["other: comfy", "other: work"]],
    ["mens shirt", ["other: mens"]],
    ["dress size 16", ["size: size 16"]],
    ["black jeans UK 12", ["colour: black", "size: UK 12"]],
    ["plus size coat 18", ["size: plus size", "size: 18"]],
    ["501 jeans", ["other: 501"]],
    ["60 denier tights", ["other: 60", "other: denier"]],
    ["nude stockings", ["kind: stockings", "colour: nude"]],
  ])("%j asks for %j", (typed, wishes) => {
    expect(wishesOf(typed)).toEqual(wishes)
  })

  it.each([
    ["suits", ["blazer", "trousers"]],
    ["trouser suit", ["blazer", "trousers"]],
    ["suit jacket", ["blazer"]],
    ["flat shoes", ["flats"]],
    ["hijab", ["headscarf"]],
    ["niqab", ["headscarf", "scarf"]],
    ["kilt", ["pleated_skirt"]],
    ["bikini top", []],
    ["gift card", []],
    ["turnip", []],
  ])("%j may be %j", (typed, kinds) => {
    expect(read(typed).kinds).toEqual(kinds)
  })

  it("asks for any pattern if the search only says that there is one", () => {
    const [wish] = read("printed skirt").wishes
    expect(wish?.test).toMatchObject({ by: "pattern" })
    expect(wish?.test).not.toMatchObject({ patterns: expect.arrayContaining(["plain"]) })
  })

  it("keeps words that say more than their kind or cloth", () => {
    expect(read("hoops").hints).toEqual(["hoops"])
    expect(read("poplin shirt").hints).toEqual(["poplin"])
    expect(read("white cotton shirts").hints).toEqual([])
  })
})
