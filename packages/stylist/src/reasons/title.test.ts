import { COLOUR_NAMES, type ColourName } from "@stylin/garments/colour"
import type { Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { titleOf } from "./title.ts"

const of = (kind: Kind, colour: ColourName, id = "") =>
  piece({ kind, colours: [{ colour }] }, { id: `${kind} ${id}` })
/** The titles of forty looks of the same clothes. */
const titles = (
  look: (id: string) => readonly Piece[],
  occasion: "outings" | "dating" = "outings",
) => Array.from({ length: 40 }, (_, at) => titleOf(look(`${at}`), brief(occasion)).text)

it("names what one sees first, and what is seen with it", () => {
  const said = titles((id) => [
    of("trench_coat", "beige", id),
    of("blouse", "coral", id),
    of("trousers", "cream", id),
    of("loafers", "tan", id),
  ])
  expect(said).toContain("Coral blouse under a beige trench coat")
  expect(said).toContain("Coral and cream under a beige trench coat")
  // However it is put, the coral is in it.
  expect(said.filter((title) => !/coral/i.test(title))).toEqual([])
})

it("says what is underneath a hero that hangs open, and what goes with a skirt or a dress", () => {
  const layered = titles((id) => [
    of("bomber", "red", id),
    of("t_shirt", "yellow", id),
    of("jeans", "blue", id),
  ])
  expect(layered.join()).toMatch(/Red bomber jacket over (?:a yellow T-shirt|yellow)/)
  const dressed = titles((id) => [of("day_dress", "rust", id), of("ankle_boots", "brown", id)])
  expect(dressed.join()).toMatch(/Rust dress (?:with|and) brown ankle boots/)
})

it("counts what is all of one other colour, and calls no blue denim that", () => {
  const rest = (legs: Kind, colour: ColourName) =>
    titles((id) => [
      of("jumper", "red", id),
      of(legs, colour, id),
      of("ankle_boots", "black", id),
      of("shoulder_bag", "black", id),
    ]).join()
  expect(rest("trousers", "black")).toMatch(/(?:all the rest|the rest in) black/)
  expect(rest("trousers", "grey")).not.toMatch(/the rest/)
  expect(rest("jeans", "navy")).not.toMatch(/the rest/)
})

it("calls black from head to toe what is black and nothing else", () => {
  const said = (colour: ColourName, second: ColourName = colour) =>
    titles((id) => [
      piece(
        {
          kind: "blazer",
          colours: [{ colour }, ...(second === colour ? [] : [{ colour: second }])],
        },
        { id },
      ),
      of("blouse", "black", id),
      of("trousers", "black", id),
      of("loafers", "black", id),
    ]).join()
  expect(said("black")).toMatch(/head to toe in black/i)
  expect(said("black", "white")).not.toMatch(/head to toe|from (?:blazer|jacket) to loafers/i)
})

it("names a small thing only if its colour is nowhere else in the look", () => {
  const said = (shoes: ColourName) =>
    titles((id) => [
      of("shirt", "white", id),
      of("trousers", "navy", id),
      of("loafers", shoes, id),
      of("scarf", "red", id),
    ]).join()
  expect(said("black")).toMatch(/red scarf|red at the neck/)
  expect(said("red")).not.toMatch(/red scarf|red at the neck/)
})

it("calls a suit one, with what is worn beneath", () => {
  const said = titles((id) => [
    of("blazer", "charcoal", id),
    of("blouse", "burgundy", id),
    of("trousers", "charcoal", id),
    of("loafers", "black", id),
  ]).join()
  expect(said).toMatch(/Charcoal suit(?:,| over a) burgundy blouse/)
})

it("says whose a garment was where her own name for it does", () => {
  const said = (name: string) =>
    titles((id) => [
      { ...of("hoodie", "green", id), owned: true, name },
      of("jeans", "blue", id),
      of("trainers", "white", id),
    ]).join()
  expect(said("my brother's green hoodie")).toMatch(/Your brother's green hoodie/)
  expect(said("Tom's green hoodie")).toMatch(/Tom's green hoodie/)
  expect(said("Tom's green hoodie")).not.toMatch(/your/i)
})

it("begins no title with the mood of a look just before", () => {
  let before = ""
  const moods: string[] = []
  for (let at = 0; at < 60; at += 1) {
    const look = [
      of("blazer", "navy", `${at}`),
      of("shirt", "white", `${at}`),
      of("trousers", "grey", `${at}`),
      of("loafers", "black", `${at}`),
    ]
    const { text } = titleOf(look, brief("work"), new Set([before]))
    before = text
    const [mood = ""] = text.match(/^(?:Easy|Smart|Quiet|Polished)/) ?? []
    moods.push(mood)
  }
  expect(moods.filter(Boolean).length).toBeGreaterThan(2)
  expect(moods.filter((mood, at) => mood !== "" && mood === moods[at - 1])).toEqual([])
})

it("calls no dressy look easy, and none in trainers smart", () => {
  const tailored = (shoes: Kind) =>
    COLOUR_NAMES.map(
      (colour) =>
        titleOf(
          [
            of("blazer", colour, colour),
            of("shirt", "white"),
            of("trousers", "grey"),
            of(shoes, "black"),
          ],
          brief("work"),
        ).text,
    ).join()
  expect(tailored("loafers")).toMatch(/easy/i)
  expect(tailored("heels")).not.toMatch(/easy/i)
  expect(tailored("heels")).toMatch(/smart|polished/i)
  expect(tailored("trainers")).not.toMatch(/smart|polished/i)
})

it("leaves what her work dress is for to the title", () => {
  const dress = { ...of("day_dress", "red"), owned: true, name: "red work dress" }
  const look = [dress, of("heels", "red"), of("shoulder_bag", "black")]
  expect(titleOf(look, brief("work")).text).toMatch(/^Red /)
})
