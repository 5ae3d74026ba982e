import type { ColourName } from "@stylin/garments/colour"
import type { Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { piece } from "../score/testing.ts"
import { ACCORD, accordOf } from "./shoe-colours.ts"

const of = (kind: Kind, colour: ColourName) => piece({ kind, colours: [{ colour }] })

describe("the colour of shoes", () => {
  it("is matched by a bag or a belt, of the same family too", () => {
    const jeans = of("jeans", "blue")
    const boots = of("ankle_boots", "brown")
    expect(accordOf(boots, [jeans, of("shoulder_bag", "tan")])).toBe(ACCORD.matched)
    expect(accordOf(boots, [jeans, of("belt", "brown")])).toBe(ACCORD.matched)
  })

  it("is repeated by clothes, or alone", () => {
    const shirt = of("shirt", "light blue")
    expect(accordOf(of("loafers", "burgundy"), [shirt, of("trousers", "burgundy")])).toBe(
      ACCORD.repeated,
    )
    expect(accordOf(of("loafers", "burgundy"), [shirt, of("jeans", "blue")])).toBe(ACCORD.alone)
  })

  it("clashes as navy below black, and as brown with black tights", () => {
    const coat = of("wool_coat", "camel")
    const black = [coat, of("trousers", "black")]
    expect(accordOf(of("heels", "navy"), black)).toBe(ACCORD.clash)
    expect(accordOf(of("heels", "navy"), [of("trousers", "navy")])).toBe(ACCORD.repeated)
    const inTights = [coat, of("midi_skirt", "brown"), of("tights", "black")]
    expect(accordOf(of("ankle_boots", "brown"), inTights)).toBe(ACCORD.clash)
    expect(accordOf(of("ankle_boots", "black"), inTights)).toBe(ACCORD.repeated)
  })

  it("is stray as brown below black, and as black in a look of browns, without its like", () => {
    const jumper = of("jumper", "grey")
    expect(accordOf(of("loafers", "tan"), [jumper, of("trousers", "black")])).toBe(ACCORD.stray)
    expect(accordOf(of("flats", "black"), [of("jumper", "brown"), of("jeans", "blue")])).toBe(
      ACCORD.stray,
    )
  })

  it("is stray where it is pale on dark hose, whatever else has it", () => {
    const [skirt, tights] = [of("midi_skirt", "navy"), of("tights", "navy")]
    const grey = [of("jumper", "grey"), skirt, tights]
    expect(accordOf(of("ankle_boots", "grey"), grey)).toBe(ACCORD.stray)
    expect(accordOf(of("ankle_boots", "charcoal"), grey)).not.toBe(ACCORD.stray)
    expect(accordOf(of("ankle_boots", "grey"), [of("jumper", "grey"), skirt])).toBe(ACCORD.repeated)
  })
})
