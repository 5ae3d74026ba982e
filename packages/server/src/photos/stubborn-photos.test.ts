import {
  exportUser,
  getPending,
  type ParsedItem,
  parsePhotos,
  register,
} from "@stylin/api/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  clientOf,
  noteKeys,
  rememberReadings,
  startTestServer,
  type TestServer,
} from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"
import { drawPhoto } from "../vision/testing/draw-photo.ts"
import { ReadingFailed, VisionError } from "../vision/vision-error.ts"

const HOUR = 60 * 60 * 1000

describe.each(testEngines())("a photo that cannot be read at once, on $name", (engine) => {
  let server: TestServer
  let token: string
  let photo: Uint8Array
  let later: number
  let accounts = 0
  let deaths: number
  let missing: number
  let slow: number
  const lines: string[] = []
  const note = (_details: object, line: string) => lines.push(line)
  const stored = new Set<string>()
  beforeAll(async () => {
    photo = await drawPhoto({ kind: "t_shirt", colours: [{ colour: "navy" }] })
    later = 0
    server = await startTestServer({
      engine,
      log: { info: () => {}, warn: note, error: note },
      clock: () => Date.now() + later,
      wrapVision(vision) {
        const remembering = rememberReadings(vision)
        return {
          ...remembering,
          readGarment(bytes, asker) {
            if (slow > 0) {
              slow -= 1
              return Promise.reject(new VisionError("too-slow"))
            }
            if (deaths === 0) return remembering.readGarment(bytes, asker)
            deaths -= 1
            return Promise.reject(new ReadingFailed("the thread died"))
          },
        }
      },
      wrapObjects: (objects) => ({
        ...noteKeys(objects, stored),
        get(key) {
          if (missing === 0) return objects.get(key)
          missing -= 1
          return Promise.resolve(undefined)
        },
      }),
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    ;[deaths, missing, slow] = [0, 0, 0]
    accounts += 1
    stored.clear()
    lines.length = 0
    const body = { email: `ada${accounts}@example.org`, password: "long enough" }
    token = (await call(register, { body })).access_token
  })

  const { call } = clientOf(
    () => server,
    () => token,
  )
  const upload = () => call(parsePhotos, { files: [new Blob([new Uint8Array(photo)])] })

  /** Moves the clock to the next try until the call is answered. */
  async function tryingAgain(answer: Promise<ParsedItem[]>): Promise<ParsedItem[]> {
    const hurry = setInterval(() => {
      later += HOUR
      server.services.jobs.wake()
    }, 20)
    return answer.finally(() => clearInterval(hurry))
  }

  it("is read when its thread has died twice", async () => {
    deaths = 2

    expect(await tryingAgain(upload())).toMatchObject([{ section: "upper_body" }])
  })

  it("is given up when its thread has died three times, with a reason and nothing left", async () => {
    deaths = 3

    expect(await tryingAgain(upload())).toEqual([])

    const problem = "This photo could not be read. Please try it again."
    expect(await call(getPending)).toMatchObject([{ state: "failed", problem }])
    expect((await call(exportUser)).photos).toEqual([])
    await expect.poll(() => stored.size).toBe(0)
    await expect.poll(jobsLeft).toBe(0)
    expect(lines.at(-1)).toBe("job given up")
  })

  it("is not tried again when it took too long", async () => {
    slow = 1

    expect(await upload()).toEqual([])

    const problem = "This picture takes too long to open. Please choose another one."
    expect(await call(getPending)).toMatchObject([{ state: "failed", problem }])
    expect(stored.size).toBe(0)
  })

  it("is read after its bytes were missing seven times", async () => {
    missing = 7

    expect(await tryingAgain(upload())).toMatchObject([{ section: "upper_body" }])
  })

  it("is given up when its bytes stay missing", async () => {
    missing = 8

    expect(await tryingAgain(upload())).toEqual([])

    expect(await call(getPending)).toMatchObject([{ state: "failed" }])
    await expect.poll(() => stored.size).toBe(0)
    await expect.poll(jobsLeft).toBe(0)
    expect(lines.at(-1)).toBe("job given up")
  })

  async function jobsLeft(): Promise<number> {
    server.services.jobs.wake()
    return (await server.services.database.queries.selectFrom("jobs").select("id").execute()).length
  }
})
