import type { Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { brief, piece } from "../score/testing.ts"
import { withoutNeedless } from "./needless.ts"

const of = (kind: Kind, owned = false) =>
  piece({ kind, colours: [{ colour: "navy" }] }, { owned, id: `${owned ? "her " : ""}${kind}` })
const about = brief("outings")
const kept = (look: readonly ReturnType<typeof of>[], mayBeShown = () => true) =>
  withoutNeedless(look, about, mayBeShown).map(({ id }) => id)

describe("bags and jewellery to buy", () => {
  const bought = [of("blouse"), of("jeans"), of("trainers")]
  const finishing = [of("tote_bag"), of("belt")]

  it("are one at most, where she would buy the whole look", () => {
    expect(kept([...bought, ...finishing])).toHaveLength(bought.length + 1)
    expect(kept([...bought, of("belt")])).toContain("belt")
  })

  it("are one at most, where all else is hers", () => {
    const hers = [of("blouse", true), of("jeans", true), of("trainers", true)]
    expect(kept([...hers, ...finishing])).toHaveLength(hers.length + 1)
  })

  it("are none beside other purchases that complete what is hers", () => {
    const mixed = [of("blouse"), of("jeans", true), of("trainers", true)]
    expect(kept([...mixed, ...finishing])).toEqual(mixed.map(({ id }) => id))
    expect(kept([...mixed, of("tote_bag", true)])).toContain("her tote_bag")
  })

  it("stay where the look would break a rule without them", () => {
    const mixed = [of("blouse"), of("jeans", true), of("scarf")]
    expect(kept(mixed, () => false)).toContain("scarf")
  })
})
