import {
  OPERATIONS,
  type OperationSpec,
  type ParsedBodyOf,
  type PersonalData,
  readInput,
} from "@stylin/api/contract"
import { CUT_FIELDS, cutOfKind } from "@stylin/garments/vocabulary"
import { startTestServer, type TestServer } from "@stylin/server/testing"
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { bearer, createHarness, entriesOf, type Harness, type Person } from "./harness.ts"
import { profileValues } from "./samples.ts"
import { SEED } from "./seed.ts"
import { valuesOf } from "./values-of.ts"

const { addSearchItems, addToWardrobe, createUser, exportUser, getProfile, getWardrobe } =
  OPERATIONS
const { recordSigns, removeFromWardrobe, savePreferences, sayWeather, sendCrm } = OPERATIONS
const { setConsent, setPlace, updateUser } = OPERATIONS

const CUT_NAMES: ReadonlySet<string> = new Set(CUT_FIELDS)

/** A writing call, and what her data must contain once it is answered. */
interface RoundTrip {
  readonly operation: OperationSpec
  /** Throws if part of an accepted body is missing or changed. */
  readonly expectKept: (body: unknown, data: PersonalData) => void
}

const ROUND_TRIPS: readonly RoundTrip[] = [
  roundTrip(createUser, ({ source_platform_id, user_id_in_source_platform, ...values }, data) => {
    expect(data.profile).toMatchObject(values)
  }),
  roundTrip(
    updateUser,
    ({ update_values: { selfie, colour_choice, ...values }, said_at }, data) => {
      if (said_at === undefined) expect(data.profile).toMatchObject(values)
      if (colour_choice) expect(data.profile.selfie?.colour_type).toBe(colour_choice)
      // Selfies are combined with earlier ones; the palette follows from the type.
      const { analysis, palette, colour_type, confidence, is_own_choice, ...seen } = selfie ?? {}
      if (selfie) expect(data.profile.selfie).toMatchObject(seen)
    },
  ),
  roundTrip(sendCrm, (body, data) => {
    expect(data.profile.marketing_opt_in).toBe(body.marketing_opt_in)
  }),
  roundTrip(savePreferences, ({ user_responses }, data) => {
    const sent = new Map(user_responses.map((response) => [response.look_id, response]))
    expect(data.profile.user_responses).toEqual(expect.arrayContaining([...sent.values()]))
  }),
  roundTrip(setConsent, ({ purpose, granted }, data) => {
    expect(data.profile.consents[purpose]).toBe(granted)
  }),
  roundTrip(addToWardrobe, (shots, data) => {
    // Each becomes an item with its own id; what she leaves open is read from the summary, and no
    // kind is cut as it can't be. For a key that was sent before, the first result stays; the key
    // itself is not answered.
    const items = shots.flatMap(({ item_id, add_key, colours = [], ...shot }) => {
      if (add_key !== undefined) return []
      const uncut = Object.entries(shot).filter(([field]) => !CUT_NAMES.has(field))
      return expect.objectContaining({
        ...Object.fromEntries(uncut),
        ...(shot.kind && cutOfKind(shot.kind, shot)),
        ...(colours.length > 0 && { colours }),
      })
    })
    expect(data.wardrobe).toEqual(expect.arrayContaining(items))
  }),
  roundTrip(addSearchItems, (additions, data) => {
    const sent = new Map(additions.map((addition) => [addition.item_id, addition]))
    expect(data.search_additions).toEqual(expect.arrayContaining([...sent.values()]))
  }),
  // What she said before something else is passed over.
  roundTrip(setPlace, ({ said_at, name = null, latitude, longitude }, data) => {
    if (said_at === undefined) expect(data.weather.place).toEqual({ name, latitude, longitude })
  }),
  roundTrip(sayWeather, ({ said_at, felt }, data) => {
    if (said_at === undefined) expect(data.weather.felt?.felt ?? null).toBe(felt)
  }),
  roundTrip(recordSigns, ({ signs }, data) => {
    const kept = signs.map((sign) => expect.objectContaining({ look_id: "", ...sign }))
    expect(data.signs).toEqual(expect.arrayContaining(kept))
  }),
]

