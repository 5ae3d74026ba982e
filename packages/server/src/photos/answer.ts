import { setTimeout as wait } from "node:timers/promises"
import { type ParsedItem, Refusal } from "@stylin/api/contract"
import type { FastifyRequest } from "fastify"
import type { Queries } from "../database/tables.ts"
import { flatAddress } from "../pictures/flat-address.ts"
import { readItem } from "../pictures/garment-words.ts"
import { countWaiting } from "../stores/photo-readings.ts"

/** Another process may be reading them, so that the store is asked. */
const LOOK_EVERY_MS = 200
/** Whoever still waits then finds the rest among the pending items. */
const LIMIT_MS = 100_000

/**
 * Waits until all of the photos have been read, or nobody waits for that any more, or the server is
 * to end. Resolves to whether they have been read.
 */
export async function untilRead(
  db: Queries,
  ids: readonly string[],
  request: FastifyRequest,
): Promise<boolean> {
  const end = performance.now() + LIMIT_MS
  const { ending } = request.server
  while (performance.now() < end && !request.raw.socket.destroyed && !ending.aborted) {
    if ((await countWaiting(db, ids)) === 0) return true
    await wait(LOOK_EVERY_MS)
  }
  return false
}

/** The answer to an upload of which nothing can be read. */
export function noneFit(problems: readonly string[]): Refusal {
  return new Refusal(415, `files: ${[...new Set(problems)].join(" ")}`)
}

/**
 * A guest's garment with a drawing in place of its photo: photos are shown to nobody but an account
 * that owns them.
 */
export function drawnInstead({
  image_path: _,
  other_pictures: __,
  found_in: ___,
  ...item
}: ParsedItem): ParsedItem {
  const likeliest = item.kind ?? item.likely_kinds?.[0]
  const { words } = readItem({ ...item, ...(likeliest && { kind: likeliest }), image_path: "" })
  return words ? { ...item, image_path: flatAddress(words) } : item
}
