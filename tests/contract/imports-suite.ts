import { OPERATIONS, type PersonalData } from "@stylin/api/contract"
import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { HAT, JEANS, outfit, profileValues } from "./samples.ts"

const { addFavourite, addToWardrobe, addWorn, correctItem, createUser, deleteUser } = OPERATIONS
const { dismissLook, exportUser, getFeed, importPhotos, importUser, recordSigns } = OPERATIONS
const { putPlan, putTrip, saveOutfit, savePreferences, setPlace, tickPacked, updateImpressions } =
  OPERATIONS

/** What an export holds and an import gives back. */
function partsOf({ account, sessions, exported_at, profile, photos, ...lists }: PersonalData) {
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
      await before.call(importUser, {
        body: {
          exported_at: "2026-01-01T00:00:00.000Z",
          first: 0,
          wardrobe: [
            {
              item_id: "8c0e2a4e-7a57-4e0c-9a55-1d2f3c4b5a69",
              item_summary: "Striped top",
              image_path: picture,
              section: "upper_body",
            },
          ],
        },
      })
      const [jeans] = await before.call(addToWardrobe, { body: [JEANS, HAT] })
      const item_id = jeans?.item_id ?? ""
      const words = { note: "Turned up once", price: 20, material: "denim" } as const
      await before.call(correctItem, { body: { item_id, words } })
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
      await before.call(setPlace, {
        body: { name: "Bath", latitude: 51.4, longitude: -2.4 },
      })
      const exported = await before.call(exportUser)
      await before.call(deleteUser, { body: { password: before.password } })

      const after = await newPerson()
      await after.call(createUser, { body: profileValues() })
      expect(exported.own_outfits).toHaveLength(1)
      expect(exported.plans).toHaveLength(1)
      expect(exported.trips).toMatchObject([{ packed: [{ item_id }] }])
      const { exported_at, account, sessions, photos, ...parts } = exported
      for (let times = 1; times <= 2; times += 1) {
        await after.call(importPhotos, {
          query: { ids: photos.map(({ id }) => id).join() },
          files: photos.map(({ base64 }) => new Blob([Buffer.from(base64, "base64")])),
        })
        await after.call(importUser, { body: { exported_at, first: 0, ...parts, photos } })
      }

      expect(partsOf(await after.call(exportUser))).toEqual(partsOf(exported))
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
