// @vitest-environment node
import { describe, expect, it } from "vitest"
import { colourChoices, kindChoices, kindNamed, sectionNamed } from "./choices.ts"

const values = (choices: readonly { value: string }[]) => choices.map((choice) => choice.value)

describe("kindChoices", () => {
  it("offers what was read first, then similar kinds", () => {
    const { few } = kindChoices({ kind: "blouse", section: "upper_body" })
    expect(values(few)).toEqual(["blouse", "corset_top", "tunic", "bodysuit"])
  })

  it("lists every other kind after them, by name and none twice", () => {
    const { few, more } = kindChoices({ kind: "trainers", section: "shoes" })
    expect(new Set(values([...few, ...more])).size).toBe(few.length + more.length)
    expect(more.find((choice) => choice.value === "t_shirt")?.label).toBe("T-shirt")
    const labels = more.map((choice) => choice.label)
    expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, "en-GB")))
  })

  it("offers kinds of the section if none was read", () => {
    const { few } = kindChoices({ kind: undefined, section: "accessories" })
    expect(few.every(({ value }) => kindNamed(value)?.section === "accessories")).toBe(true)
  })
})

describe("colourChoices", () => {
  it("offers what was read, colours often confused with it, and the usual ones", () => {
    const offered = values(colourChoices(["Rust", "cream"]))
    expect(offered.slice(0, 2)).toEqual(["rust", "cream"])
    expect(offered).toContain("black")
    expect(offered).toHaveLength(9)
    expect(new Set(offered).size).toBe(9)
  })

  it("accepts a colour's hex value, and ignores unknown words", () => {
    const [first] = colourChoices(["#a2533a", "sparkling"])
    expect(first).toEqual({ value: "#a2533a", label: "As read", css: "#a2533a" })
    expect(values(colourChoices(["sparkling"]))).not.toContain("sparkling")
  })

  it("offers the usual ones if nothing was read", () => {
    expect(values(colourChoices())).toEqual(["black", "white", "grey", "navy", "beige"])
  })
})

it("tells words of the vocabulary from others", () => {
  expect(kindNamed("scarf")).toEqual({ kind: "scarf", section: "accessories" })
  expect(kindNamed("")).toBeNull()
  expect(sectionNamed("shoes")).toBe("shoes")
  expect(sectionNamed("hats")).toBeNull()
})
