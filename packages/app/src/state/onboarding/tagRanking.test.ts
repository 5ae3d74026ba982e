import type { ClothingItem, Look } from "@stylin/api/contract"
import { defaultTagPreferences, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { beforeEach, expect, it } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { answerEverything, SAMPLE_PROFILE, sampleLook, sampleLooks } from "../../testing/samples.ts"
import { chooseOccasions, feed } from "../feed/feed.ts"
import { loadProfile } from "../profile/profile.ts"
import { endSession, startSession } from "../session/auth.ts"
import { moveTag, setTags } from "./answers.ts"
import { reopenAnswers } from "./reopenAnswers.ts"
import { saveAnswers } from "./saveAnswers.ts"
// Imported here, so that tests wait for the ranking, not for its compilation.
import "../feed/rankLooks.ts"
import { followTags } from "./tagRanking.ts"

function worn(kind: string, colour: string): ClothingItem[] {
  const [[base] = []] = sampleLook(kind).clothes
  if (!base) throw new Error("There is no garment in the sample.")
  return [{ ...base, item_id: kind, name: `${colour} ${kind}`, kind, colours: [colour] }]
}
const outfit = (id: string, ...clothes: ClothingItem[][]): Look =>
  sampleLook(id, { type: "outings", clothes })
const LOOKS = [
  outfit("plain", worn("blouse", "black"), worn("trousers", "black"), worn("flats", "black")),
  outfit("denim", worn("shirt", "white"), worn("jeans", "blue"), worn("loafers", "brown")),
  ...sampleLooks(3),
]
const ids = () => feed.looks.map((look) => look.look_id)
const ORDER = LOOKS.map((look) => look.look_id)
const known = {
  ...SAMPLE_PROFILE,
  activities: ["work" as const, "dating" as const],
  tags_preferences: { love: [], dontMind: [...PREFERENCE_TAGS], avoid: [] },
}

beforeEach(async () => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  fakeCalls({
    getFeed: () => LOOKS,
    getProfile: () => known,
    updateUser: () => SAMPLE_PROFILE,
    savePreferences: () => ({ ok: true }),
  })
  await chooseOccasions(["outings"])
  await loadProfile()
  reopenAnswers()
})

it("reorders the cached looks as a tag moves, and restores the order as it moves back", async () => {
  const stop = followTags()
  moveTag({ tag: "Denim", to: "avoid", index: 0 })
  await expect.poll(() => ids()).not.toContain("denim")
  moveTag({ tag: "Denim", to: "love", index: 0 })
  await expect.poll(() => ids()[0]).toBe("denim")
  expect(new Set(ids())).toEqual(new Set(ORDER))
  stop()
  expect(ids()).toEqual(ORDER)
})

it("keeps the order once the tags are saved, with looks that cannot be judged at the end", async () => {
  const stop = followTags()
  moveTag({ tag: "Denim", to: "love", index: 0 })
  await expect.poll(() => ids()[0]).toBe("denim")
  await saveAnswers()
  stop()
  expect(ids()).toEqual(["denim", "plain", "1", "2", "3"])
})

it("has new looks made if more than the tags has changed", async () => {
  const stop = followTags()
  answerEverything()
  setTags(defaultTagPreferences())
  await saveAnswers()
  stop()
  expect(ids()).toEqual([])
})
