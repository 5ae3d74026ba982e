import { expect, it } from "vitest"
import { renamed } from "./renamed.ts"

const item = (item_summary: string) =>
  ({ item_summary, kind: "jeans", colours: ["indigo"] }) as const

it("puts the new kind and colour in the place of the old ones", () => {
  const indigo = { kind: "jeans", colours: ["indigo"] } as const
  expect(renamed(item("Indigo straight jeans"), { ...indigo, colours: ["black"] })).toBe(
    "Black straight jeans",
  )
  expect(renamed(item("Indigo straight jeans"), { ...indigo, kind: "trousers" })).toBe(
    "Indigo straight trousers",
  )
})

it("keeps a name that does not say them", () => {
  expect(renamed(item("My Jeanswear find"), { kind: "midi_skirt", colours: ["red"] })).toBe(
    "My Jeanswear find",
  )
})

it("exchanges the longest word for a kind", () => {
  const boots = {
    item_summary: "Black Ankle Boots",
    kind: "ankle_boots",
    colours: ["black"],
  } as const
  expect(renamed(boots, { kind: "loafers", colours: ["black"] })).toBe("Black loafers")
})

it("lets two colours change places", () => {
  const striped = { item_summary: "Navy and white striped top", colours: ["navy", "white"] }
  expect(renamed(striped, { colours: ["white", "navy"] })).toBe("White and navy striped top")
})
