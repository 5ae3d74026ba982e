import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness, PASSWORD, type ProviderUnderTest } from "./harness.ts"
import { JEANS } from "./samples.ts"

const { addToWardrobe, getServerSettings, listAccounts, listFeeds, listJobs } = OPERATIONS
const { makeInvitation, makeResetLink, register, resetPassword, setServerSettings } = OPERATIONS
const { login, getWardrobe, setRoom } = OPERATIONS
const { importFeedFile, importFeedNow, removeFeedSource, saveFeedSource } = OPERATIONS

/** What every provider lets operators see and do. */
export function operatorSuite(provider: () => ProviderUnderTest, harness: () => Harness): void {
  async function newOperator() {
    const person = await harness().newPerson()
    await provider().makeOperator(person.email)
    return person
  }
  /** What a link carries behind its #. */
  const carried = (path: string) => Object.fromEntries(new URLSearchParams(path.split("#")[1]))

  describe("operators", () => {
    test("see how much accounts hold, and nothing of what", async () => {
      const operator = await newOperator()
      const person = await harness().newPerson()
      await person.call(addToWardrobe, { body: [JEANS] })

      const { accounts } = await operator.call(listAccounts, {
        query: { search: person.email.toUpperCase() },
      })

      expect(accounts).toEqual([
        {
          account_id: person.userId,
          email: person.email,
          created: expect.any(String),
          last_seen: expect.any(String),
          ...{ is_operator: false, items: 1, photos: 0, photo_bytes: 0, room_bytes: null },
        },
      ])
      const all = await operator.call(listAccounts)
      expect(all.accounts.find(({ email }) => email === operator.email)?.is_operator).toBe(true)
      expect(all.total).toBeGreaterThanOrEqual(2)
      expect((await operator.call(listAccounts, { query: { search: "no%one" } })).total).toBe(0)
      expect(await operator.call(listJobs)).toBeInstanceOf(Array)
      const feeds = await operator.call(listFeeds)
      expect(feeds.find(({ feed }) => feed === "demo")?.last_import).toBeNull()
    })

    test("say how much room an account's photos have", async () => {
      const operator = await newOperator()
      const { email, userId = "" } = await harness().newPerson()
      const room = async (room_bytes: number | null) => {
        await operator.call(setRoom, { body: { account_id: userId, room_bytes } })
        const { accounts } = await operator.call(listAccounts, { query: { search: email } })
        return accounts[0]?.room_bytes
      }

      expect(await room(5_000_000)).toBe(5_000_000)
      expect(await room(null)).toBeNull()
      await harness().expectRefusal(
        setRoom.path,
        { headers: bearer(operator), body: { account_id: "nobody", room_bytes: 1 } },
        { status: 404 },
      )
    })

    test("let in who is invited, each once, and everybody again", async () => {
      const { call, expectRefusal, newEmail } = harness()
      const operator = await newOperator()
      expect(await operator.call(getServerSettings)).toEqual({ sign_up: "open" })

      await operator.call(setServerSettings, { body: { sign_up: "invited" } })
      try {
        const link = await operator.call(makeInvitation)
        const { invitation } = carried(link.path)
        const refused = async (body: object) =>
          expectRefusal(
            "/auth/register",
            { body: { email: newEmail(), password: PASSWORD, ...body } },
            { status: 403, detail: /by invitation/ },
          )

        await refused({})
        await refused({ invitation: "guessed" })
        // An account that exists already uses no invitation up.
        await expectRefusal(
          "/auth/register",
          { body: { email: operator.email, password: "another password", invitation } },
          { status: 409 },
        )
        await call(register, { body: { email: newEmail(), password: PASSWORD, invitation } })
        await refused({ invitation })
      } finally {
        await operator.call(setServerSettings, { body: { sign_up: "open" } })
      }
      await harness().newPerson()
    })

    test("name a feed's address, which no answer has, and have it imported", async () => {
      const operator = await newOperator()
      const feed = "contract"
      const address = "https://ann:hush@feeds.shop.example/all.tsv?key=hush"
      const listed = async () => (await operator.call(listFeeds)).find((one) => one.feed === feed)
      const refused = (path: string, body: object, refusal: { status: number; detail: RegExp }) =>
        harness().expectRefusal(path, { headers: bearer(operator), body }, refusal)

      await refused(
        saveFeedSource.path,
        { feed, every: "day" },
        { status: 404, detail: /no address/ },
      )
      await refused(importFeedNow.path, { feed }, { status: 404, detail: /no address/ })
      for (const bad of ["http://a.example/", "https://a.example:8443/", "a.tsv"]) {
        const body = { feed, every: "day", address: bad }
        await refused(saveFeedSource.path, body, { status: 422, detail: /^address: .*https/ })
      }
      const demo = { feed: "demo", every: "day", address }
      await refused(saveFeedSource.path, demo, { status: 422, detail: /^feed: must be another/ })

      const saved = await operator.call(saveFeedSource, { body: { feed, address, every: "never" } })
      const source = { host: "feeds.shop.example", every: "never", next_at: null }
      expect(saved).toEqual({ source, is_under_way: false, problem: null })
      expect(await listed()).toEqual({ ...saved, feed, products: 0, last_import: null })
      const begun = await operator.call(importFeedNow, { body: { feed } })
      expect(begun).toMatchObject({ source })
      const daily = await operator.call(saveFeedSource, { body: { feed, every: "day" } })
      expect(daily.source).toMatchObject({ host: "feeds.shop.example", every: "day" })
      expect(daily.source?.next_at).not.toBeNull()
      await operator.call(removeFeedSource, { body: { feed } })
      await operator.call(removeFeedSource, { body: { feed } })
      expect((await listed())?.source ?? null).toBeNull()
    })

    test("send a feed's file, which is imported", async () => {
      const operator = await newOperator()
      const header = "id\ttitle\tlink\timage_link\tavailability\tprice\n"
      const files = [new Blob([header])]

      const sent = await operator.call(importFeedFile, { query: { feed: "by-hand" }, files })

      expect(sent).toMatchObject({ source: null, problem: null })
      const feeds = await operator.call(listFeeds)
      expect(feeds.map(({ feed }) => feed)).toContain("by-hand")
      const text = new FormData()
      text.append("files", new Blob([header]), "feed.tsv")
      await harness().expectRefusal(
        importFeedFile.path,
        { headers: bearer(operator), query: { feed: "demo" }, text },
        { status: 422, detail: /^feed: must be another/ },
      )
    })

    test("make links with which a password is set again", async () => {
      const { call, expectRefusal } = harness()
      const operator = await newOperator()
      const person = await harness().newPerson()

      const body = { account_id: person.userId ?? "" }
      const { email = "", code = "" } = carried((await operator.call(makeResetLink, { body })).path)
      await call(resetPassword, { body: { email, code, password: "another password" } })

      expect(email).toBe(person.email)
      await call(login, { body: { email, password: "another password" } })
      await expect(person.call(getWardrobe)).rejects.toMatchObject({ status: 401 })
      await expectRefusal(
        makeResetLink.path,
        { headers: bearer(operator), body: { account_id: "nobody" } },
        { status: 404 },
      )
    })
  })
}
