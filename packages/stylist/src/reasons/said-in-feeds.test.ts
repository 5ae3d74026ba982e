import { SEASONAL_TYPES } from "@stylin/garments/colour"
import {
  ACTIVITIES,
  BODY_TYPES,
  boldness,
  defaultTagPreferences,
  MATERIALS,
  PREFERENCE_TAGS,
  type Styling,
} from "@stylin/garments/vocabulary"
import { beforeAll, describe, expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { type Brief, briefOf } from "../grammar/brief.ts"
import type { LookReason } from "../input.ts"
import { personOf } from "../person/person.ts"
import { colourOf, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { styleLooks } from "../search/style-looks.ts"
import { garments } from "../testing.ts"
import { reasonsFor } from "./reasons.ts"
import { ALL_OF_IT_SAYINGS } from "./skeletons/occasion.ts"
import { TOGETHER_SAYINGS } from "./skeletons/together.ts"
import { takenAway, withoutGlimpse } from "./testing.ts"
import { titleOf } from "./title.ts"
import { isClosed, visibleOf } from "./visible.ts"

interface Told {
  readonly pieces: readonly Piece[]
  readonly brief: Brief
  readonly title: string
  readonly styling: Styling
  readonly reasons: readonly LookReason[]
}

const PEOPLE = 36
const FROST = { low: -3, high: 2 }
/** What a closed coat covers. */
const ON_TOP: ReadonlySet<string | undefined> = new Set(["top", "dress", "layer"])
let feeds: Told[][]
let told: Told[]
let said: (Told & { readonly reason: LookReason })[]

beforeAll(() => {
  const catalogue = indexOf(garments(1500, 5).map((one) => recordOf(one)))
  feeds = Array.from({ length: PEOPLE }, (_, who) => who).map((who) => {
    const tags = PREFERENCE_TAGS.toSorted((a, b) => order(a, who) - order(b, who))
    const profile = {
      // Every other woman dresses for frost, where coats are closed.
      ...(who % 2 ? { month: 1, weather: FROST } : { month: (who % 12) + 1 }),
      bodyType: BODY_TYPES[who % BODY_TYPES.length],
      colourType: SEASONAL_TYPES[who % SEASONAL_TYPES.length],
      tags: { ...defaultTagPreferences(), love: tags.slice(0, 5), avoid: tags.slice(15) },
    }
    const wardrobe = garments(who % 3 === 0 ? 0 : who, who, true)
    const { looks } = styleLooks({
      profile,
      wardrobe,
      catalogue,
      occasions: ACTIVITIES,
      candidatesPerOccasion: 20,
      count: 18,
      alternatives: 1,
      seed: who,
    })
    return looks.map(({ slots, occasion, title, styling, reasons }) => ({
      pieces: slots.map(([piece]) => piece),
      brief: briefOf(personOf(profile, wardrobe), occasion),
      title,
      styling,
      reasons,
    }))
  })
  told = feeds.flat()
  said = told.flatMap((look) => look.reasons.map((reason) => ({ ...look, reason })))
})

/** An order of tags for each person. */
function order(tag: string, who: number): number {
  return ((tag.length * 31 + tag.charCodeAt(0)) * (who + 7)) % 97
}

function isOneOf(skeletons: readonly string[], { skeleton }: LookReason): boolean {
  return skeletons.includes(skeleton)
}

describe("the reasons in feeds", () => {
  it("use at least 120 templates, none of them for more than a twentieth", () => {
    const counts = Map.groupBy(said, ({ reason }) => reason.skeleton)
    expect(told.length).toBeGreaterThan(600)
    expect(counts.size).toBeGreaterThanOrEqual(120)
    for (const [skeleton, { length }] of counts) {
      expect([skeleton, length / said.length < 0.05]).toEqual([skeleton, true])
    }
  })

  it("are true: without its fact the look scores less", () => {
    for (const { reason, pieces, brief } of said) {
      const without = scoreOf(takenAway(reason, pieces, brief), brief)
      expect([reason.text, without < scoreOf(pieces, brief)]).toEqual([reason.text, true])
    }
  })

  it("are each one plain sentence: a capital, a full stop, no gap, no jargon", () => {
    for (const { reason } of said) {
      expect(reason.text).toMatch(/^[A-Z][^.!?{}]*[^\s.!?{},;:]\.$/)
      expect(reason.text.length, reason.text).toBeLessThanOrEqual(110)
      expect(reason.text).not.toMatch(
        /ΔE|undefined|null|score|term\b|formality|silhouette|pallet|_|\d/i,
      )
      expect(reason.text, reason.text).not.toMatch(/\b(\w+) \1\b| {2}|,,| ,/i)
      expect(reason.text).not.toMatch(/\ba [aeio]\w|\ban [b-df-gj-np-tv-z]\w/)
    }
  })

  it("repeat nothing within a sentence", () => {
    for (const { reason } of said) {
      const words = reason.text.toLowerCase().match(/[a-z]{5,}/g) ?? []
      expect(new Set(words).size, reason.text).toBe(words.length)
    }
  })

  it("are told of coats that are drawn closed in frost, and open on milder days", () => {
    for (const { pieces, brief, styling } of told) {
      const isClosing = Number(brief.need?.outdoors) < 3
      const hasCoat = pieces.some(({ slot }) => SLOTS[slot] === "coat")
      expect(styling.coat).toBe(hasCoat && isClosing ? "closed" : undefined)
    }
  })

  it("mention nothing that a closed coat hides", () => {
    const isShut = ({ pieces, brief }: Told) => pieces.some((one) => isClosed(one, brief.need))
    expect(told.filter(isShut).length).toBeGreaterThan(20)
    const hidden = said.filter(({ pieces, brief, reason }) => {
      const isCovered = pieces.some((one) => isClosed(one, brief.need))
      const tops = pieces.filter(
        (one) => !visibleOf(pieces, brief.need).includes(one) && ON_TOP.has(SLOTS[one.slot]),
      )
      const isOfHers = reason.label === "Your wardrobe"
      return isCovered && !isOfHers && tops.some(({ id }) => reason.of.includes(id))
    })
    expect(hidden.map(({ reason }) => reason.text)).toEqual([])
  })

  it("say what a look is for only where there is little else", () => {
    const forOccasion = told.filter(({ reasons }) =>
      reasons.some(({ label }) => label === "Occasion"),
    )
    expect(forOccasion.length).toBeGreaterThan(0)
    expect(forOccasion.filter(({ reasons }) => reasons.length > 3)).toEqual([])
  })

  it("say why it goes together or how to wear it, wherever that counts in the score", () => {
    const silent = told.filter(({ reasons }) =>
      reasons.every(({ label }) => label !== "Together" && label !== "How to wear"),
    )
    // In a few looks no piece has anything to do with another in the score.
    expect(silent.length / told.length).toBeLessThan(0.01)
  })

  it("are the same for the same look after the same looks, one per label, none twice", () => {
    for (const feed of feeds) {
      const before = new Set<string>()
      for (const { pieces, brief, reasons, title } of feed) {
        expect(reasonsFor(pieces, brief, scoreOf(pieces, brief), before)).toEqual(reasons)
        expect(titleOf(pieces, brief, before).text).toBe(title)
        expect(new Set(reasons.map(({ label }) => label)).size).toBe(reasons.length)
        const texts = reasons.map(({ text }) => text)
        expect(texts.filter((text) => before.has(text))).toEqual([])
        for (const text of [title, ...texts]) before.add(text)
      }
    }
  })

  it("say little of the same in another season", () => {
    const repeated = told.flatMap(({ pieces, brief, reasons }) => {
      const later = { ...brief, person: { ...brief.person, season: (brief.person.season + 2) % 4 } }
      const then = reasonsFor(pieces, later, scoreOf(pieces, later)).map(({ text }) => text)
      return reasons.filter(({ text }) => then.includes(text))
    })
    expect(repeated.length / said.length).toBeLessThan(0.25)
  })

  it("count a colour in all that she wears", () => {
    const counted = [
      [TOGETHER_SAYINGS.thread, 3],
      [TOGETHER_SAYINGS.repeats, 2],
    ] as const
    for (const [skeletons, count] of counted) {
      const found = said.filter(({ reason }) => isOneOf(skeletons, reason))
      expect(found.length).toBeGreaterThan(0)
      for (const { reason, pieces } of found) {
        const [first] = pieces.filter(({ id }) => reason.of.includes(id))
        const sharing = pieces.filter(({ colours }) => colours.includes(first?.colours[0] ?? NONE))
        expect([reason.text, sharing.length]).toEqual([reason.text, count])
      }
    }
  })

  it("call nothing outstanding beside a bolder colour, and name one hero", () => {
    const bold = ({ colours, material }: Piece) =>
      MATERIALS[material] === "denim" ? 0 : boldness(colourOf(colours[0] ?? NONE))
    const found = said.filter(({ reason }) =>
      isOneOf([...TOGETHER_SAYINGS.leads, ...TOGETHER_SAYINGS.fullStop], reason),
    )
    expect(found.length).toBeGreaterThan(0)
    for (const { reason, pieces, brief } of found) {
      const shown = visibleOf(pieces, brief.need)
      const hero = shown.find(({ id }) => reason.of.includes(id))
      const bolder = shown.filter((one) => hero && bold(one) > bold(hero))
      expect([reason.text, bolder]).toEqual([reason.text, []])
    }
    const heroesOf = ({ reasons }: Told) =>
      reasons
        .filter(({ label }) => label === "Together" || label === "How to wear")
        .filter(({ skeleton }) => /\{(?:hero|small|bold)[:}]/.test(skeleton))
        .map(({ of }) => of.at(-1))
    expect(told.map(heroesOf).filter((heroes) => new Set(heroes).size > 1)).toEqual([])
  })

  it("say for want of anything else that all of it is right only of one look in fifty", () => {
    const found = said.filter(({ reason }) => isOneOf(ALL_OF_IT_SAYINGS, reason))
    expect(found.length / told.length).toBeLessThan(0.02)
  })

  it("entitle no look by a colour that it half hides, but as a glimpse", () => {
    for (const { title, pieces, brief } of told) {
      const shown = visibleOf(pieces, brief.need).flatMap(({ colours }) => colours)
      const hidden = pieces.flatMap(({ colours }) => colours).filter((one) => !shown.includes(one))
      const words = hidden
        .map(colourOf)
        .filter((one) => !shown.some((other) => colourOf(other).includes(one)))
      const named = withoutGlimpse(title)
      expect([title, words.filter((one) => named.includes(` ${one}`))]).toEqual([title, []])
    }
  })

  it("give looks titles with a mood and a hero, short, and seldom the same", () => {
    for (const { title } of told) expect(title).toMatch(/\S+ \S+/)
    for (const { title } of told) expect(title).toMatch(/^[A-Z][^.{}]{3,43}$/)
    const titles = Map.groupBy(told, ({ title }) => title)
    expect(titles.size / told.length).toBeGreaterThan(0.8)
  })
})
