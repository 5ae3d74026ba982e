import { isStoreLost } from "./database/lost.ts"
import { ObjectsUnavailable } from "./objects/object-store.ts"

/** The system's errors for a disk that is full, read-only or faulty. */
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
 * Whether an error comes from what the server depends on: the database, the object store or the
 * disk. The call is not at fault; the operator can fix it, and then it passes.
 */
export function isOutage(error: unknown): boolean {
  return isStoreLost(error) || error instanceof ObjectsUnavailable || isDiskFault(error)
}

/** Whether an error comes from a disk that is full, read-only or faulty. */
export function isDiskFault(error: unknown): boolean {
  return error instanceof Error && "code" in error && DISK_CODES.has(error.code)
}
