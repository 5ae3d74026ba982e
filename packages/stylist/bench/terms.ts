import { performance } from "node:perf_hooks"
import { CatalogueIndex } from "../src/catalogue/catalogue-index.ts"
import { briefOf } from "../src/grammar/brief.ts"
import { rulesBroken } from "../src/grammar/rules.ts"
import { personOf } from "../src/person/person.ts"
import { scoreOf, TERM_NAMES, TERMS } from "../src/score/score.ts"
import { styleLooks } from "../src/search/style-looks.ts"
import { shopItems } from "./shop.ts"

const ITEMS = 20_000
const ROUNDS = 400

/** What the rules, each term and the whole score cost for one look, in microseconds. */
export function termCosts(): { name: string; micros: number }[] {
  const catalogue = new CatalogueIndex()
  for (const item of shopItems(ITEMS, 11)) catalogue.add(item)
  const profile = { bodyType: "pear", colourType: "soft autumn", month: 10 } as const
  const brief = briefOf(personOf(profile), "work")
  const looks = styleLooks({
    profile,
    wardrobe: [],
    catalogue,
    occasions: ["work"],
    candidatesPerOccasion: 100,
    count: 45,
    alternatives: 1,
    seed: 1,
  }).looks.map(({ slots }) => slots.map(([chosen]) => chosen))
  const timed = (name: string, work: (look: (typeof looks)[number]) => void) => {
    const once = () => looks.forEach((look) => void work(look))
    for (let round = 0; round < ROUNDS / 4; round += 1) once()
    const start = performance.now()
    for (let round = 0; round < ROUNDS; round += 1) once()
    return { name, micros: ((performance.now() - start) * 1000) / (ROUNDS * looks.length) }
  }
  return [
    timed("rules", (look) => rulesBroken(look, brief)),
    ...TERM_NAMES.map((name) => timed(`term ${name}`, (look) => TERMS[name].of(look, brief))),
    timed("score", (look) => scoreOf(look, brief)),
  ]
}
