import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkLogin, getFeed, parsePhotos, register } from "@stylin/api/contract"
import { sql } from "kysely"
import S3rver from "s3rver"
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { startTestServer, type TestServer } from "../testing/index.ts"
import { findPostgres, startPostgres } from "../testing/postgres.ts"
import { onServer } from "../testing/templates.ts"
import { drawPhoto } from "../vision/testing/draw-photo.ts"

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

describe("an outage", () => {
  let photo: Uint8Array<ArrayBuffer>
  let server: TestServer
  beforeAll(async () => {
    photo = new Uint8Array(await drawPhoto({ kind: "t_shirt", colours: [{ colour: "navy" }] }))
  })
  afterEach(() => server.close())

  let people = 0
  function signUp(): Promise<Response> {
    people += 1
    const body = { email: `ada${people}@example.org`, password: "long enough" }
    return fetch(server.baseUrl + register.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  }

  async function signedUp(): Promise<string> {
    const answer: unknown = await (await signUp()).json()
    return register.result.parse(answer).access_token
  }

  function upload(token: string): Promise<Response> {
    const form = new FormData()
    form.append("files", new Blob([photo]))
    const headers = { authorization: `Bearer ${token}` }
    return fetch(server.baseUrl + parsePhotos.path, { method: "POST", headers, body: form })
  }

  const readiness = async () => (await fetch(new URL("/readyz", server.baseUrl))).status
  const isReady = () => expect.poll(readiness).toBe(200)

  async function expectWait(answer: Response, words = /does not answer/): Promise<void> {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await answer.json()).toEqual({ detail: expect.stringMatching(words) })
  }

  it("of the store's disk gives a reason, and ends when there is room again", async () => {
    server = await startTestServer({ log: SILENT })
    const { queries } = server.services.database
    const fill = (letters: number) =>
      queries
        .insertInto("secrets")
        .values({ name: crypto.randomUUID(), value: "x".repeat(letters) })
        .execute()
        .then(
          () => undefined,
          (error: unknown) => error,
        )
    await sql`pragma max_page_count = 1`.execute(queries)
    // Pages that were freed before are filled first, to the last.
    for (const letters of [100_000, 1_000, 1]) {
      let refused = await fill(letters)
      while (refused === undefined) refused = await fill(letters)
      expect(refused).toMatchObject({ errcode: 13 })
    }

    let answer = await signUp()
    while (answer.ok) answer = await signUp()
    await expectWait(answer)
    expect((await fetch(`${server.baseUrl}${checkLogin.path}?email=a@b.example`)).status).toBe(200)

    await sql`pragma max_page_count = 4294967294`.execute(queries)
    expect((await signUp()).status).toBe(200)
  })

  it("of the photos' disk keeps none of them, and says so", async () => {
    let isFull = true
    server = await startTestServer({
      log: SILENT,
      wrapObjects: (objects) => ({
        ...objects,
        async put(...object) {
          if (!isFull) return objects.put(...object)
          throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" })
        },
      }),
    })
    const token = await signedUp()

    await expectWait(await upload(token), /Photos can't be kept just now/)
    expect(await readiness()).toBe(503)

    isFull = false
    await isReady()
    expect((await upload(token)).status).toBe(200)
  })

  it("of the bucket gives a reason, and ends when it is back", async () => {
    const directory = await mkdtemp(join(tmpdir(), "stylin-s3-"))
    const bucket = (port: number) =>
      new S3rver({
        address: "127.0.0.1",
        port,
        silent: true,
        directory,
        configureBuckets: [{ name: "photos", configs: [] }],
      })
    const first = bucket(0)
    const { port } = await first.run()
    const endpoint = `http://127.0.0.1:${port}/photos`
    const keys = { region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" }
    server = await startTestServer({ log: SILENT, config: { s3: { endpoint, ...keys } } })
    const token = await signedUp()
    expect(await readiness()).toBe(200)

    await first.close()
    await expectWait(await upload(token), /Photos can't be kept just now/)
    await expect.poll(readiness).toBe(503)

    const second = bucket(port)
    await second.run()
    await isReady()
    expect((await upload(token)).status).toBe(200)
    onTestFinished(async () => {
      await second.close()
      await rm(directory, { recursive: true })
    })
  })

  const programs = findPostgres()
  // Without PostgreSQL on the machine the store suite runs without it as well, and says so.
  it.runIf(programs)("of PostgreSQL gives a reason, and ends when it is back", async () => {
    const postgres = await startPostgres(programs ?? "")
    const directory = new URL(postgres.url).searchParams.get("host") ?? ""
    const line = await openLine(join(directory, ".s.PGSQL.5432"))
    onTestFinished(async () => {
      await line.cut()
      await postgres.stop()
    })
    const databaseUrl = `postgres://stylin@127.0.0.1:${line.port}/postgres`
    server = await startTestServer({ log: SILENT, config: { databaseUrl } })
    const token = await signedUp()
    const askForLooks = () =>
      fetch(server.baseUrl + getFeed.path, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
      })
    expect(await readiness()).toBe(200)

    await line.cut()
    for (const answer of [await signUp(), await upload(token), await askForLooks()]) {
      await expectWait(answer)
    }
    await expect.poll(readiness).toBe(503)

    await line.mend()
    await isReady()
    expect((await signUp()).status).toBe(200)

    // As a primary is that has become a replica.
    const makeReadOnly = (isReadOnly: boolean) =>
      onServer(postgres.url, async (client) => {
        const value = isReadOnly ? "on" : "off"
        await client.query(`alter system set default_transaction_read_only = ${value}`)
        await client.query("select pg_reload_conf()")
      })
    await makeReadOnly(true)
    await expect.poll(readiness).toBe(503)
    await expectWait(await signUp())

    await makeReadOnly(false)
    await isReady()
    expect((await signUp()).status).toBe(200)
  })
})

/** A connection to a local socket that can be cut and restored. */
async function openLine(path: string) {
  const ends = new Set<Socket>()
  const listener = createServer((near) => {
    const far = connect(path)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.pipe(other)
      end.on("error", () => {})
      end.on("close", () => {
        ends.delete(end)
        other.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    listener.listen(port, "127.0.0.1")
    await once(listener, "listening")
  }
  await listen(0)
  const address = listener.address()
  if (address === null || typeof address === "string") throw new Error("no port was given")
  return {
    port: address.port,
    mend: () => listen(address.port),
    async cut() {
      const closed = once(listener, "close")
      listener.close()
      for (const end of ends) end.destroy()
      await closed
    },
  }
}
