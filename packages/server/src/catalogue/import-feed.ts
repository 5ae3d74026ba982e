import { randomUUID } from "node:crypto"
import type { Money } from "@stylin/garments/money"
import type { Queries } from "../database/tables.ts"
import { atomically } from "../stores/atomically.ts"
import { forgetFeedProblem } from "../stores/feed-problems.ts"
import { saveFeedReport } from "../stores/feed-reports.ts"
import { enqueue } from "../stores/jobs.ts"
import { removeFeed, withdrawProducts } from "../stores/product-feeds.ts"
import { existingRows, type ImportedProduct, upsertProducts } from "../stores/products.ts"
import type { RawRow } from "./feed/raw-row.ts"
import { withFeedLock } from "./feed-lock.ts"
import { catalogueId, DEMO } from "./feed-names.ts"
import { FirstLines } from "./first-lines.ts"
import { columnValue } from "./product/columns.ts"
import { type Rejection, readProduct } from "./product/read-product.ts"
import { rebuildSearchTerms } from "./rebuild-search-terms.ts"
import { RejectedReasons } from "./rejected-reasons.ts"
import { surveyFeed } from "./survey.ts"

/**
 * How many rows are written in one transaction: the pages of a large catalogue that they touch fit the writer's memory, and
 * other writes wait for some hundredths of a second.
 */
export const BATCH_SIZE = 1000
/** How many rejected rows the report lists; the others are only counted. */
const REJECTIONS_NAMED = 1000
/** As much as it says of an id, in characters; some are rejected for their length. */
const MOST_OF_ID = 100

export interface ImportReport {
  /** Rows in the feed. */
  read: number
  added: number
  changed: number
  /** Of the changed, those with another price. */
  repriced: number
  /** Rows that match what the catalogue already has. */
  unchanged: number
  rejectedCount: number
  /** The first of the rejected rows. */
  rejected: Rejection[]
  /** Accepted rows whose colour or pattern came only from the title. */
  inferred: number
  /** Products that were on sale and that the feed no longer lists. */
  withdrawn: number
  /** Demo products removed in favour of a shop's. */
  demoRemoved: number
  /** Whether the feed's last row is broken, as in a truncated file: nothing is withdrawn then. */
  isCutOff: boolean
}

export interface ImportOptions {
  /** Name of the feed; products of other feeds are left alone, except the demo's. */
  readonly feed: string
  /** Accepts a feed even if it leaves out more than half of what is on sale. */
  readonly allowShrink?: boolean
  /** The shop's; pounds if left out. */
  readonly money?: Money
  /** Milliseconds since 1970. */
  readonly now: number
  /** The running clock that shows that the import is alive; the real one if left out. */
  readonly clock?: () => number
  /** Called after each batch is written. */
  readonly onProgress?: (report: Readonly<ImportReport>) => void
}

/**
 * Makes a feed's part of the catalogue match the rows: products that no row lists are withdrawn,
 * and the demo is removed for the first shop. The rows are read twice, so that a feed that breaks
 * off changes nothing. Importing the same feed again changes nothing; running a killed import again
 * completes it.
 * @param db a transaction makes everything part of it; otherwise each batch has its own
 * @param open returns the rows from the start, at each call
 * @throws FeedError "shrunk" if more than half of what is on sale would go, "busy" if another
 *   import of the feed is running, and whatever reading the rows throws; batches written before the
 *   second read fails remain
 */
export async function importFeed(
  db: Queries,
  open: () => AsyncIterable<RawRow>,
  options: ImportOptions,
): Promise<ImportReport> {
  const { feed, clock = Date.now } = options
  return withFeedLock(db, { feed, clock }, (watched) =>
    importRows(db, () => watched(open()), options),
  )
}

async function importRows(
  db: Queries,
  open: () => AsyncIterable<RawRow>,
  { feed, allowShrink = false, money, now, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const { unnamed, isCutOff } = await surveyFeed(db, open(), { feed, allowShrink })
  const report: ImportReport = {
    read: 0,
    added: 0,
    changed: 0,
    repriced: 0,
    unchanged: 0,
    rejectedCount: 0,
    rejected: [],
    inferred: 0,
    withdrawn: 0,
    demoRemoved: 0,
    isCutOff,
  }
  const lines = new FirstLines()
  const reasons = new RejectedReasons()
  let batch: ImportedProduct[] = []

  function reject({ id, ...where }: Rejection): void {
    // A copy: an id that was cut out of a feed's text would keep all of that in memory.
    const rejection = { ...where, id: Buffer.from(id.slice(0, MOST_OF_ID)).toString() }
    report.rejectedCount += 1
    reasons.add(rejection)
    if (report.rejected.length < REJECTIONS_NAMED) report.rejected.push(rejection)
  }

  async function write(): Promise<void> {
    const { added, changed, repriced } = await writeBatch(db, batch, now)
    report.added += added
    report.changed += changed
    report.repriced += repriced
    report.unchanged += batch.length - added - changed
    batch = []
    onProgress?.(report)
  }

  for await (const row of open()) {
    report.read += 1
    // If the file was replaced meanwhile, only what both reads leave out is withdrawn.
    unnamed.delete(catalogueId(feed, columnValue(row.values, "id")))
    const result = readProduct(row, now, money)
    if ("rejection" in result) {
      reject(result.rejection)
      continue
    }
    const { product, isInferred } = result
    const earlier = lines.add(product.id, row.line)
    if (earlier !== undefined) {
      reject({ line: row.line, id: product.id, reason: `id: is already in line ${earlier}` })
      continue
    }
    if (isInferred) report.inferred += 1
    batch.push({ ...product, id: catalogueId(feed, product.id), feed })
    if (batch.length >= BATCH_SIZE) await write()
  }
  await write()
  report.withdrawn = await withdrawProducts(db, [...unnamed], now)
  const hasOwn = report.read > report.rejectedCount
  if (feed !== DEMO && hasOwn && !isCutOff) report.demoRemoved = await removeFeed(db, DEMO)
  await rebuildSearchTerms(db)
  // The server does it, if the operator lets it.
  const plan = { id: randomUUID(), kind: "plan-shop-photos", payload: {}, runAt: now }
  if (feed !== DEMO) {
    await enqueue(db, plan)
    await saveFeedReport(db, { feed, now, counts: countsOf(report, reasons) })
    await forgetFeedProblem(db, feed)
  }
  return report
}

function countsOf(report: ImportReport, reasons: RejectedReasons) {
  const { added, changed, repriced, unchanged, withdrawn } = report
  return {
    ...{ rows: report.read, added, changed, repriced, unchanged, withdrawn },
    rejected: report.rejectedCount,
    is_cut_off: report.isCutOff,
    reasons: reasons.common(),
  }
}

async function writeBatch(db: Queries, batch: readonly ImportedProduct[], now: number) {
  return atomically(db, async (transaction) => {
    const ids = batch.map(({ id }) => id)
    const existing = await existingRows(transaction, ids)
    const fresh = batch.filter(({ id, rowHash }) => existing.get(id)?.rowHash !== rowHash)
    // In a fixed order, so that two simultaneous imports wait for each other instead of
    // deadlocking.
    const ordered = fresh.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    await upsertProducts(transaction, ordered, now)
    const added = fresh.filter(({ id }) => !existing.has(id)).length
    const repriced = fresh.filter(({ id, pricePence }) => {
      const before = existing.get(id)
      return before && before.pricePence !== pricePence
    })
    return { added, changed: fresh.length - added, repriced: repriced.length }
  })
}
