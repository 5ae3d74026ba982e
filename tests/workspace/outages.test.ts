import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { accessSync, constants } from "node:fs"
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises"
import { connect, createServer, type Server } from "node:net"
import { platform, tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { freePort, runStylin, type StylinProcess, startStylin } from "../support/stylin-process.ts"

const PHOTO = join(import.meta.dirname, "../contract/selfie.jpg")
const STACK = /^\s+at |"stack":|\\n\s+at /m
const linesWithStack = (said: string) => said.split("\n").filter((line) => STACK.test(line))

describe("a start with an unusable store", () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "stylin-outage-"))
  })
  afterEach(() => rm(directory, { recursive: true }))

  async function expectSentence(env: Record<string, string>, sentence: RegExp): Promise<void> {
    const { code, said } = await runStylin({ PORT: "0", DATA_DIR: directory, ...env })
    expect(said).toMatch(sentence)
    expect(said).not.toMatch(STACK)
    expect(code).toBe(1)
  }

  it("names a read-only data directory", async () => {
    await chmod(directory, 0o500)
    await expectSentence(
      { DATA_DIR: unwritable(directory) },
      /cannot be used: this process may not/,
    )
  })

  it("names a data directory that is a file", async () => {
    const file = join(directory, "data")
    await writeFile(file, "")
    await expectSentence({ DATA_DIR: file }, /data cannot be used: it is a file/)
  })

  it("names a database file that is damaged", async () => {
    await writeFile(join(directory, "stylin.db"), "no database, but long enough to look like one")
    await expectSentence({}, /stylin\.db is damaged \(file is not a database\)\. Put a backup/)
  })

  it("does not start empty if the database file is gone but her photos are not", async () => {
    await mkdir(join(directory, "objects/photos/1"), { recursive: true })
    await expectSentence({}, /stylin\.db is gone, but \S+photos is still there/)
  })

  it("names a store that a newer version has made", async () => {
    const database = new DatabaseSync(join(directory, "stylin.db"))
    database.exec("create table kysely_migration (name text primary key, timestamp text not null)")
    database.exec("insert into kysely_migration values ('999-later', '2030-01-01')")
    database.close()
    await expectSentence({}, /made by a newer version of Stylin/)
  })

  it("names a PostgreSQL server that does not answer", async () => {
    const port = await freePort()
    const DATABASE_URL = `postgres://stylin@127.0.0.1:${port}/stylin`
    await expectSentence({ DATABASE_URL }, /DATABASE_URL: cannot be used: .*ECONNREFUSED/)
  })
})

/** A directory that nobody can write to. Root can write to any but the kernel's. */
function unwritable(directory: string): string {
  try {
    accessSync(directory, constants.W_OK)
    return "/sys/kernel"
  } catch {
    return directory
  }
}

describe("a server whose disk fails it", () => {
  let directory: string
  let file: string
  let server: StylinProcess
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "stylin-outage-"))
    file = join(directory, "stylin.db")
    const first = await startStylin({ dataDirectory: directory })
    // At its end the write-ahead log is merged into the file.
    expect(await first.stop()).toBe(0)
    server = await startStylin({ dataDirectory: directory })
  })
  afterAll(async () => {
    await server.stop()
    await rm(directory, { recursive: true })
  })
  afterEach(() => expect(linesWithStack(server.said())).toEqual([]))

  let people = 0
  function signUp(): Promise<Response> {
    people += 1
    const body = { email: `ada${people}@example.org`, password: "long enough" }
    return fetch(`${server.url}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  }
  const search = () => fetch(`${server.url}/api/items/search?search_query=black+shirt`)
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status

  async function expectWait(answer: Response): Promise<void> {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await answer.json()).toEqual({ detail: expect.stringMatching(/does not answer/) })
  }

  // The system's own limit on the size of files, which Linux lets be set from outside: each write
  // to a file fails as on a full disk.
  it.runIf(platform() === "linux")("waits for room on the disk, then goes on", async () => {
    const allow = (size: string) =>
      execFileSync("prlimit", [`--pid=${server.pid}`, `--fsize=${size}:unlimited`])
    allow("0")

    await expectWait(await signUp())
    await expect.poll(readiness).toBe(503)
    expect((await search()).status).toBe(200)

    allow("unlimited")
    await expect.poll(readiness).toBe(200)
    expect((await signUp()).status).toBe(200)
  })

  it("writes nothing to its deleted file, and goes on when that is back", async () => {
    await rename(file, `${file}.away`)

    await expectWait(await signUp())
    await expect.poll(readiness).toBe(503)

    await rename(`${file}.away`, file)
    await expect.poll(readiness).toBe(200)
    expect((await signUp()).status).toBe(200)
  })

  it("reports that its file is damaged, and goes on when it is whole again", async () => {
    const whole = await readFile(file)
    const damaged = Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length - 4096, 7)])
    await writeFile(file, damaged)

    await expectWait(await search())
    await expect.poll(readiness).toBe(503)

    await writeFile(file, whole)
    await expect.poll(readiness).toBe(200)
    expect((await search()).status).toBe(200)
  })

  it("ends within 10 s of SIGTERM, even if clients are still sending", async () => {
    const { hostname, port } = new URL(server.url)
    const sender = connect(Number(port), hostname)
    await once(sender, "connect")
    sender.on("error", () => {})
    sender.write(
      "POST /api/items/parse/v2 HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n",
    )

    await expectEnd()
    sender.destroy()
  })

  it("starts without a responding bucket, says so, and ends in time with an upload under way", async () => {
    const bucket = createServer().listen(0, "127.0.0.1")
    await once(bucket, "listening")
    const endpoint = `http://127.0.0.1:${portOf(bucket)}/photos`
    const env = { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" }
    server = await startStylin({ dataDirectory: directory, env })
    expect(await readiness()).toBe(503)

    const form = new FormData()
    form.append("files", new Blob([await readFile(PHOTO)]))
    const isAsked = once(bucket, "connection")
    const upload = fetch(`${server.url}/api/items/parse/v2`, { method: "POST", body: form })
    upload.catch(() => "the server has ended")
    await isAsked

    const begun = performance.now()
    // Killed by the test, because nothing else ends a call that a bucket never answers.
    expect(await server.stop()).toBeNull()
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(server.said()).toContain("the next start continues it")
    bucket.close()
  })

  async function expectEnd(): Promise<void> {
    const begun = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - begun).toBeLessThan(10_000)
  }
})

function portOf(listener: Server): number {
  const address = listener.address()
  if (address === null || typeof address === "string") throw new Error("no port was given")
  return address.port
}
