import { describe, expect, it } from "vitest"
import { parseGarment } from "./parse.ts"
import { findPhrases, lexicon, listed, wordsOf } from "./text.ts"
import { ofTheGarment } from "./trimmings.ts"

describe("ofTheGarment", () => {
  it("leaves out what describes a trimming", () => {
    const words = wordsOf("gold buttons blue")
    const metals = lexicon(listed({ gold: "gold", blue: "blue" }))
    expect(ofTheGarment(words, findPhrases(words, metals)).map(({ value }) => value)).toEqual([
      "blue",
    ])
  })
})

describe("the colour of a part", () => {
  it.each([
    ["grey jumper with red yoke", ["grey"]],
    ["hand knitted sweater with red yoke", []],
    ["jumper with a big bold red yoke", []],
    ["grey jumper with a red and white yoke", ["grey"]],
    ["black felt skirt with red and yellow ribbons", ["black"]],
    ["blue cardigan with pink edge", ["blue"]],
    ["white trainers with pink detail", ["white"]],
    ["white trainers pink laces", ["white"]],
    ["white dress black hem", ["white"]],
    ["ivory bag with a gold chain", ["cream"]],
    ["red silk dress with gold border", ["red"]],
    ["cream jumper with black tipping", ["cream"]],
    ["black tipped cream jumper", ["cream"]],
    ["camel coat black faux fur collar", ["camel"]],
    ["cream cardigan navy and white trim", ["cream"]],
    ["beige jumper with brown suede elbow patches", ["beige"]],
    ["navy breton top red neckline", ["navy"]],
    ["vestido verde con cinturón marrón", ["green"]],
    ["red dress black lace sleeves", ["red"]],
    ["pearl button cardigan", []],
    ["red yoke jumper", []],
    ["weiße Turnschuhe mit schwarzer Sohle", ["white"]],
    ["blusa blanca con cuello negro", ["white"]],
  ] as const)("is not the garment's: %s", (name, colours) => {
    expect(parseGarment(name).colours).toEqual(colours)
  })

  it("may be a print's, which the garment has all over", () => {
    expect(parseGarment("top with blue flowers and white buttons")).toMatchObject({
      colours: ["blue"],
      pattern: "floral",
    })
    expect(parseGarment("white blouse with navy spots").colours).toEqual(["white", "navy"])
  })

  it("does not hide the garment's own", () => {
    expect(parseGarment("black faux fur trim coat").colours).toEqual(["black"])
    expect(parseGarment("Satin blouse with bow red").colours).toEqual(["red"])
    expect(parseGarment("cinturón marrón").colours).toEqual(["brown"])
    expect(parseGarment("black heels").colours).toEqual(["black"])
    expect(parseGarment("white lace dress").colours).toEqual(["white"])
  })

  it("comes after the ground of its stripes", () => {
    expect(parseGarment("white stripe navy jumper").colours).toEqual(["navy", "white"])
    expect(parseGarment("gold heel black boots").colours).toEqual(["black", "gold"])
    expect(parseGarment("black and white stripe top").colours).toEqual(["black", "white"])
  })
})

describe("stripes along a side", () => {
  it.each([
    ["red stripe trainers", ["red"]],
    ["red stripe heels", ["red"]],
    ["blue stripe leggings", ["blue"]],
    ["trainers with red stripe", []],
    ["white trainers red stripe", ["white"]],
    ["white trainers with green stripe", ["white"]],
    ["zapatillas adidas white with black stripes", ["white"]],
    ["joggers black white side stripe", ["black"]],
    ["tracksuit top navy with red stripe", ["navy"]],
    ["trousers navy with a red stripe down the leg", ["navy"]],
  ] as const)("are no pattern: %s", (name, colours) => {
    const { pattern, ...read } = parseGarment(name)
    expect(read.colours).toEqual(colours)
    expect(pattern).toBeUndefined()
  })

  it("do not stripe cloth", () => {
    expect(parseGarment("striped trainers").pattern).toBe("stripe")
    expect(parseGarment("navy top with white stripes").pattern).toBe("stripe")
  })
})

it("takes the cloth of a lapel for no cloth of the garment", () => {
  expect(parseGarment("Tuxedo Jacket with Satin Lapels | Black").material).toBeUndefined()
  expect(parseGarment("jeans with embroidered flowers").pattern).toBeUndefined()
})
