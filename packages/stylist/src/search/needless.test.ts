import type { Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { brief, piece } from "../score/testing.ts"
import { withoutNeedless } from "./needless.ts"

const of = (kind: Kind, owned = false) =>
  piece({ kind, colours: [{ colour: "navy" }] }, { owned, id: `${owned ? "her " : ""}${kind}` })
const about = brief("outings")
const kept = (look: readonly ReturnType<typeof of>[], mayBeShown = () => true) =>
  withoutNeedless(look, about, mayBeShown).map(({ id }) => id)

describe("tights to buy", () => {
  const dressed = [of("jumper", true), of("midi_skirt", true)]

  it("stay away where her tall boots hide them and it is warm enough", () => {
    const booted = [...dressed, of("knee_boots", true)]
    expect(kept([...booted, of("tights")])).toEqual(booted.map(({ id }) => id))
    expect(kept([...booted, of("tights", true)])).toContain("her tights")
    expect(kept([...booted, of("tights")], () => false)).toContain("tights")
  })

  it("stay above lower shoes", () => {
    expect(kept([...dressed, of("ankle_boots", true), of("tights")])).toContain("tights")
  })
})

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
