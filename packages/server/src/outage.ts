import { isStoreLost } from "./database/lost.ts"
import { ObjectsUnavailable } from "./objects/object-store.ts"

/** What the system says of a disk that is full, may only be read, or is not as it should be. */
const DISK_CODES: ReadonlySet<unknown> = new Set([
  "EACCES",
  "EDQUOT",
  "EFBIG",
  "EIO",
  "EMFILE",
  "ENFILE",
  "ENOSPC",
  "ENOTDIR",
  "EPERM",
  "EROFS",
])

/**
 * Whether an error comes of what the server stands on: the database, the photos' store or the disk.
 * No call causes it and none is to blame; who runs the server can mend it, and then it passes.
 */
export function isOutage(error: unknown): boolean {
  if (isStoreLost(error) || error instanceof ObjectsUnavailable) return true
  return error instanceof Error && "code" in error && DISK_CODES.has(error.code)
}
