import {
  addToWardrobe,
  claimPhotos,
  dismissPending,
  exportUser,
  getPending,
  getProductShots,
  getWardrobe,
  parsePhotos,
  register,
  removeFromWardrobe,
} from "@stylin/api/contract"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { sweep } from "../background/sweep.ts"
import {
  clientOf,
  noteKeys,
  rememberReadings,
  startTestServer,
  type TestServer,
} from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"
import { drawPhoto } from "../vision/testing/draw-photo.ts"

const CLAIM = "a-random-claim-token-of-hers"

describe.each(testEngines())("photos of garments, on $name", (engine) => {
  let server: TestServer
  let token: string | undefined
  let accounts = 0
  let shirt: Blob
  let striped: Blob
  let skirt: Blob
  let damaged: Blob
  const stored = new Set<string>()
  let written = 0
  beforeAll(async () => {
    const navy = await drawPhoto({ kind: "t_shirt", colours: [{ colour: "navy" }] })
    shirt = new Blob([new Uint8Array(navy)])
    const stripes = await drawPhoto({
      kind: "t_shirt",
      pattern: "stripe",
      colours: [{ colour: "white" }, { colour: "navy" }],
    })
    striped = new Blob([new Uint8Array(stripes)])
    const red = await drawPhoto({ kind: "midi_skirt", colours: [{ colour: "red" }] })
    skirt = new Blob([new Uint8Array(red)])
    damaged = new Blob([new Uint8Array(navy.subarray(0, navy.length / 2))])
    server = await startTestServer({
      engine,
      wrapVision: rememberReadings,
      wrapObjects(objects) {
        const noted = noteKeys(objects, stored)
        return {
          ...noted,
          async put(key, bytes, contentType) {
            await noted.put(key, bytes, contentType)
            written += 1
          },
        }
      },
    })
  })
  afterAll(() => server.close())

  const { call } = clientOf(
    () => server,
    () => token,
  )
  async function signUp() {
    accounts += 1
    const email = `grace${accounts}@example.org`
    token = (await call(register, { body: { email, password: "long enough" } })).access_token
  }
  beforeEach(async () => {
    stored.clear()
    written = 0
    await signUp()
  })

  it("are read, shown, and become hers; the photos themselves are then removed", async () => {
    const items = await call(parsePhotos, { files: [shirt, skirt] })
    const [first] = await call(getProductShots, { query: {}, body: items })
    const shown = await fetch(new URL(first?.image_path ?? "", server.baseUrl))
    const picture = await sharp(await shown.arrayBuffer()).metadata()
    const added = await call(addToWardrobe, { body: first ? [first] : [] })
    await call(dismissPending, { body: {} })
    await sweep(server.services)

    expect(items).toMatchObject([
      { section: "upper_body", colours: ["navy"], item_summary: expect.stringMatching(/^Navy /) },
      { section: "lower_body", item_summary: expect.stringMatching(/^Red /) },
    ])
    expect(picture).toMatchObject({ format: "webp", width: 1024, height: 1024 })
    expect((await fetch(new URL(added[0]?.image_path ?? "", server.baseUrl))).status).toBe(200)
    // The picture, its small version, its cut-out and its cloth.
    expect(stored.size).toBe(4)
    expect((await call(exportUser)).photos).toHaveLength(1)

    await call(removeFromWardrobe, { body: { item_ids: added.map(({ item_id }) => item_id) } })
    expect(stored.size).toBe(0)
    expect(await call(getWardrobe)).toEqual([])
  })

  it("say how long sleeves are, which stays with the garment when she corrects its kind", async () => {
    const long = await drawPhoto({
      kind: "t_shirt",
      cut: { sleeve: "long" },
      colours: [{ colour: "navy" }],
    })
    const items = await call(parsePhotos, { files: [new Blob([new Uint8Array(long)])] })
    expect(items[0]).toMatchObject({ sleeve: "long" })
    const shots = await call(getProductShots, { query: {}, body: items })
    await call(addToWardrobe, { body: shots.map((shot) => ({ ...shot, kind: "polo" as const })) })
    expect((await call(getWardrobe))[0]).toMatchObject({ kind: "polo", sleeve: "long" })
  })

  it("in a pattern keep a swatch of it beside their pictures, which goes with the garment", async () => {
    const items = await call(parsePhotos, { files: [striped] })
    const [shot] = await call(getProductShots, { query: {}, body: items })
    const added = await call(addToWardrobe, { body: shot ? [shot] : [] })
    await call(dismissPending, { body: {} })
    await sweep(server.services)
    const swatches = [...stored].filter((key) => key.endsWith(".cloth"))
    const kept = await server.services.objects.get(swatches[0] ?? "")

    expect(swatches).toHaveLength(1)
    expect(JSON.parse(String(kept && Buffer.from(kept.bytes)))).toMatchObject({
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      tile: { href: expect.stringMatching(/^data:image\/jpeg;base64,/) },
    })
    await call(removeFromWardrobe, { body: { item_ids: added.map(({ item_id }) => item_id) } })
    expect(stored.size).toBe(0)
  })

  it("say why one of them can't be read, and read the others", async () => {
    const items = await call(parsePhotos, { files: [damaged, shirt] })

    expect(items).toHaveLength(1)
    const pending = await call(getPending)
    expect(pending.map(({ state }) => state).toSorted()).toEqual(["failed", "ready"])
    expect(pending.find(({ state }) => state === "failed")).toMatchObject({
      problem: "This is not a whole picture.",
    })
  })

  it("can be shown with another cut-out, or as the whole photo", async () => {
    const [item] = await call(parsePhotos, { files: [shirt] })

    const others = item?.other_pictures ?? []
    expect(others.length).toBeGreaterThan(0)
    for (const address of others) {
      expect((await fetch(new URL(address, server.baseUrl))).status).toBe(200)
    }
  })

  it("of garments she already owns are marked as duplicates", async () => {
    const items = await call(parsePhotos, { files: [shirt] })
    const shots = await call(getProductShots, { query: {}, body: items })
    const [owned] = await call(addToWardrobe, { body: shots })

    await call(parsePhotos, { files: [shirt, skirt] })

    const pending = await call(getPending)
    expect(pending.map(({ duplicate_of }) => duplicate_of)).toContain(owned?.item_id)
    expect(pending.filter(({ duplicate_of }) => duplicate_of !== undefined)).toHaveLength(1)
  })

  it("take the kind that she has corrected to twice before", async () => {
    for (const photo of [shirt, shirt]) {
      const items = await call(parsePhotos, { files: [photo] })
      const shots = await call(getProductShots, { query: {}, body: items })
      await call(addToWardrobe, {
        body: shots.map((shot) => ({ ...shot, kind: "tunic" as const })),
      })
    }

    const [item] = await call(parsePhotos, { files: [shirt] })

    expect(item).toMatchObject({ kind: "tunic", item_summary: "Navy tunic" })
    expect(item?.checks).toContain("kind")
    expect(item?.likely_kinds?.[0]).toBe("tunic")
    const { kind_habits } = await call(exportUser)
    expect(kind_habits).toMatchObject([{ chosen: "tunic", times: 2 }])
  })

  it("that nobody reviews are removed after thirty days, with all derived data", async () => {
    await call(parsePhotos, { files: [shirt] })
    const sweepIn = (days: number) =>
      sweep({ ...server.services, clock: () => Date.now() + days * 24 * 60 * 60 * 1000 })

    await sweepIn(29)
    expect(stored.size).toBeGreaterThan(1)
    await sweepIn(30.1)

    expect(stored.size).toBe(0)
  })

  it("that she dismisses leave nothing behind", async () => {
    await call(parsePhotos, { files: [shirt] })

    await call(dismissPending, { body: {} })

    expect(stored.size).toBe(0)
    expect((await call(exportUser)).photos).toEqual([])
  })

  it("of a guest are shown as drawings, and with their pictures once she claims them", async () => {
    token = undefined
    const items = await call(parsePhotos, { files: [shirt] }, { claimToken: CLAIM })
    await signUp()
    await call(claimPhotos, { body: { claim_token: CLAIM } })

    expect(items).toMatchObject([
      { image_path: expect.stringMatching(/^\/api\/pictures\/flats\//) },
    ])
    const [pending] = await call(getPending)
    expect(pending).toMatchObject({ state: "ready", section: "upper_body" })
    expect((await fetch(new URL(pending?.image_path ?? "", server.baseUrl))).status).toBe(200)
  })

  it("of a guest without a claim are read, and removed with the answer", async () => {
    token = undefined
    const { queries } = server.services.database
    const rows = async () => (await queries.selectFrom("photos").select("id").execute()).length
    const before = await rows()

    const items = await call(parsePhotos, { files: [damaged, shirt] })

    expect(items).toMatchObject([
      {
        section: "upper_body",
        colours: ["navy"],
        image_path: expect.stringMatching(/^\/api\/pictures\/flats\//),
      },
    ])
    expect(written).toBeGreaterThan(1)
    expect(stored.size).toBe(0)
    expect(await rows()).toBe(before)
  })

  it("of a guest without a claim are refused with a reason if they show nothing", async () => {
    token = undefined

    const files = [new Blob(["a letter"]), damaged]
    await expect(call(parsePhotos, { files })).rejects.toMatchObject({
      status: 415,
      detail:
        "files: This is no picture. JPEG, PNG, WebP and AVIF can be read. This is not a whole picture.",
    })

    expect(stored.size).toBe(0)
  })
})
