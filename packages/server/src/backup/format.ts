import * as z from "zod"

// A backup is a gzipped tar file: `backup.json`; `tables/NAME/NUMBER.jsonl`, a row per line; the
// photos' bytes as `objects/KEY`; and `end.json`, without which it was cut off.

export const FORMAT = 1
export const HEAD = "backup.json"
export const END = "end.json"
export const TABLES = "tables/"
export const OBJECTS = "objects/"

export const headSchema = z.object({
  format: z.literal(FORMAT),
  /** The store's last migration. */
  schema: z.string(),
  created_at: z.iso.datetime(),
})

export const endSchema = z.object({
  rows: z.number().int(),
  objects: z.number().int(),
})

/** What a backup holds. */
export interface BackupReport {
  readonly rows: number
  readonly objects: number
}

/** What stands in the way of a backup or of putting one back; its message is for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError"
  readonly code: "not-a-backup" | "in-use" | "newer" | "exists"

  constructor(code: BackupError["code"], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
