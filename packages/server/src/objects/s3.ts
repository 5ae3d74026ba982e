import { S3mini } from "s3mini"
import { checkKey, type ObjectStore } from "./object-store.ts"

export interface S3Settings {
  /** The bucket's address, such as https://s3.eu-west-2.amazonaws.com/photos. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const TIMEOUT_MS = 30_000
const UNKNOWN_TYPE = "application/octet-stream"

/** An object store in an S3-compatible bucket. Its calls throw where the service refuses. */
export function createS3Objects(settings: S3Settings): ObjectStore {
  const bucket = new S3mini({ ...settings, requestAbortTimeout: TIMEOUT_MS })
  return {
    async put(key, bytes, contentType) {
      checkKey(key)
      await bucket.putObject(key, bytes, contentType)
    },

    async get(key) {
      checkKey(key)
      const response = await bucket.getObjectResponse(key)
      if (!response) return undefined
      const contentType = response.headers.get("content-type") ?? UNKNOWN_TYPE
      return { contentType, bytes: new Uint8Array(await response.arrayBuffer()) }
    },

    async delete(key) {
      checkKey(key)
      await bucket.deleteObject(key)
    },
  }
}
