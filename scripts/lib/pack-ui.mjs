// @ts-check
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { projectEnvironment, ROOT, run } from "./host.mjs"

/**
 * Builds and packs the library as for publication.
 * @param {string} folder an empty one, for the package
 * @returns {Promise<string>} the packed file
 */
export async function packUi(folder) {
  // Removes npm's settings of the run that started this one.
  const env = Object.fromEntries(
    Object.entries(projectEnvironment()).filter(([name]) => !name.startsWith("npm_config_")),
  )
  const args = ["pack", "--silent", "--pack-destination", folder]
  const code = await run("npm", args, { cwd: join(ROOT, "packages/ui"), env })
  if (code !== 0) throw new Error(`npm ${args.join(" ")} ended with ${code}.`)
  const [file = ""] = await readdir(folder)
  return join(folder, file)
}
