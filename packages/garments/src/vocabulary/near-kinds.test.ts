import { describe, expect, it } from "vitest"
import { nearKinds } from "./near-kinds.ts"
import { kindsMeant } from "./parse/kinds-meant.ts"
import { KNOWN_WORDS } from "./parse/known-words.ts"

describe("something that people look for", () => {
  it("is all kinds of one name, unless more is said", () => {
    expect(kindsMeant("coat").kinds).toEqual(
      expect.arrayContaining(["wool_coat", "trench_coat", "teddy_coat"]),
    )
    expect(kindsMeant("trench coat").kinds).toEqual(["trench_coat"])
    expect(kindsMeant("jacket").kinds).not.toContain("cardigan")
    expect(kindsMeant("white cotton shirt").kinds).toEqual(["shirt"])
  })

  it("is first what the name mostly means", () => {
    expect(kindsMeant("dress")).toMatchObject({ isSure: true, isOther: false })
    expect(kindsMeant("dress").kinds[0]).toBe("day_dress")
    expect(kindsMeant("hat").isSure).toBe(false)
  })

  it("may be no kind of ours", () => {
    expect(kindsMeant("gift card")).toEqual({ kinds: [], isSure: false, isOther: true })
    expect(kindsMeant("niqab")).toEqual({ kinds: [], isSure: false, isOther: false })
  })

  it("has kinds that come near it, and its place in the text", () => {
    expect(nearKinds(["black", "niqab"])).toEqual({
      start: 1,
      end: 2,
      kinds: ["headscarf", "scarf"],
    })
    expect(nearKinds(["silk", "dressing", "gown"])).toMatchObject({ start: 1, end: 3 })
    expect(nearKinds(["nude", "stockings"])).toMatchObject({ kinds: ["tights"] })
    expect(nearKinds(["grand", "boubou"])).toMatchObject({ kinds: ["maxi_dress", "tunic"] })
    expect(nearKinds(["nude", "hose"])).toMatchObject({ kinds: ["tights", "trousers"] })
    expect(nearKinds(["black", "slip"])).toMatchObject({ kinds: ["slip_dress", "midi_skirt"] })
    expect(nearKinds(["chef", "whites"])).toMatchObject({ kinds: ["overshirt", "trousers"] })
    expect(nearKinds(["scrub", "suit"])).toMatchObject({ kinds: ["tunic", "trousers"] })
    expect(nearKinds(["veste"])?.kinds).toContain("blazer")
    expect(nearKinds(["boxer", "shorts"])).toMatchObject({ kinds: ["shorts"] })
    expect(nearKinds(["emerald", "kebaya"])?.kinds[0]).toBe("blouse")
    expect(nearKinds(["batik", "kurung", "moden"])?.kinds.slice(0, 2)).toEqual([
      "tunic",
      "maxi_dress",
    ])
    expect(nearKinds(["orange", "bubu"])?.kinds[0]).toBe("maxi_dress")
    expect(nearKinds(["gomesi", "pink"])?.kinds[0]).toBe("maxi_dress")
    expect(nearKinds(["gray", "lounge", "set"])?.kinds[0]).toBe("joggers")
    expect(nearKinds(["plaid", "pj", "pants"])).toMatchObject({ start: 1, end: 3 })
    expect(nearKinds(["white", "lab", "coat"])?.kinds[0]).toBe("overshirt")
    expect(nearKinds(["white", "coat"])).toBeUndefined()
    expect(nearKinds(["white", "canvas"])?.kinds[0]).toBe("trainers")
    expect(nearKinds(["gold", "purse"])?.kinds[0]).toBe("clutch")
    expect(nearKinds(["brown", "purse"])?.kinds[0]).toBe("shoulder_bag")
    expect(nearKinds(["shirt"])).toBeUndefined()
  })

  it("is spelt right if the vocabulary knows the word, sold or not", () => {
    for (const word of ["tights", "sari", "shirt", "ecru", "poplin", "gingham", "sleeve"]) {
      expect(KNOWN_WORDS, word).toContain(word)
    }
    expect(KNOWN_WORDS).not.toContain("shrit")
  })
})
