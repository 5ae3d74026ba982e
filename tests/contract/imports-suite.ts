import { OPERATIONS, type PersonalData } from "@stylin/api/contract"
import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { HAT, JEANS, outfit, profileValues } from "./samples.ts"

const { addFavourite, addToWardrobe, addWorn, correctItem, createUser, deleteUser } = OPERATIONS
const { dismissLook, exportUser, getFeed, importPhotos, importUser, recordSigns } = OPERATIONS
const { getImports, getWardrobe, keepWish, searchItems } = OPERATIONS
const { putPlan, putTrip, removeFromWardrobe, saveOutfit } = OPERATIONS
const { savePreferences, setPlace, takeImportBack, tickPacked, updateImpressions } = OPERATIONS

/** What an export holds and an import gives back. */
function partsOf({
  account,
  sessions,
  imports,
  exported_at,
  profile,
  photos,
  ...lists
}: PersonalData) {
  const { email, name_in_app, marketing_opt_in, consents, ...answers } = profile
  // The print of a garment is read from its picture again.
  return { ...lists, answers, photos: photos.map(({ cloth, ...photo }) => photo) }
}

/** How every provider takes back what it has exported. */
export function importsSuite(harness: () => Harness): void {
  describe("an export", () => {
    test("gives the same account once it was erased, however often it is imported", async () => {
      const { newPerson } = harness()
      const before = await newPerson()
      await before.call(createUser, { body: profileValues() })
      await before.call(savePreferences, {
        body: { user_responses: [{ look_id: 1225, user_response: true }] },
      })
      const [photo] = await before.call(importPhotos, {
        query: { ids: "3f2504e0-4f89-41d3-9a0c-0305e82c3301" },
        files: [await pictureOf()],
      })
      const picture = `/api/pictures/photos/${photo?.kept_as}`
      const shirt = "8c0e2a4e-7a57-4e0c-9a55-1d2f3c4b5a69"
      await before.call(importUser, {
        body: {
          exported_at: "2026-01-01T00:00:00.000Z",
          first: 0,
          wardrobe: [
            {
              item_id: shirt,
              item_summary: "Long-sleeved striped shirt",
              image_path: picture,
              section: "upper_body",
            },
          ],
        },
      })
      const [jeans] = await before.call(addToWardrobe, { body: [JEANS, HAT] })
      const item_id = jeans?.item_id ?? ""
      const words = { note: "Turned up once", price: 20, material: "denim", leg: "flare" } as const
      await before.call(correctItem, { body: { item_id, words } })
      await before.call(correctItem, { body: { item_id: shirt, words: { sleeve: null } } })
      const day = new Date().toISOString().slice(0, 10)
      await before.call(addWorn, { body: { day, item_ids: [item_id] } })
      const [look, other, third] = await before.call(getFeed, { query: {} })
      await before.call(addFavourite, { query: { look_id: look?.look_id ?? "" } })
      await before.call(addFavourite, { query: { look_id: third?.look_id ?? "" } })
      await before.call(updateImpressions, { body: { look_ids: [look?.look_id ?? ""] } })
      await before.call(dismissLook, { body: { look_id: other?.look_id ?? "", reason: "price" } })
      await before.call(recordSigns, { body: { signs: [{ sign: "followed", item_id: "shoes" }] } })
      await before.call(saveOutfit, {
        body: { id: "my-outfit", name: "Sunday best", item_ids: [item_id] },
      })
      await before.call(putPlan, {
        body: { plan_id: "my-plan", day, look_id: look?.look_id ?? "" },
      })
      const part = { day, occasion: "errands" } as const
      await before.call(putTrip, {
        body: { trip_id: "my-trip", name: "Bath", place: null, parts: [part] },
      })
      await before.call(tickPacked, { body: { trip_id: "my-trip", item_id, is_packed: true } })
      const [sold] = await before.call(searchItems, { query: { search_query: "blouse" } })
      await before.call(keepWish, { body: { item_id: sold?.item_id ?? "", price: 41.5 } })
      await before.call(setPlace, {
        body: { name: "Bath", latitude: 51.4, longitude: -2.4 },
      })
      const exported = await before.call(exportUser)
      await before.call(deleteUser, { body: { password: before.password } })

      const after = await newPerson()
      await after.call(createUser, { body: profileValues() })
      expect(exported.own_outfits).toHaveLength(1)
      expect(exported.plans).toHaveLength(1)
      expect(exported.wishes).toMatchObject([{ kept_price: 41.5 }])
      expect(exported.trips).toMatchObject([{ packed: [{ item_id }] }])
      const { exported_at, account, sessions, imports, photos, ...parts } = exported
      for (let times = 1; times <= 2; times += 1) {
        await after.call(importPhotos, {
          query: { ids: photos.map(({ id }) => id).join() },
          files: photos.map(({ base64 }) => new Blob([Buffer.from(base64, "base64")])),
        })
        const named = { import_id: "export", source: "stylin-export.zip" }
        const body = { import: named, exported_at, first: 0, ...parts, photos }
        await after.call(importUser, { body })
      }

      expect(partsOf(await after.call(exportUser))).toEqual(partsOf(exported))

      const [made] = await after.call(getImports)
      expect(made).toMatchObject({
        outfits: 1,
        plans: 1,
        trips: 1,
        wishes: 1,
        touched_items: [],
        touched_others: 0,
      })
      await after.call(takeImportBack, { body: { import_id: "export", with_touched: false } })
      const left = await after.call(exportUser)
      const { wardrobe, favourites, own_outfits, plans, trips, wishes } = left
      const { worn, imports: remembered } = left
      expect({ wardrobe, favourites, own_outfits, plans, trips, wishes, worn, remembered }).toEqual(
        {
          wardrobe: [],
          favourites: [],
          own_outfits: [],
          plans: [],
          trips: [],
          wishes: [],
          worn: [],
          remembered: [],
        },
      )
      const { dismissals, impressions, signs, profile } = left
      expect({ dismissals, impressions, signs }).toEqual({
        dismissals: [],
        impressions: [],
        signs: [],
      })
      expect(profile.user_responses).toEqual(exported.profile.user_responses)
    })

    test("is taken back as far as she has not changed or used it, and with that if she says so", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      await person.call(createUser, { body: profileValues() })
      const [own] = await person.call(addToWardrobe, { body: [JEANS] })
      const [shirt, hat, scarf] = ["Shirt", "Hat", "Scarf"].map((item_summary, index) => ({
        item_id: `${person.email} ${index}`,
        item_summary,
        image_path: "/api/pictures/flats/tee.svg?c1=white",
        section: "upper_body" as const,
      }))
      const exported_at = "2026-01-01T00:00:00.000Z"
      const wardrobe = [shirt, hat, scarf].filter((item) => item !== undefined)
      const bring = (import_id: string) =>
        person.call(importUser, {
          body: {
            import: { import_id, source: "clothes.csv" },
            exported_at,
            first: 0,
            wardrobe,
            worn: [
              { day: "2025-12-01", look_id: "", item_id: hat?.item_id ?? "", said_at: exported_at },
            ],
          },
        })
      const ids = async () => (await person.call(getWardrobe)).map(({ item_id }) => item_id)

      expect(await bring("first")).toMatchObject({ added: 3 })
      expect(await bring("again")).toMatchObject({ added: 0 })
      await person.call(correctItem, {
        body: { item_id: shirt?.item_id ?? "", words: { note: "Ironed" } },
      })
      const today = new Date().toISOString().slice(0, 10)
      await person.call(addWorn, { body: { day: today, item_ids: [scarf?.item_id ?? ""] } })
      const listed = await person.call(getImports)
      expect(listed).toMatchObject([{ import_id: "first", source: "clothes.csv", outfits: 0 }])
      expect(listed[0]?.items).toHaveLength(3)
      expect(listed[0]?.touched_items.toSorted()).toEqual([shirt?.item_id, scarf?.item_id])

      const back = (with_touched: boolean) => ({ body: { import_id: "first", with_touched } })
      await person.call(takeImportBack, back(false))
      await person.call(takeImportBack, back(false))
      expect((await ids()).toSorted()).toEqual(
        [own?.item_id, shirt?.item_id, scarf?.item_id].toSorted(),
      )
      expect(await person.call(getImports)).toEqual([])

      await person.call(removeFromWardrobe, { body: { item_ids: [shirt?.item_id ?? ""] } })
      await bring("first")
      const [again] = await person.call(getImports)
      expect(again?.items.toSorted()).toEqual([shirt?.item_id, hat?.item_id])
      await person.call(correctItem, {
        body: { item_id: hat?.item_id ?? "", words: { note: "Lent" } },
      })
      await person.call(takeImportBack, back(true))
      expect((await ids()).toSorted()).toEqual([own?.item_id, scarf?.item_id].toSorted())
    })

    test("is refused where its pictures and their names do not fit together", async () => {
      const { newPerson, expectRefusal } = harness()
      const person = await newPerson()
      const form = new FormData()
      form.append("files", await pictureOf())
      await expectRefusal(
        "/users/import/photos",
        { query: { ids: "one,two" }, text: form, headers: bearer(person) },
        { status: 422, detail: /as many as files/ },
      )
    })
  })
}

/** A picture of a garment, as the server makes them. */
async function pictureOf(): Promise<Blob> {
  const photo = await outfit()
  return new Blob([
    await sharp(await photo.arrayBuffer())
      .webp()
      .toBuffer(),
  ])
}
