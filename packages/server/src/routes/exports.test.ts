import { randomBytes } from "node:crypto"
import type { Client } from "@stylin/api/client"
import {
  addToWardrobe,
  askForExport,
  downloadedData,
  exportUser,
  login,
  logout,
  register,
} from "@stylin/api/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  keepShot,
  patientClient,
  startTestServer,
  type TestServer,
  unzip,
} from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"

const MINUTE = 60_000
const PASSWORD = "long enough"
const START = Date.UTC(2026, 10, 22, 9)
const ENDED =
  "This download has been used or has expired. Please ask for your data again on your profile."

describe.each(testEngines())("her data as a file, on $name,", (engine) => {
  let server: TestServer
  let now = START
  /** What happens to a photo that is read, by how many were read before it. */
  let fate: (before: number) => "lost" | "unreachable" | undefined = () => undefined
  let read: string[] = []
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      clock: () => now,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      wrapObjects: (objects) => ({
        ...objects,
        async get(key) {
          // The cloth of a photo is read after it.
          if (key.endsWith(".cloth")) return objects.get(key)
          const what = fate(read.length)
          read.push(key)
          if (what === "unreachable") throw Object.assign(new Error("no disk"), { code: "EIO" })
          return what === "lost" ? undefined : objects.get(key)
        },
      }),
    })
  })
  afterAll(() => server.close())

  let people = 0
  let ada: { id: string; email: string; token: string; call: Client["call"] }
  beforeEach(async () => {
    now = START
    fate = () => undefined
    read = []
    people += 1
    const email = `ada${people}@example.org`
    const guest = patientClient({ baseUrl: server.baseUrl })
    const account = await guest.call(register, { body: { email, password: PASSWORD } })
    const token = account.access_token
    ada = { id: account.user_id ?? "", email, token, call: callWith(token) }
  })

  const callWith = (token: string) =>
    patientClient({
      baseUrl: server.baseUrl,
      getToken: () => token,
      retry: { delay: async () => undefined },
    }).call
  const download = (url: string, init?: RequestInit) => fetch(new URL(url, server.baseUrl), init)
  const filesOf = async (response: Response) => unzip(new Uint8Array(await response.arrayBuffer()))
  const ask = () => ada.call(askForExport)

  async function addPhotos(count: number, size = 50_000): Promise<Buffer[]> {
    const photos = Array.from({ length: count }, () => randomBytes(size))
    for (const bytes of photos) {
      now += 1000
      await keepShot(server.services, ada.id, { bytes, contentType: "image/jpeg" })
    }
    return photos
  }

  async function expectEnded(url: string): Promise<void> {
    const response = await download(url)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: ENDED })
  }

  it("is a ZIP of her photos, byte by byte, and of everything else as JSON", async () => {
    const bytes = randomBytes(300_000)
    const image_path = await keepShot(server.services, ada.id, { bytes, contentType: "image/png" })
    const shirt = { item_summary: "White: cotton/shirt", section: "upper_body" } as const
    await ada.call(addToWardrobe, { body: [{ ...shirt, image_path }] })
    const [other] = await addPhotos(1)

    const { url, expires_at, photo_bytes } = await ask()
    const response = await download(url)

    expect(expires_at).toBe(new Date(now + 5 * MINUTE).toISOString())
    expect(photo_bytes).toBe(350_000)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="stylin-export-2026-11-22.zip"',
      "cache-control": "no-store",
    })
    const files = await filesOf(response)
    expect([...files.keys()]).toEqual([
      "photos/2026-11-22 White cotton shirt.png",
      "photos/2026-11-22 photo.jpg",
      "data.json",
    ])
    expect(files.get("photos/2026-11-22 White cotton shirt.png")).toEqual(new Uint8Array(bytes))
    expect(files.get("photos/2026-11-22 photo.jpg")).toEqual(new Uint8Array(other ?? []))
    const data = JSON.parse(Buffer.from(files.get("data.json") ?? []).toString())
    expect(downloadedData.parse(data)).toEqual(data)
    const { photos, ...rest } = await ada.call(exportUser)
    expect(data).toEqual({
      ...rest,
      photos: photos.map(({ base64: _, ...facts }, index) => ({
        ...facts,
        file: [...files.keys()][index],
      })),
    })
  })

  it("has an address that reveals nothing about her", async () => {
    const { url } = await ask()

    expect(url).toMatch(/^\/api\/users\/export\/file\?ticket=[\w-]{43}$/)
    for (const word of [ada.id, ada.email, ada.token]) expect(url).not.toContain(word)
  })

  it.each<[string, (url: string) => Promise<unknown>]>([
    ["it was downloaded", async (url) => (await download(url)).arrayBuffer()],
    [
      "five minutes",
      async () => {
        now += 5 * MINUTE
      },
    ],
    ["she signed out", () => ada.call(logout)],
    ["she asked for another", () => ask()],
  ])("ends after %s", async (_what, end) => {
    const { url } = await ask()
    await end(url)

    await expectEnded(url)
  })

  it("stays valid when she signs out elsewhere, or reads only its headers", async () => {
    const guest = patientClient({ baseUrl: server.baseUrl })
    const body = { email: ada.email, password: PASSWORD }
    const elsewhere = callWith((await guest.call(login, { body })).access_token)
    const { url } = await ask()
    await elsewhere(logout)
    await download(url, { method: "HEAD" })

    expect((await filesOf(await download(url))).has("data.json")).toBe(true)
  })

  it("is given once if it is requested twice at once", async () => {
    const { url } = await ask()

    const responses = await Promise.all([download(url), download(url)])

    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404])
    for (const response of responses) await response.arrayBuffer()
  })

  it.each(["", "?ticket=", "?ticket=no", "?ticket=a&ticket=b"])(
    "is not given for %j",
    async (query) => {
      await expectEnded(`/api/users/export/file${query}`)
    },
  )

  it("says which photos are lost, and contains all the others", async () => {
    await addPhotos(3)
    const { url } = await ask()
    // One was read when she asked.
    fate = (before) => (before === 2 ? "lost" : undefined)

    const files = await filesOf(await download(url))

    expect([...files.keys()]).toEqual([
      "photos/2026-11-22 photo.jpg",
      "photos/2026-11-22 photo 3.jpg",
      "missing-photos.txt",
      "data.json",
    ])
    const words = Buffer.from(files.get("missing-photos.txt") ?? []).toString()
    expect(words).toContain("photos/2026-11-22 photo 2.jpg")
    const { photos } = JSON.parse(Buffer.from(files.get("data.json") ?? []).toString())
    expect(photos.map(({ file }: { file: unknown }) => file === null)).toEqual([false, true, false])
  })

  it("is refused with a reason, before it begins, while the store is down", async () => {
    await addPhotos(1)
    fate = () => "unreachable"

    await expect(ask()).rejects.toMatchObject({ status: 503 })
  })

  it("breaks off if the store fails half-way, and nothing takes it for a whole file", async () => {
    await addPhotos(4, 400_000)
    const { url } = await ask()
    fate = (before) => (before >= 3 ? "unreachable" : undefined)
    const response = await download(url)
    const received: Uint8Array[] = []
    const reading = (async () => {
      for await (const piece of response.body ?? []) received.push(new Uint8Array(piece))
    })()

    await expect(reading).rejects.toThrow("terminated")
    expect(received.length).toBeGreaterThan(0)
    await expect(unzip(Buffer.concat(received))).rejects.toThrow()
    fate = () => undefined
    const again = await filesOf(await download((await ask()).url))
    expect(again.size).toBe(5)
  })

  it("is not read further once she leaves, and can be requested again", async () => {
    await addPhotos(40, 1_000_000)
    const { url } = await ask()
    const leaving = new AbortController()
    const response = await download(url, { signal: leaving.signal })
    await response.body?.getReader().read()
    leaving.abort()
    const firsts = (await ask()).url

    const files = await filesOf(await download(firsts))

    expect(files.size).toBe(41)
    // Two were requested, and the second download has read all photos.
    expect(read.length - 2 - 40).toBeLessThan(40)
  })

  it("ends an earlier download of the same account", async () => {
    await addPhotos(40, 1_000_000)
    const first = await download((await ask()).url)
    const reader = first.body?.getReader()
    await reader?.read()

    const files = await filesOf(await download((await ask()).url))

    expect(files.size).toBe(41)
    const rest = (async () => {
      while (!(await reader?.read())?.done);
    })()
    await expect(rest).rejects.toThrow("terminated")
  })
})
