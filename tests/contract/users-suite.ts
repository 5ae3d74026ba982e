import { type InputOf, OPERATIONS, type Operations } from "@stylin/api/contract"
import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { describe, expect, test } from "vitest"
import { bearer, type Harness, type ProviderUnderTest } from "./harness.ts"
import { asStored, HAT, JEANS, profileValues } from "./samples.ts"

const { addToWardrobe, askForExport, checkLogin, createUser, deleteUser } = OPERATIONS
const { dismissLook, exportUser, getFavourites, getFeed, addFavourite, getProfile } = OPERATIONS
const { endOtherSessions, endSession, getTagPreferences, listSessions, login } = OPERATIONS
const { savePreferences, sendCrm } = OPERATIONS
const { recordSigns, setConsent, updateImpressions, updateUser } = OPERATIONS

type UpdateValues = InputOf<Operations["updateUser"]>["body"]["update_values"]

/** How every provider handles profiles and personal data. */
export function usersSuite(provider: () => ProviderUnderTest, harness: () => Harness): void {
  describe("the profile", () => {
    test("is kept as it was sent, and is the same after a second call", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      const { source_platform_id, user_id_in_source_platform, ...values } = profileValues()

      const first = await person.call(createUser, { body: profileValues() })
      const second = await person.call(createUser, { body: profileValues() })

      expect(first).toMatchObject({ email: person.email, ...values })
      expect(second).toEqual(first)
      expect(await person.call(getProfile)).toEqual(first)
    })

    test("does not exist before it is created", async () => {
      const { expectRefusal, newPerson } = harness()
      const person = await newPerson()

      await expectRefusal(
        "/users/profile",
        { method: "GET", headers: bearer(person) },
        { status: 404, detail: "There is no profile yet." },
      )
    })

    test("cannot be changed before it is created", async () => {
      const { expectRefusal, newPerson } = harness()
      const person = await newPerson()
      const figure = { skin_tone: 4, hair_colour: "#1d1512" }

      await expectRefusal(
        "/users/update",
        { method: "PATCH", headers: bearer(person), body: { update_values: { figure } } },
        { status: 404, detail: "There is no profile yet." },
      )

      expect((await person.call(createUser, { body: profileValues() })).figure).toBeNull()
    })

    test("changes only the named parts", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      const before = await person.call(createUser, { body: profileValues() })

      const figure = { skin_tone: 4, hair_colour: "#1d1512" }
      const update_values: UpdateValues = { body_type: "oval", activities: ["outdoors"], figure }
      const after = await person.call(updateUser, { body: { update_values } })

      expect(after).toEqual({ ...before, ...update_values })
      expect(await person.call(getProfile)).toEqual(after)
    })

    test("keeps a figure's hair whatever the colour's case", async () => {
      const person = await harness().newPerson()
      await person.call(createUser, { body: profileValues() })
      const figure = { skin_tone: 4, hair_colour: "#0F0C0B" }

      await person.call(updateUser, { body: { update_values: { figure } } })

      const profile = await person.call(getProfile)
      expect(profile.figure).toEqual({ skin_tone: 4, hair_colour: "#0f0c0b" })
      expect((await person.call(exportUser)).profile).toEqual(profile)
    })

    test("takes who looks are drawn on with the signup, and keeps it where a later one does not say", async () => {
      const person = await harness().newPerson()
      const figure = { skin_tone: 7 }

      await person.call(createUser, { body: { ...profileValues(), figure } })
      await person.call(createUser, { body: profileValues() })

      expect((await person.call(getProfile)).figure).toEqual(figure)
    })

    test("keeps as much of a figure as she said, and forgets it again", async () => {
      const person = await harness().newPerson()
      await person.call(createUser, { body: profileValues() })
      const figures: UpdateValues["figure"][] = [
        { hair_style: "locs", size: "fuller" },
        {
          skin_tone: 8,
          hair_colour: "#0f0c0b",
          hair_style: "braids",
          head_covering: "headwrap",
          size: "plus",
          height: "petite",
          age: "older",
        },
        {},
      ]
      for (const figure of figures) {
        await person.call(updateUser, { body: { update_values: { figure } } })

        const profile = await person.call(getProfile)
        expect(profile.figure).toEqual(figure)
        expect((await person.call(exportUser)).profile).toEqual(profile)
      }
    })

    test("keeps what she needs of every look, and forgets it again", async () => {
      const person = await harness().newPerson()
      await person.call(createUser, { body: profileValues() })
      const coverage = {
        arms: "elbows",
        legs: "ankles",
        neckline: "high",
        head: "covered",
      } as const
      const sizes = { clothes: 14, shoes: 5.5 } as const
      const all = { coverage, sizes, piece_budget: 50, dress_code: "practical" } as const
      for (const needs of [all, { dress_code: "tailored" as const }, { piece_budget: 25 }, {}]) {
        await person.call(updateUser, { body: { update_values: { needs } } })

        const profile = await person.call(getProfile)
        expect(profile.needs).toEqual(needs)
        expect((await person.call(exportUser)).profile).toEqual(profile)
      }
    })

    test("refuses a figure that could not be drawn", async () => {
      const { expectRefusal, newPerson } = harness()
      const person = await newPerson()
      await person.call(createUser, { body: profileValues() })
      const figure = { skin_tone: 4, hair_colour: "raven" }

      await expectRefusal(
        "/users/update",
        { method: "PATCH", headers: bearer(person), body: { update_values: { figure } } },
        { status: 422, detail: /hair_colour/ },
      )
    })

    test("keeps the opt-in", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      await person.call(createUser, { body: profileValues() })

      await person.call(sendCrm, { body: { marketing_opt_in: true } })

      expect((await person.call(getProfile)).marketing_opt_in).toBe(true)
    })

    test("keeps answers given before it was created; the later answer to a look counts", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      const answer = (look_id: number, user_response: boolean) =>
        person.call(savePreferences, { body: { user_responses: [{ look_id, user_response }] } })
      await answer(1225, true)
      await answer(1260, true)
      await answer(1225, false)

      const { user_responses } = await person.call(createUser, { body: profileValues() })

      expect(user_responses.toSorted((a, b) => a.look_id - b.look_id)).toEqual([
        { look_id: 1225, user_response: false },
        { look_id: 1260, user_response: true },
      ])
    })

    test("keeps consent, given and withdrawn", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      await person.call(createUser, { body: profileValues() })
      const tell = (granted: boolean) =>
        person.call(setConsent, { body: { purpose: "photos", granted } })

      expect(await tell(true)).toEqual({ photos: true, analytics: false })
      expect(await tell(false)).toEqual({ photos: false, analytics: false })
      expect((await person.call(getProfile)).consents.photos).toBe(false)
    })
  })

  test("tags are sorted for guests: each tag once, the same answers the same way", async () => {
    const { call } = harness()
    const body = { user_responses: [{ look_id: 1225, user_response: true }] }

    const tags = await call(getTagPreferences, { body })

    const all = [...tags.love, ...tags.dontMind, ...tags.avoid]
    expect(all.toSorted()).toEqual([...PREFERENCE_TAGS].toSorted())
    expect(await call(getTagPreferences, { body })).toEqual(tags)
  })

  describe("her sessions", () => {
    test("end at once, one by one or all but the one that asks", async () => {
      const { call, clientWith, newPerson } = harness()
      const person = await newPerson()
      const stranger = await newPerson()
      const { email, password } = person
      const again = async () => {
        const { access_token } = await call(login, { body: { email, password } })
        return clientWith({ getToken: () => access_token })
      }
      const phone = await again()
      const laptop = await again()

      const [own, ...others] = await phone.call(listSessions)
      expect([own?.is_this, ...others.map(({ is_this }) => is_this)]).toEqual([true, false, false])
      expect(own?.first_seen).toBe(new Date().toISOString().slice(0, 10))
      expect((await person.call(exportUser)).sessions).toHaveLength(3)

      const session_id = own?.session_id ?? ""
      await stranger.call(endSession, { body: { session_id } })
      await stranger.call(endOtherSessions)
      await laptop.call(endSession, { body: { session_id } })
      await laptop.call(endSession, { body: { session_id } })

      await expect(phone.call(listSessions)).rejects.toMatchObject({ status: 401 })
      expect(await person.call(listSessions)).toHaveLength(2)
      await person.call(endOtherSessions)
      await expect(laptop.call(listSessions)).rejects.toMatchObject({ status: 401 })
      expect(await person.call(listSessions)).toMatchObject([{ is_this: true }])
      expect(await stranger.call(listSessions)).toHaveLength(1)
    })
  })

  describe("her data", () => {
    test("are exported completely", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      const profile = await person.call(createUser, { body: profileValues() })
      const wardrobe = await person.call(addToWardrobe, { body: [JEANS, HAT] })
      const [look] = await person.call(getFeed, { query: {} })
      const look_id = look?.look_id ?? ""
      await person.call(addFavourite, { query: { look_id } })
      await person.call(updateImpressions, { body: { look_ids: [look_id] } })
      const other = await person.call(getFeed, { query: {} })
      const dismissed = other[1]?.look_id ?? ""
      await person.call(dismissLook, { body: { look_id: dismissed, reason: "price" } })
      const sign = { sign: "followed", item_id: "shoes", look_id } as const
      await person.call(recordSigns, { body: { signs: [sign] } })

      const data = await person.call(exportUser)

      expect(data).toMatchObject({ account: { email: person.email }, profile, photos: [] })
      expect(data.wardrobe).toEqual(expect.arrayContaining(asStored(wardrobe)))
      // Seals are made when a look is answered, and are not stored.
      const favourites = asStored(await person.call(getFavourites))
      expect(data.favourites).toEqual(favourites.map(({ seal, ...kept }) => kept))
      expect(data.impressions.map((impression) => impression.look_id)).toEqual([look_id])
      expect(data.dismissals).toMatchObject([
        { look_id: dismissed, reason: "price", item_id: null },
      ])
      expect(data.signs).toMatchObject([sign])
    })

    test("can be downloaded once, at an address made on request", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      const { url } = await person.call(askForExport)
      const download = () => fetch(new URL(url, provider().baseUrl))

      const first = await download()
      const second = await download()

      expect(first.status).toBe(200)
      expect(first.headers.get("content-disposition")).toMatch(
        /^attachment; filename="stylin-export-/,
      )
      expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(0)
      expect(second.status).toBe(404)
      expect(await second.json()).toEqual({
        detail: expect.stringContaining("ask for your data again"),
      })
    })

    test("are erased only with the password", async () => {
      const { call, expectRefusal, newPerson } = harness()
      const person = await newPerson()
      await person.call(addToWardrobe, { body: [JEANS] })
      const request = { method: "DELETE", headers: bearer(person) }
      await expectRefusal(
        "/users",
        { ...request, body: { password: "not the password" } },
        { status: 403 },
      )

      await person.call(deleteUser, { body: { password: person.password } })

      await expectRefusal("/users/profile", { ...request, method: "GET" }, { status: 401 })
      expect(await call(checkLogin, { query: { email: person.email } })).toBe(false)
    })
  })
}
