import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import type { Plugin } from "vite"

const compress = promisify(brotliCompress)
const TEXT = /^assets\/.*\.(?:css|js)$/
const LEAST_BYTES = 1024

/** Writes a brotli file at the best compression beside each text asset, for servers to send. */
export function compressed(): Plugin {
  return {
    name: "stylin-compressed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.keys(bundle).filter((file) => TEXT.test(file))
      const work = files.map(async (file) => {
        const text = await readFile(join(dir, file))
        if (text.length >= LEAST_BYTES)
          await writeFile(join(dir, `${file}.br`), await compress(text))
      })
      await Promise.all(work)
    },
  }
}
