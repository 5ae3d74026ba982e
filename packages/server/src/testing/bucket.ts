import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "s3rver"

/** Starts an S3-compatible store on a free port of this machine, with an empty bucket `photos`. */
export async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), "stylin-s3-"))
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "photos", configs: [] }],
  })
  const { port } = await server.run()
  return {
    port,
    /** Both the id and the secret of its one key. */
    key: "S3RVER",
    async close() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
