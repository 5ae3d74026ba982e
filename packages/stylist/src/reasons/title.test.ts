import { expect, it } from "vitest"
import { black, brief, navy, piece, white } from "../score/testing.ts"
import { PAIR_TITLES } from "./skeletons/title.ts"
import { titleOf } from "./title.ts"

const camel = [{ colour: "camel" }] as const
const look = (over: typeof camel | typeof white, id: string) => [
  piece({ kind: "wool_coat", colours: over }, { id }),
  piece({ kind: "jumper", colours: navy }, { id: `${id} jumper` }),
  piece({ kind: "trousers", colours: navy }, { id: `${id} trousers` }),
  piece({ kind: "loafers", colours: black }, { id: `${id} shoes` }),
]
const titles = (over: typeof camel | typeof white) =>
  Array.from({ length: 40 }, (_, at) => titleOf(look(over, `${at}`), brief("outings")).text)

it("says what a second colour does for the hero, and lists no two", () => {
  for (const skeleton of PAIR_TITLES) expect(skeleton).not.toMatch(/^\{\w+\} (?:and|with) \{\w+\}$/)
  expect(titles(camel)).toContain("A navy jumper, warmed by camel")
  expect(titles(white)).toContain("A navy jumper, lifted by white")
  expect(titles(white).join()).not.toMatch(/warmed/)
  for (const title of [...titles(camel), ...titles(white)]) {
    expect(title).not.toMatch(/^(?:navy|camel|white) (?:and|with|over) (?:navy|camel|white)$/i)
  }
})

it("calls nothing a flash of a colour that is elsewhere in the look, too", () => {
  const over = (colour: "navy" | "red", id: string) => [
    piece({ kind: "shirt", colours: white }, { id }),
    piece({ kind: "trousers", colours: [{ colour }] }, { id: `${id} trousers` }),
    piece({ kind: "loafers", colours: [{ colour: "red" }] }, { id: `${id} shoes` }),
  ]
  const said = (colour: "navy" | "red") =>
    Array.from({ length: 40 }, (_, at) => titleOf(over(colour, `${at}`), brief("outings")).text)
  expect(said("navy").join()).toMatch(/flash of red/)
  expect(said("red").join()).not.toMatch(/flash/)
})

it("speaks of neutrals only where nothing else shows", () => {
  const of = (colour: "camel" | "purple", id: string) => [
    piece({ kind: "jumper", colours: [{ colour }] }, { id }),
    piece({ kind: "trousers", colours: white }, { id: `${id} trousers` }),
    piece({ kind: "loafers", colours: black }, { id: `${id} shoes` }),
  ]
  const said = (colour: "camel" | "purple") =>
    Array.from({ length: 40 }, (_, at) => titleOf(of(colour, `${at}`), brief("outings")).text)
  expect(said("camel").join()).toMatch(/neutrals/)
  expect(said("purple").join()).not.toMatch(/neutrals/)
})

const casual = (id: string) => [
  piece({ kind: "denim_jacket", colours: [{ colour: "blue" }] }, { id }),
  piece({ kind: "t_shirt", colours: white }, { id: `${id} top` }),
  piece({ kind: "chinos", colours: navy }, { id: `${id} chinos` }),
  piece({ kind: "trainers", colours: white }, { id: `${id} shoes` }),
]

it("begins no title with the mood of a look just before, where there is another", () => {
  const said = new Set<string>()
  const moods: string[] = []
  for (let at = 0; at < 12; at += 1) {
    const { text } = titleOf(casual(`${at}`), brief("outings"), said)
    said.add(text)
    const [mood = ""] = text.match(/^(?:Easy|Day-off|Weekend|Relaxed)/) ?? []
    if (mood) moods.push(mood)
  }
  expect(moods.length).toBeGreaterThan(2)
  expect(moods.slice(0, 3)).toHaveProperty("length", new Set(moods.slice(0, 3)).size)
})
