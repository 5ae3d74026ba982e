import { expect, it } from "vitest"
import type { Person } from "../person/person.ts"
import { brief, piece } from "../score/testing.ts"
import { isOneNote } from "./one-note.ts"

it("takes navy and the blue of jeans for one colour for her who avoids that", () => {
  const { person } = brief("work", { tags: { love: [], dontMind: [], avoid: ["Monochrome"] } })
  const isOne = (who: Pick<Person, "loves" | "avoids">, top: "navy" | "orange") =>
    isOneNote(
      [
        [piece({ kind: "denim_jacket", colours: [{ colour: "blue" }] })],
        [piece({ kind: "jumper", colours: [{ colour: top }] })],
        [piece({ kind: "joggers", colours: [{ colour: "navy" }] })],
      ],
      who,
    )
  expect(isOne(person, "navy")).toBe(true)
  expect(isOne(person, "orange")).toBe(false)
  expect(isOne(brief().person, "navy")).toBe(false)
})
