import { randomUUID } from "node:crypto"
import { endianness } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { NEWEST_SCHEMA } from "../database/migrate.ts"
import type { Queries } from "../database/tables.ts"
import { editionOf } from "../pictures/edition.ts"
import { forgetKeptIndex, noteKeptIndex, revisionOfKeptIndex } from "../stores/catalogue-indexes.ts"
import { type ComposeResult, type ComposeTask, NO_REVISION } from "./composing.ts"

/** Where an index is kept between two runs of the server. */
export interface IndexKeeping {
  readonly directory: string
  /** After how many products it is kept anew, at least. */
  readonly every?: number
  readonly log: { warn(details: object, line: string): void }
}

/** An index's file, as one composing thread uses it. */
export interface KeptIndex {
  /** Has the thread take the index that is kept; resolves to its revision, or to `NO_REVISION`. */
  recall(db: Queries): Promise<number>
  /** Counts products that the thread took; has it keep its index if they are enough. */
  took(db: Queries, products: number, revision: number): Promise<void>
}

const EVERY = 20_000
/** After this share of a large catalogue, rather: an import would write all of it again and again. */
const EVERY_SHARE = 0.1

/** What decides what an index is like, besides what keeps it, what rows are like, and the machine's order of bytes. */
const ENTRIES = [
  "@stylin/stylist",
  "@stylin/garments/colour",
  "@stylin/garments/vocabulary",
] as const
const CODE = [...ENTRIES.map((name) => import.meta.resolve(name)), import.meta.url]
const EDITION = `${editionOf(CODE.map((url) => fileURLToPath(url)))} ${NEWEST_SCHEMA} ${endianness()}`

/**
 * Keeps a thread's index. Whatever goes wrong is logged, and costs nothing but time: the index is then built
 * from the store.
 * @param writes whether the thread may write, too; one of those that share a file does
 */
export function keepIndex(
  { directory, every = EVERY, log }: IndexKeeping,
  run: (task: ComposeTask) => Promise<ComposeResult>,
  writes: boolean,
): KeptIndex {
  const file = join(directory, "catalogue.index")
  let unkept = 0
  /** How many products were kept last. */
  let held = 0
  let id: string | undefined

  async function keep(db: Queries, revision: number): Promise<void> {
    const former = id
    const next = randomUUID()
    await noteKeptIndex(db, next, revision)
    held = Number(await run({ kind: "keep", file, edition: EDITION, id: next }))
    id = next
    if (former !== undefined) await forgetKeptIndex(db, former)
  }

  return {
    async recall(db) {
      try {
        id = await run({ kind: "recall", file, edition: EDITION })
        const known = id === undefined ? undefined : await revisionOfKeptIndex(db, id)
        return known ?? NO_REVISION
      } catch (err) {
        log.warn({ err }, "The kept index of the catalogue cannot be used. It is built again.")
        return NO_REVISION
      }
    },
    async took(db, products, revision) {
      unkept += products
      if (!writes || unkept < Math.max(every, held * EVERY_SHARE)) return
      unkept = 0
      try {
        await keep(db, revision)
      } catch (err) {
        log.warn({ err }, "The index of the catalogue cannot be kept. The next start takes longer.")
      }
    },
  }
}
