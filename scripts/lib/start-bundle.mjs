// @ts-check
import { createReadStream } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { unpackTar } from "modern-tar/fs"
import { pinnedNode } from "./host.mjs"
import { untilLine } from "./until-line.mjs"

/** The app's page, its readiness, and its document. */
const ASKED = ["/", "/readyz", "/api/openapi.json"]

/**
 * Unpacks a bundle, starts it as an operator does, with nothing but Node, and asks it for what it serves.
 * @param {string} archive @param {string} folder where to unpack it
 * @returns {Promise<number>} 0 if it answers all of that
 */
export async function startBundle(archive, folder) {
  await pipeline(createReadStream(archive), createGunzip(), unpackTar(folder))
  const env = { PATH: process.env.PATH, PORT: "0", DATA_DIR: join(folder, "data") }
  return untilLine(
    [pinnedNode(), "server.js"],
    { cwd: join(folder, "stylin"), env },
    /Stylin is ready: (\S+)/,
    async ([, url]) => {
      const answers = await Promise.all(ASKED.map((path) => fetch(`${url}${path}`)))
      for (const { url, status } of answers) process.stdout.write(`  ${status} ${url}\n`)
      return answers.every(({ ok }) => ok) ? 0 : 1
    },
  )
}
