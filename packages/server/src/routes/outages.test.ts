import { exportUser, getPending, parsePhotos, register } from "@stylin/api/contract"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ObjectStore } from "../objects/object-store.ts"
import {
  clientOf,
  noteKeys,
  rememberReadings,
  startTestServer,
  type TestServer,
} from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"
import { drawPhoto } from "../vision/testing/draw-photo.ts"

const HOUR = 60 * 60 * 1000
const READ = [{ section: "upper_body" }]
const WAITS = "Photos can't be read just now. Nothing is lost: this one will be tried again."

describe.each(testEngines())("an outage, on $name,", (engine) => {
  let server: TestServer
  let token: string
  let photo: Uint8Array
  let later = 0
  let accounts = 0
  const down = new Set<keyof ObjectStore>()
  let duringReading: () => Promise<void>
  const lines: string[] = []
  const note = (_details: object, line: string) => lines.push(line)
  const stored = new Set<string>()
  beforeAll(async () => {
    photo = await drawPhoto({ kind: "t_shirt", colours: [{ colour: "navy" }] })
    server = await startTestServer({
      engine,
      log: { info: () => {}, warn: note, error: note },
      clock: () => Date.now() + later,
      wrapVision(vision) {
        const remembering = rememberReadings(vision)
        return {
          ...remembering,
          async readGarment(bytes, asker) {
            await duringReading()
            return remembering.readGarment(bytes, asker)
          },
        }
      },
      wrapObjects(objects) {
        const noted = noteKeys(objects, stored)
        return {
          async put(key, bytes, contentType) {
            refuseWhileDown("put")
            await noted.put(key, bytes, contentType)
          },
          async get(key) {
            refuseWhileDown("get")
            return noted.get(key)
          },
          async delete(key) {
            refuseWhileDown("delete")
            await noted.delete(key)
          },
        }
      },
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    duringReading = async () => {}
    accounts += 1
    down.clear()
    stored.clear()
    lines.length = 0
    const body = { email: `ada${accounts}@example.org`, password: "long enough" }
    token = (await call(register, { body })).access_token
  })

  function refuseWhileDown(method: keyof ObjectStore): void {
    if (down.has(method)) throw new Error("the object store is away")
  }

  const { call } = clientOf(
    () => server,
    () => token,
  )
  const upload = (bytes = photo) =>
    call(
      parsePhotos,
      { files: [new Blob([new Uint8Array(bytes)])] },
      { idempotencyKey: `the-same-call-of-hers-${accounts}` },
    )

  /** Makes every retry due at once until the work has ended. */
  async function hurrying<Result>(work: Promise<Result>): Promise<Result> {
    const hurry = setInterval(() => {
      later += HOUR
      server.services.jobs.wake()
    }, 20)
    return work.finally(() => clearInterval(hurry))
  }

  async function rename(from: string, to: string): Promise<void> {
    await server.services.database.queries.schema.alterTable(from).renameTo(to).execute()
  }
  const failures = () => lines.filter((line) => line === "job waits for an outage to end").length
  const isSaid = async () => {
    const [item] = await call(getPending)
    return [item?.state, item?.problem]
  }

  it("of the object store while a photo arrives asks her to send it again", async () => {
    down.add("put")
    await expect(upload()).rejects.toMatchObject({ status: 503, retryAfterMs: 30_000 })
    expect(await call(getPending)).toEqual([])
    down.clear()

    expect(await upload()).toMatchObject(READ)
  })

  it.each([
    ["get", 9],
    ["put", 3],
  ] as const)("in which the object store refuses to %s costs no photo", async (method, tries) => {
    duringReading = async () => {
      if (method === "put") down.add("put")
    }
    if (method === "get") down.add("get")
    const reading = upload()

    await hurrying(expect.poll(failures).toBeGreaterThan(tries))
    duringReading = async () => {}
    expect(await isSaid()).toEqual(["waiting", WAITS])
    down.clear()

    expect(await hurrying(reading)).toMatchObject(READ)
    expect((await call(getPending))[0]?.problem).toBeUndefined()
    expect(lines).not.toContain("job given up")
  })

  it("in which the object store refuses to delete leaves no bytes of dismissed photos", async () => {
    const plain = { width: 64, height: 64, channels: 3, background: "red" } as const
    const nothing = await sharp({ create: plain }).jpeg().toBuffer()
    down.add("delete")

    expect(await upload(nothing)).toEqual([])
    await hurrying(expect.poll(failures).toBeGreaterThan(2))
    expect(stored.size).toBe(1)
    expect((await call(exportUser)).photos).toHaveLength(1)
    down.clear()

    await hurrying(expect.poll(async () => (await call(exportUser)).photos).toEqual([]))
    expect(stored.size).toBe(0)
    expect(await isSaid()).toEqual(["failed", "No garment was found in this photo."])
  })

  it.each([
    ["while photos wait to be read", "jobs", "before"],
    ["while a photo is looked up", "photos", "before"],
    ["while what was read is kept", "photos", "during"],
    ["while a photo is ticked off", "jobs", "during"],
  ] as const)("of the store %s costs no photo", async (_phase, table, when) => {
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    duringReading = async () => {
      duringReading = async () => {}
      begun.resolve()
      await held.promise
    }
    const reading = upload().catch((error: unknown) => error)
    await begun.promise
    if (when === "during") {
      await rename(table, `${table}_away`)
      held.resolve()
      await hurrying(expect.poll(() => lines.length).toBeGreaterThan(3))
    } else {
      // The first reading ends; the photo is then read again from the start.
      held.reject(new Error("the machine went away"))
      await expect.poll(failures).toBe(1)
      await rename(table, `${table}_away`)
      await hurrying(expect.poll(() => lines.length).toBeGreaterThan(3))
    }
    await rename(`${table}_away`, table)
    await hurrying(reading)

    expect(await hurrying(upload())).toMatchObject(READ)
    expect(await call(getPending)).toHaveLength(1)
    expect(lines).not.toContain("job given up")
  })
})
