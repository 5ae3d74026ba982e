import type { ColourName } from "@stylin/garments/colour"
import { type Kind, PREFERENCE_TAGS, type PreferenceTag } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { pieceOf } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { brief } from "../score/testing.ts"
import { garment } from "../testing.ts"
import { type FoundLook, lookKey } from "./candidates.ts"
import { withHerShoes as inHerShoes } from "./her-shoes.ts"

const withHerShoes = (
  looks: readonly FoundLook[],
  pairs: Parameters<typeof inHerShoes>[1],
  refused: readonly string[] = [],
) => inHerShoes(looks, pairs, new Set(refused))
const hers = (kind: Kind, id: string = kind) => pieceOf(garment(kind, { id, owned: true }))
const tagsOf = (...love: PreferenceTag[]) => ({
  love,
  avoid: [],
  dontMind: PREFERENCE_TAGS.filter((tag) => !love.includes(tag)),
})
const [coat, jumper, trousers] = [hers("wool_coat"), hers("jumper"), hers("trousers")]
const [loafers, boots, heels] = [hers("loafers"), hers("chelsea_boots"), hers("heels")]
const look = (about: FoundLook["brief"], shoes: typeof loafers, top = jumper): FoundLook => ({
  pieces: [coat, top, trousers, shoes],
  score: 0,
  brief: about,
})
const shoesOf = (looks: readonly FoundLook[]) => looks.map(({ pieces }) => pieces.at(-1)?.id)

describe("the shoes of a look", () => {
  it("are her boots in frost, and what the search found on milder days", () => {
    const frost = brief("outings", { month: 1 })
    expect(shoesOf(withHerShoes([look(frost, loafers)], [loafers, boots]))).toEqual([boots.id])
    const mild = brief("outings", { month: 4 })
    expect(shoesOf(withHerShoes([look(mild, loafers)], [loafers, boots]))).toEqual([loafers.id])
  })

  it("are boots in frost in place of trainers, unless she loves them, and on a date too", () => {
    const trainers = hers("trainers")
    const inFrost = (
      occasion: "errands" | "dating",
      shoes: typeof loafers,
      ...love: PreferenceTag[]
    ) =>
      shoesOf(
        withHerShoes(
          [look(brief(occasion, { month: 1, tags: tagsOf(...love) }), shoes)],
          [trainers, loafers, boots],
        ),
      )
    expect(inFrost("errands", trainers)).toEqual([boots.id])
    expect(inFrost("errands", trainers, "Sneakers")).toEqual([trainers.id])
    expect(inFrost("dating", loafers)).toEqual([boots.id])
  })

  it("are dark trainers for work on her feet, in place of loafers and of white ones", () => {
    const about = brief("work", { month: 4, needs: { dressCode: "practical" } })
    const pale = pieceOf(
      garment("trainers", { id: "white trainers", owned: true, colours: ["white"] }),
    )
    const dark = hers("trainers")
    for (const shoes of [loafers, pale]) {
      const shown = withHerShoes([look(about, shoes)], [loafers, pale, dark])
      expect(shoesOf(shown)).toEqual([dark.id])
    }
  })

  it("are no loafers below bootcut jeans, and no snow boots while it is not freezing", () => {
    const frost = brief("outings", { weather: { low: 3, high: 8 } })
    const snow = pieceOf(garment("lace_up_boots", { id: "snow", name: "Snow boots", owned: true }))
    expect(shoesOf(withHerShoes([look(frost, loafers)], [loafers, snow]))).toEqual([loafers.id])
    const jeans = pieceOf(
      garment("jeans", {
        id: "bootcut",
        owned: true,
        words: { kind: "jeans", colours: [{ colour: "blue" }], cut: { leg: "bootcut" } },
      }),
    )
    const about = brief("outings", { month: 4 })
    const tan = (kind: Kind) =>
      pieceOf(garment(kind, { id: `tan ${kind}`, owned: true, colours: ["tan"] }))
    const pieces = [coat, jumper, jeans, boots, tan("crossbody_bag")]
    const dressed = { pieces, brief: about, score: -9 }
    const shownIn = (other: Kind) => withHerShoes([dressed], [boots, tan(other)])[0]?.pieces
    expect(shownIn("loafers")).toContain(boots)
    expect(shownIn("ankle_boots")).not.toContain(boots)
  })

  it("are heels on a date, if she loves them", () => {
    const date = (...love: PreferenceTag[]) => brief("dating", { month: 4, tags: tagsOf(...love) })
    const loving = [look(date("High heels"), boots)]
    expect(shoesOf(withHerShoes(loving, [boots, heels]))).toEqual([heels.id])
    expect(shoesOf(withHerShoes([look(date(), boots)], [boots, heels]))).toEqual([boots.id])
  })

  it("are boots on a day out in frost, even if she loves heels", () => {
    const out = (month: number) => brief("outings", { month, tags: tagsOf("High heels") })
    const shown = (month: number) =>
      shoesOf(withHerShoes([look(out(month), heels)], [boots, heels]))
    expect(shown(1)).toEqual([boots.id])
    expect(shown(4)).toEqual([heels.id])
  })

  it("are walking boots on a walk, and no other boots", () => {
    const walk = brief("outdoors", { month: 1 })
    const laced = hers("lace_up_boots")
    const pieces = [hers("raincoat"), hers("fleece"), hers("t_shirt"), hers("jeans"), boots]
    const inBoots = { ...look(walk, boots), pieces }
    expect(shoesOf(withHerShoes([inBoots], [boots, laced]))).toEqual([laced.id])
  })

  it("bring the same clothes forward that are shown in them later", () => {
    const frost = brief("outings", { month: 1 })
    const later = [look(frost, loafers), look(frost, loafers, hers("shirt")), look(frost, boots)]
    const shown = withHerShoes(later, [loafers, boots])
    expect(shown[0]).toBe(later[2])
    expect(shown[2]).toBe(later[0])
  })

  it("make no look the same as another, and are not worn out", () => {
    const frost = brief("outings", { month: 1 })
    const both = [look(frost, boots), look(frost, loafers)]
    expect(shoesOf(withHerShoes(both, [loafers, boots]))).toEqual([boots.id, loafers.id])
    const six = ["a", "b", "c", "d", "e", "f"].map((id) => look(frost, loafers, hers("jumper", id)))
    const worn = shoesOf(withHerShoes(six, [loafers, boots]))
    expect(worn.filter((id) => id === boots.id)).toHaveLength(4)
  })

  it("have the colour that goes best with the rest, if the look does not lose by it", () => {
    const coloured = (kind: Kind, colour: ColourName) =>
      pieceOf(garment(kind, { id: `${colour} ${kind}`, owned: true, colours: [colour] }))
    const mild = brief("outings", { month: 4 })
    const below = coloured("trousers", "black")
    const pieces = [coloured("wool_coat", "black"), coloured("jumper", "cream"), below]
    const navy = coloured("loafers", "navy")
    const black = coloured("loafers", "black")
    const inNavy = [...pieces, navy]
    const dressed = { pieces: inNavy, brief: mild, score: scoreOf(inNavy, mild) }
    expect(shoesOf(withHerShoes([dressed], [navy, black]))).toEqual([black.id])
    const refused = [lookKey([...pieces, black])]
    expect(shoesOf(withHerShoes([dressed], [navy, black], refused))).toEqual([navy.id])
    expect(shoesOf(withHerShoes([dressed], [navy, coloured("flats", "pink")]))).toEqual([navy.id])
  })
})
