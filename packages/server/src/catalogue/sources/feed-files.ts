import { randomUUID } from "node:crypto"
import { Refusal } from "@stylin/api/contract"
import type { Database } from "../../database/open.ts"
import type { ObjectStore } from "../../objects/object-store.ts"
import {
  expiredFeedFiles,
  findFeedFile,
  forgetFeedFile,
  noteFeedFile,
} from "../../stores/feed-files.ts"
import { FeedError, type FeedErrorCode } from "../feed/feed-error.ts"
import { readFeed } from "../feed/read-feed.ts"

export interface FileStores {
  readonly database: Pick<Database, "queries">
  readonly objects: ObjectStore
}

/** As much of a file as is in memory at a time, in bytes. */
const PART_BYTES = 8 * 1024 * 1024
const SLICE_BYTES = 64 * 1024
/** What of its first part is unpacked to see whether it is a feed, in bytes. */
const TRIED_BYTES = 16 * 1024 * 1024
/** A file that is not whole by then has broken off, in milliseconds. */
const ARRIVES_WITHIN_MS = 60 * 60_000
const TYPE = "application/octet-stream"

/**
 * Keeps a file in the object store as it arrives, where every server finds it. It expires unless it is kept.
 * Resolves to its id.
 * @throws {Refusal} 415 if it is no feed, once all of it has arrived, so that the answer reaches whoever sends it
 */
export async function receiveFeedFile(
  stores: FileStores,
  pieces: AsyncIterable<Uint8Array>,
  { now, partBytes = PART_BYTES }: { now: number; partBytes?: number },
): Promise<string> {
  const id = randomUUID()
  let parts = 0
  let problem: string | undefined
  try {
    for await (const part of inParts(pieces, partBytes)) {
      if (parts === 0) problem ??= await whyNoFeed(part)
      if (problem !== undefined) continue
      parts += 1
      // The row comes first, so that a crash leaves no part that no row knows of.
      await noteFeedFile(stores.database.queries, { id, parts, expiresAt: now + ARRIVES_WITHIN_MS })
      await stores.objects.put(keyOf(id, parts), part, TYPE)
    }
    problem ??= parts === 0 ? "The file is empty." : undefined
    if (problem !== undefined) throw new Refusal(415, `files: ${problem}`)
    return id
  } catch (error) {
    await removeFeedFile(stores, id)
    throw error
  }
}

/** A file's bytes from the start. */
export async function* feedFileBytes(
  { objects }: Pick<FileStores, "objects">,
  { id, parts }: { id: string; parts: number },
): AsyncGenerator<Uint8Array> {
  for (let part = 1; part <= parts; part += 1) {
    const object = await objects.get(keyOf(id, part))
    if (!object) throw new FeedError("unreadable", "The file that was sent is not there any more.")
    yield* slicesOf(object.bytes)
  }
}

/** Removes a file. Does nothing if there is none. */
export async function removeFeedFile(
  { database: { queries }, objects }: FileStores,
  id: string,
): Promise<void> {
  const parts = (await findFeedFile(queries, id))?.parts ?? 0
  for (let part = 1; part <= parts; part += 1) await objects.delete(keyOf(id, part))
  await forgetFeedFile(queries, id)
}

/** Removes the files that broke off, and what is left of those that were imported. */
export async function removeExpiredFeedFiles(stores: FileStores, now: number): Promise<void> {
  for (const id of await expiredFeedFiles(stores.database.queries, now)) {
    await removeFeedFile(stores, id)
  }
}

function keyOf(id: string, part: number): string {
  return `feeds/${id}.${part}`
}

async function* inParts(
  pieces: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    length += piece.length
    if (length < size) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}

/** Small enough that what they hold is read without keeping other work waiting. */
function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) yield bytes.subarray(at, at + SLICE_BYTES)
}

/** What a whole file can be refused for by its beginning; all else shows when it is imported. */
const TELLING: ReadonlySet<FeedErrorCode> = new Set([
  "unknown-format",
  "missing-columns",
  "malformed",
  "encoding",
])

/** Why a file that begins like this is no feed. */
async function whyNoFeed(beginning: Uint8Array): Promise<string | undefined> {
  try {
    const rows = readFeed(() => slicesOf(beginning), { mostBytes: TRIED_BYTES })
    await rows.next()
    await rows.return(undefined)
    return undefined
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    return TELLING.has(error.code) ? error.message : undefined
  }
}
