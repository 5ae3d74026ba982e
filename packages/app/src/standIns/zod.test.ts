import type * as Contract from "@stylin/api/contract"
import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, it, vi } from "vitest"

vi.doMock("zod/mini", () => import("./zod.ts"))
vi.resetModules()
const standIn: typeof Contract = await import("@stylin/api/contract")

const ODD_VALUES: readonly unknown[] = [
  ...[undefined, null, true, false, 0, 1, -1, 0.5, 7, 1e9, Number.NaN, Number.POSITIVE_INFINITY],
  ...["", " ", "a", " padded ", "nul\u0000", "x".repeat(121), "x".repeat(2001), "true", "3"],
  ...["/a.png", "//evil.example", "https://a.example/b", "javascript:alert(1)", "#a1B2c3"],
  ...["Ann@Example.org", "2026-11-21T06:00:00Z", "2026-02-30T06:00:00Z", "2026-11-21"],
  ...["female", "pear", "work", "my_occasions", "upper_body", "ready", "Denim", "email", "photos"],
  ...[[], [null], ["work", "work"], {}, { ok: true }, { extra: 1 }],
]

const LOOK = {
  look_id: "1",
  photo: "/api/pictures/1",
  type: "work",
  isFavorite: false,
  rec_description: { title: "Calm", paragraphs: [{ label: "Colour", text: "Yours." }] },
  clothes: [
    [
      {
        item_id: "a",
        name: "Shirt",
        image_url: "/a",
        price: 1,
        section: "upper_body",
        isYours: true,
      },
    ],
  ],
}
const PROFILE = {
  email: "ann@example.org",
  name_in_app: "Ann",
  gender: "female",
  body_type: "pear",
  activities: ["work"],
  tags_preferences: { love: ["Denim"], dontMind: [], avoid: [] },
  user_responses: [{ look_id: 1, user_response: true }],
  marketing_opt_in: false,
  selfie: { colour_type: "Soft Summer", confidence: 0.5 },
  figure: { skin_tone: 3, hair_colour: "#3a271d" },
  consents: { photos: true, analytics: false },
}
const ITEM = {
  item_id: "a",
  title: "Shirt",
  seller: "Shop",
  thumbnail: "/a",
  link: "/b",
  price: 3,
  state: "ready",
  created_at: "2026-11-21T06:00:00Z",
  item_summary: "A shirt",
  image_path: "/a",
  section: "upper_body",
  kind: "blouse",
  colours: ["white"],
}
const SAMPLES: readonly unknown[] = [
  ...[[LOOK], PROFILE, [ITEM], { success: true, entries: [] }, { selfie_assessed: true }],
  ...[{ email: "a@b.org" }, { email: "a@b.org", password: "long enough to do" }, { ok: true }],
  ...[{ update_values: PROFILE }, { look_ids: ["a"] }, { num: "3", search_query: "shirt" }],
]

/** A value, and it again with each part in turn left out, doubled, or something else. */
function* variants(value: unknown): Generator<unknown> {
  yield value
  yield* ODD_VALUES
  if (typeof value !== "object" || value === null) return
  for (const [key, part] of Object.entries(value)) {
    const put = (other: unknown) =>
      Array.isArray(value)
        ? value.map((item: unknown, index) => (index === Number(key) ? other : item))
        : { ...value, [key]: other }
    for (const variant of variants(part)) yield put(variant)
    if (Array.isArray(value)) continue
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))
    yield { ...value, more: part }
  }
}

/** What comes of reading a value: its text tells absent fields from undefined ones. */
function outcome(
  of: { safeParse(value: unknown): { success: boolean; data?: unknown } },
  value: unknown,
) {
  const { success, data } = of.safeParse(value)
  return success ? { data } : "unfit"
}

describe.each(Object.keys(OPERATIONS))("%s", (name) => {
  // Names of the table itself.
  const key = name as keyof typeof OPERATIONS
  const real = OPERATIONS[key]
  const light = standIn.OPERATIONS[key]
  it.each(["query", "body", "result"] as const)("reads its %s as zod does", (part) => {
    const ours = Reflect.get(light, part)
    const theirs = Reflect.get(real, part)
    expect(ours === undefined).toBe(theirs === undefined)
    if (theirs === undefined) return
    expect(ours.constructor).not.toBe(theirs.constructor)
    for (const sample of SAMPLES) {
      for (const value of variants(sample)) {
        expect([value, outcome(ours, value)]).toStrictEqual([value, outcome(theirs, value)])
      }
    }
  })
})

it("reads some of the samples as what they are", () => {
  expect(standIn.getFeed.result.safeParse([LOOK]).success).toBe(true)
  expect(standIn.getProfile.result.safeParse(PROFILE).success).toBe(true)
  expect(standIn.getPending.result.safeParse([ITEM]).success).toBe(true)
})
