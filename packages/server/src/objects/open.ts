import { join } from "node:path"
import { createFileObjects } from "./files.ts"
import type { ObjectStore } from "./object-store.ts"
import { createS3Objects, type S3Settings } from "./s3.ts"

export interface ObjectsLocation {
  readonly dataDirectory: string
  /** The bucket that is used, if set, in place of the data directory. */
  readonly s3: S3Settings | undefined
}

/** The object store that the settings name. */
export function openObjects({ dataDirectory, s3 }: ObjectsLocation): ObjectStore {
  return s3 ? createS3Objects(s3) : createFileObjects(join(dataDirectory, "objects"))
}
