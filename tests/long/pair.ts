// Two servers over one PostgreSQL and one bucket, behind a balancer, under writes at a rate; one of them is killed
// without warning. What either has acknowledged must be there, once, and the photos that waited must be read within a
// minute, those that the killed one was reading too. Then it starts again, and the other one is next. Prints
// "no PostgreSQL" and passes where there is none.
//
//   npm run test:long -- pair [ROUNDS [SEED [WRITES a second]]]
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { createClient } from "@stylin/api/client"
import { findPostgres, startBucket, startPostgres } from "@stylin/server/testing"
import { seededRandom } from "@stylin/stylist"
import pg from "pg"
import { patiently } from "../load/patiently.ts"
import { signUpPatiently } from "../load/sign-up.ts"
import { Writer } from "../load/writer.ts"
import { type StylinProcess, startStylin } from "../support/stylin-process.ts"
import { balance } from "./balancer.ts"
import { report } from "./report.ts"

const PEOPLE = 24
/** The share of photos among what is written: more than two servers read, so that some always wait. */
const UPLOADS = 0.1
/** How long people write before the kill, at most, and after it. */
const LONGEST_MS = 6_000
const AFTERWARDS_MS = 5_000
/** How soon photos that waited as a server was killed must have been read. */
const READ_WITHIN_MS = 60_000
const LOOK_MS = 250

const rounds = Number(process.argv[2] ?? 10)
const random = seededRandom(Number(process.argv[3] ?? 1))
const rate = Number(process.argv[4] ?? 20)
const programs = findPostgres()
if (programs) await measure(programs)
else report({ pair: "no PostgreSQL" }, [])

async function measure(folder: string): Promise<void> {
  const [postgres, bucket] = await Promise.all([startPostgres(folder), startBucket()])
  const store = new pg.Client({ connectionString: postgres.url })
  await store.connect()
  const places = [await newPlace(), await newPlace()]
  const env = {
    DATABASE_URL: postgres.url,
    S3_ENDPOINT: `http://127.0.0.1:${bucket.port}/photos`,
    S3_REGION: "us-east-1",
    S3_ACCESS_KEY_ID: bucket.key,
    S3_SECRET_ACCESS_KEY: bucket.key,
  }
  const start = (dataDirectory: string) => startStylin({ dataDirectory, env })
  const servers: StylinProcess[] = []
  for (const place of places) servers.push(await start(place))
  const findings: object[] = []
  const figures = { rounds, rate, offered: 0, nobodyFree: 0, photosWaited: 0, slowestMs: 0 }
  try {
    const balancer = balance(() => servers.map(({ url }) => url))
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, index) => {
        const name = `person-${index}`
        const { token } = await signUpPatiently(`${servers[0]?.url}/api`, name)
        const client = createClient({
          baseUrl: `${servers[0]?.url}/api`,
          getToken: () => token,
          timeoutMs: READ_WITHIN_MS,
          fetch: balancer.fetch,
        })
        const writer = new Writer(client, random, UPLOADS)
        await patiently(() => writer.seeFeed())
        return writer
      }),
    )
    for (let round = 0; round < rounds; round += 1) {
      const gone = round % servers.length
      const writing = write(people)
      await delay(LONGEST_MS * (0.5 + random() / 2))
      await servers[gone]?.kill()
      const killed = performance.now()
      const read = photosRead(store, killed)
      await delay(AFTERWARDS_MS)
      const { offered, nobodyFree } = await writing.stop()
      const { waited, tookMs } = await read
      if (tookMs > READ_WITHIN_MS) findings.push({ round, photosTookMs: tookMs })
      const found = await Promise.all(people.map((person) => patiently(() => person.check())))
      findings.push(...found.flat().map((finding) => ({ round, ...finding })))
      figures.offered += offered
      figures.nobodyFree += nobodyFree
      figures.photosWaited += waited
      figures.slowestMs = Math.max(figures.slowestMs, Math.round(tookMs))
      servers[gone] = await start(places[gone] ?? "")
    }
    const acknowledged = people.reduce((sum, person) => sum + person.acknowledged, 0)
    report({ ...figures, acknowledged }, findings)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await store.end()
    await Promise.all([postgres.stop(), bucket.close()])
    await Promise.all(places.map((place) => rm(place, { recursive: true })))
  }
}

/** Writes at a rate, answered or not, each by somebody who waits for no answer just then, if there is anybody. */
function write(people: readonly Writer[]) {
  const free = new Set(people)
  const underWay = new Set<Promise<void>>()
  const counts = { offered: 0, nobodyFree: 0 }
  let isOver = false
  async function offer(): Promise<void> {
    while (!isOver) {
      await delay((-Math.log(1 - random()) / rate) * 1000)
      counts.offered += 1
      const person = [...free][Math.floor(random() * free.size)]
      if (person) begin(person)
      else counts.nobodyFree += 1
    }
  }
  function begin(person: Writer): void {
    free.delete(person)
    const written = person.repeatOrWrite().finally(() => {
      free.add(person)
      underWay.delete(written)
    })
    underWay.add(written)
  }
  const offering = offer()
  return {
    async stop() {
      isOver = true
      await offering
      await Promise.all(underWay)
      return counts
    },
  }
}

/** Resolves when the photos that wait now, or are being read, have been: how many, and how long after the kill. */
async function photosRead(store: pg.Client, killed: number) {
  const { rows } = await store.query<{ id: string }>(
    "select id from jobs where kind in ('read-photo', 'read-outfit')",
  )
  const ids = rows.map(({ id }) => id)
  const waits = "select count(*)::int as count from jobs where id = any($1)"
  const tookMs = () => performance.now() - killed
  while (tookMs() < 2 * READ_WITHIN_MS) {
    const left = await store.query<{ count: number }>(waits, [ids])
    if (left.rows[0]?.count === 0) break
    await delay(LOOK_MS)
  }
  return { waited: ids.length, tookMs: tookMs() }
}

function newPlace(): Promise<string> {
  return mkdtemp(join(tmpdir(), "stylin-pair-"))
}
