import { S3mini } from "s3mini"
import { checkKey, type ObjectStore, ObjectsUnavailable } from "./object-store.ts"

export interface S3Settings {
  /** The bucket's address, such as https://s3.eu-west-2.amazonaws.com/photos. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const TIMEOUT_MS = 30_000
const UNKNOWN_TYPE = "application/octet-stream"

/**
 * An object store in an S3-compatible bucket. Its calls throw `ObjectsUnavailable` if the service
 * cannot be reached or refuses.
 */
export function createS3Objects(settings: S3Settings): ObjectStore {
  const bucket = new S3mini({ ...settings, requestAbortTimeout: TIMEOUT_MS })
  return {
    async put(key, bytes, contentType) {
      checkKey(key)
      await asked(() => bucket.putObject(key, bytes, contentType))
    },

    async get(key) {
      checkKey(key)
      return asked(async () => {
        const response = await bucket.getObjectResponse(key)
        if (!response) return undefined
        const contentType = response.headers.get("content-type") ?? UNKNOWN_TYPE
        return { contentType, bytes: new Uint8Array(await response.arrayBuffer()) }
      })
    },

    async delete(key) {
      checkKey(key)
      await asked(() => bucket.deleteObject(key))
    },
  }
}

async function asked<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ObjectsUnavailable(`The bucket cannot be used: ${reason}`, { cause })
  }
}