/** Calls with a body that leaves nothing new for her to read again, or is compared elsewhere, and why. */
const NOTHING_KEPT: Readonly<Record<string, string>> = {
  removeFromWardrobe: "takes away",
  addWorn: "names a look or items, which must be hers",
  removeWorn: "takes away",
  setItemState: "names items, which must be hers",
  correctItem: "names an item, which must be hers",
  restorePhoto: "names an item, which must be hers",
  dismissPending: "takes away",
  deleteUser: "takes away",
  removeWayIn: "takes away, by her password",
  beginPasskey: "asks, by her password",
  addPasskey: "names a key that her browser has made",
  renamePasskey: "names a passkey, which must be hers",
  changePassword: "names her password, which nobody can read",
  endSession: "takes away",
  claimPhotos: "names photos",
  importUser: "takes back what an export holds; the suite of imports compares all of it",
  takeImportBack: "takes away",
  cropPending: "names a photo, part of which is read again",
  dismissLook: "names a look, which must be known",
  restoreLook: "names a look that the provider composed; nothing else of it is used",
  updateImpressions: "names looks; unknown ones are ignored",
  changeLook: "names a look, which must be known",
  shareLook: "names a look, which must be known",
  forgetPlace: "takes away",
  findPlaces: "asks",
  styleItem: "asks",
  swapWeakLink: "asks",
  composeOutfit: "asks",
  saveOutfit: "names items, which must be hers or for sale",
  removeOutfit: "takes away",
  unlockLooks: "asks",
  putPlan: "names a look, which must be known",
  proposePlans: "asks",
  removePlan: "takes away",
  putTrip: "counts only if it is the later word about a trip",
  removeTrip: "takes away",
  tickPacked: "names a trip, which must be known",
  keepWish: "names a product, which must be for sale",
  removeWish: "takes away",
  judgeWishes: "asks",
}

describe("what is accepted can be read again", () => {
  let server: TestServer
  let harness: Harness
  beforeAll(async () => {
    const many = { max: 5000, windowMs: 60_000 }
    server = await startTestServer({ limits: { account: many } })
    harness = createHarness(server)
  })
  afterAll(() => server.close())

  test.each(ROUND_TRIPS)("after $operation.name", async ({ operation, expectKept }) => {
    const person = await harness.newPerson()
    await person.call(createUser, { body: profileValues() })

    await fc.assert(
      fc.asyncProperty(valuesOf(bodyOf(operation)), async (body) => {
        const { method, path } = operation
        const { response } = await harness.raw(path, { method, body, headers: bearer(person) })
        expect(response.status).toBe(200)
        const data = await readAll(person)

        expectKept(body, data)
        await emptyWardrobe(person, data)
      }),
      SEED,
    )
  })

  test("after every call that stores her data", () => {
    const asked = ROUND_TRIPS.map(({ operation }) => operation.name)
    const writing = entriesOf(OPERATIONS)
      .filter(([, { access, body }]) => access === "user" && body)
      .map(([name]) => name)

    expect([...asked, ...Object.keys(NOTHING_KEPT)].toSorted()).toEqual(writing.toSorted())
  })
})

/** Her data, through every call that reads it. */
async function readAll(person: Person): Promise<PersonalData> {
  const data = await person.call(exportUser)
  expect(await person.call(getProfile)).toEqual(data.profile)
  expect(await person.call(getWardrobe)).toEqual(data.wardrobe.map(asShown))
  return data
}

/** An item as the wardrobe shows it: in place of a picture elsewhere, what has a kind is drawn. */
function asShown(item: PersonalData["wardrobe"][number]) {
  const isElsewhere = /^https?:/.test(item.image_path ?? "")
  return isElsewhere && item.kind !== undefined
    ? { ...item, image_path: expect.stringMatching(/^\/api\/pictures\/flats\//) }
    : item
}

/** Otherwise a hundred of them would be read again after each addition. */
async function emptyWardrobe(person: Person, { wardrobe }: PersonalData): Promise<void> {
  if (wardrobe.length === 0) return
  const item_ids = wardrobe.map(({ item_id }) => item_id)
  await person.call(removeFromWardrobe, { body: { item_ids } })
}

function roundTrip<Operation extends OperationSpec>(
  operation: Operation,
  expectKept: (body: ParsedBodyOf<Operation>, data: PersonalData) => void,
): RoundTrip {
  return {
    operation,
    expectKept(body, data) {
      const reading = readInput(bodyOf(operation), body, "body")
      if (!reading.ok) throw new Error(reading.detail)
      // The operation's own schema has parsed it, so it has that type.
      expectKept(reading.value as ParsedBodyOf<Operation>, data)
    },
  }
}

function bodyOf({ name, body }: OperationSpec) {
  if (!body) throw new Error(`${name} has no body.`)
  return body
}
