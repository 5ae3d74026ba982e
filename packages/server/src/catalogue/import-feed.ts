import type { Queries } from "../database/tables.ts"
import { atomically } from "../stores/atomically.ts"
import { existingRowHashes, type ImportedProduct, upsertProducts } from "../stores/products.ts"
import type { RawRow } from "./feed/raw-row.ts"
import { type Rejection, readProduct } from "./product/read-product.ts"
import { rebuildSearchTerms } from "./rebuild-search-terms.ts"

/** Rows that are written together, in one transaction. */
export const BATCH_SIZE = 500
/** Rejected rows that the report names; the others are only counted. */
const REJECTIONS_NAMED = 1000

export interface ImportReport {
  /** Rows in the feed. */
  read: number
  added: number
  changed: number
  /** Rows that say what the catalogue already had. */
  unchanged: number
  rejectedCount: number
  /** The first of the rejected rows. */
  rejected: Rejection[]
  /** Rows accepted whose colour or pattern stood only in the title. */
  inferred: number
}

export interface ImportOptions {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Called after each batch is written. */
  readonly onProgress?: (report: Readonly<ImportReport>) => void
}

/**
 * Brings the catalogue to what a feed says. Products it does not name stay as they are. The same
 * feed again changes nothing, and an import that was cut off is completed by running it again.
 * @param db in a transaction everything is part of it; otherwise each batch has its own
 * @throws whatever reading the rows throws; batches written before that stay
 */
export async function importFeed(
  db: Queries,
  rows: AsyncIterable<RawRow>,
  { now, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = {
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    rejectedCount: 0,
    rejected: [],
    inferred: 0,
  }
  const lineOfId = new Map<string, number>()
  let batch: ImportedProduct[] = []

  function reject(rejection: Rejection): void {
    report.rejectedCount += 1
    if (report.rejected.length < REJECTIONS_NAMED) report.rejected.push(rejection)
  }

  async function write(): Promise<void> {
    const { added, changed } = await writeBatch(db, batch, now)
    report.added += added
    report.changed += changed
    report.unchanged += batch.length - added - changed
    batch = []
    onProgress?.(report)
  }

  for await (const row of rows) {
    report.read += 1
    const result = readProduct(row, now)
    if ("rejection" in result) {
      reject(result.rejection)
      continue
    }
    const { product, isInferred } = result
    const earlier = lineOfId.get(product.id)
    if (earlier !== undefined) {
      reject({ line: row.line, id: product.id, reason: `id: stands in line ${earlier} already` })
      continue
    }
    lineOfId.set(product.id, row.line)
    if (isInferred) report.inferred += 1
    batch.push(product)
    if (batch.length >= BATCH_SIZE) await write()
  }
  await write()
  await rebuildSearchTerms(db)
  return report
}

async function writeBatch(db: Queries, batch: readonly ImportedProduct[], now: number) {
  return atomically(db, async (transaction) => {
    const ids = batch.map(({ id }) => id)
    const hashes = await existingRowHashes(transaction, ids)
    const fresh = batch.filter(({ id, rowHash }) => hashes.get(id) !== rowHash)
    // In one order, so that two imports at once wait for each other instead of blocking both.
    const ordered = fresh.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    await upsertProducts(transaction, ordered, now)
    const added = fresh.filter(({ id }) => !hashes.has(id)).length
    return { added, changed: fresh.length - added }
  })
}
