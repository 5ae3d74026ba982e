// What a woman takes on PostgreSQL's disk and in the object store: so many sign up, each with a wardrobe, feeds,
// favourites and days on which she wore something, and some of them upload photos. One JSON line per figure; each
// table with its indexes, as it is after `vacuum`, less what the empty store takes.
//
//   npm run bench:women -w @stylin/server [-- WOMEN [PHOTOS in all]]
import {
  addFavourite,
  addToWardrobe,
  addWorn,
  FEED_DEFAULTS,
  getFeed,
  parsePhotos,
} from "@stylin/api/contract"
import {
  drawOutfit,
  findPostgres,
  startPostgres,
  startTestServer,
  type TestServer,
} from "@stylin/server/testing"
import { sql } from "kysely"
import { signUp } from "./sign-up.ts"

const WOMEN = Number(process.argv[2] ?? 200)
const PHOTOS = Number(process.argv[3] ?? 20)
/** What each of them has. */
const HERS = { items: 60, feeds: 5, favourites: 10, daysWorn: 30 }
const UNLIMITED = { max: 1_000_000_000, windowMs: 60_000 }
const DAY_MS = 24 * 60 * 60 * 1000
const KINDS = [
  ["jeans", "lower_body"],
  ["blouse", "upper_body"],
  ["jumper", "upper_body"],
  ["midi_skirt", "lower_body"],
  ["trench_coat", "upper_body"],
  ["loafers", "shoes"],
] as const
const COLOURS = [
  "navy",
  "white",
  "camel",
  "black",
  "red",
  "olive",
  "grey",
  "cream",
  "pink",
  "brown",
]

const programs = findPostgres()
if (programs) await measure(programs)
else print("no PostgreSQL", 0)

async function measure(folder: string): Promise<void> {
  const postgres = await startPostgres(folder)
  const stored = new Map<string, number>()
  const server = await startTestServer({
    config: { databaseUrl: postgres.url },
    limits: { account: UNLIMITED, address: UNLIMITED, credentialsAddress: UNLIMITED },
    wrapObjects: (objects) => ({
      ...objects,
      async put(key, bytes, contentType) {
        await objects.put(key, bytes, contentType)
        stored.set(key, bytes.length)
      },
      async delete(key) {
        await objects.delete(key)
        stored.delete(key)
      },
    }),
  })
  try {
    const { queries } = server.services.database
    const empty = await tableSizes(queries)
    for (let woman = 0; woman < WOMEN; woman += 1) await live(server.baseUrl, woman)
    const full = await tableSizes(queries)
    const grown = Array.from(full, ([table, bytes]) => ({
      table,
      bytes: (bytes - (empty.get(table) ?? 0)) / WOMEN,
    }))
    for (const { table, bytes } of grown.toSorted((a, b) => b.bytes - a.bytes)) {
      if (bytes >= 1) print(`${table}, bytes a woman`, bytes)
    }
    print("all tables, bytes a woman", sum(grown.map(({ bytes }) => bytes)))
    print("objects, bytes a photo", sum([...stored.values()]) / PHOTOS)
    print("objects, files a photo", stored.size / PHOTOS)
  } finally {
    await server.close()
    await postgres.stop()
  }
}

async function live(baseUrl: string, woman: number): Promise<void> {
  const { client } = await signUp(baseUrl, `woman-${woman}`)
  const body = Array.from({ length: HERS.items }, (_, at) => {
    const [kind, section] = KINDS[at % KINDS.length] ?? KINDS[0]
    const colours = [COLOURS[Math.floor(at / KINDS.length) % COLOURS.length] ?? "navy"]
    const item_summary = `${colours[0]} ${kind}`
    return {
      item_summary,
      image_path: `/api/pictures/flats/${kind}/34456f.svg`,
      section,
      kind,
      colours,
    }
  })
  await client.call(addToWardrobe, { body })
  const query = { occasions: "my_occasions", ...FEED_DEFAULTS }
  let looks = await client.call(getFeed, { query })
  for (let feed = 1; feed < HERS.feeds; feed += 1) looks = await client.call(getFeed, { query })
  for (const { look_id } of looks.slice(0, HERS.favourites)) {
    await client.call(addFavourite, { query: { look_id } })
  }
  for (let ago = 0; ago < HERS.daysWorn; ago += 1) {
    const look_id = looks[ago % looks.length]?.look_id ?? ""
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
    await client.call(addWorn, { body: { look_id, day } })
  }
  const photos = Math.floor(PHOTOS / WOMEN) + (woman < PHOTOS % WOMEN ? 1 : 0)
  for (let photo = 0; photo < photos; photo += 1) {
    const [kind] = KINDS[photo % KINDS.length] ?? KINDS[0]
    const outfit = await drawOutfit([{ kind, colours: [{ colour: "navy" }] }])
    const files = [new Blob([Uint8Array.from(outfit)], { type: "image/jpeg" })]
    await client.call(parsePhotos, { files }, { timeoutMs: 120_000 })
  }
}

/** Bytes of each table with its indexes, without what no row needs any more. */
async function tableSizes(
  queries: TestServer["services"]["database"]["queries"],
): Promise<Map<string, number>> {
  await sql`vacuum full`.execute(queries)
  const { rows } = await sql<{ table: string; bytes: string }>`
    select relname as table, pg_total_relation_size(oid) as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(queries)
  return new Map(rows.map(({ table, bytes }) => [table, Number(bytes)]))
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

function print(name: string, value: number): void {
  process.stdout.write(`${JSON.stringify({ name, value: Math.round(value * 10) / 10 })}\n`)
}
