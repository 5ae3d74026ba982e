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

it("says what a second colour does for the first, and lists no two", () => {
  for (const skeleton of PAIR_TITLES) expect(skeleton).not.toMatch(/^\{\w+\} (?:and|with) \{\w+\}$/)
  expect(titles(camel)).toContain("Navy, warmed by camel")
  expect(titles(white)).toContain("Navy, lifted by white")
  expect(titles(white).join()).not.toMatch(/warmed/)
  for (const title of [...titles(camel), ...titles(white)]) {
    expect(title).not.toMatch(/^(?:navy|camel|white) (?:and|with|over) (?:navy|camel|white)$/i)
  }
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
