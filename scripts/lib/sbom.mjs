// @ts-check
import { execFile } from "node:child_process"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { promisify } from "node:util"
import { ROOT } from "./host.mjs"
import { installEnvironment } from "./install.mjs"

const COMMAND = "sbom --sbom-format cyclonedx --sbom-type application --package-lock-only"
/** The document is some 400 KB. */
const MOST_BYTES = 64 * 1024 * 1024

/** @typedef {{ dev?: boolean, devDependencies?: object, name?: string, [fact: string]: unknown }} Locked */

/**
 * A lockfile's packages without those that only development needs.
 * @param {Readonly<Record<string, Locked>>} locked
 * @returns {Record<string, Locked>}
 */
export function withoutTools(locked) {
  return Object.fromEntries(
    Object.entries(locked)
      .filter(([, { dev }]) => !dev)
      .map(([path, { devDependencies: _tools, ...entry }]) => [path, entry]),
  )
}

/**
 * What production is made of, as a CycloneDX document: the workspaces, and every package that is installed
 * without development tools on some system, with version, licence and hash. Asks nobody on the network.
 * @returns {Promise<string>} JSON
 * @throws if npm cannot read the lockfile
 */
export async function billOfMaterials() {
  const lock = JSON.parse(await readFile(join(ROOT, "package-lock.json"), "utf8"))
  const packages = withoutTools(lock.packages)
  const above = await mkdtemp(join(tmpdir(), "stylin-sbom-"))
  try {
    // npm omits with `--omit dev` also what production and development both need, and names the whole after
    // its folder. So it gets a lockfile without the tools, in a folder of that name.
    const folder = join(above, lock.name)
    await mkdir(folder)
    await writeFile(join(folder, "package.json"), JSON.stringify(packages[""]))
    await writeFile(join(folder, "package-lock.json"), JSON.stringify({ ...lock, packages }))
    const { stdout } = await promisify(execFile)("npm", COMMAND.split(" "), {
      cwd: folder,
      env: installEnvironment(process.env),
      maxBuffer: MOST_BYTES,
      // Windows starts npm by a shell alone.
      shell: process.platform === "win32",
    })
    return stdout
  } finally {
    await rm(above, { recursive: true, force: true })
  }
}
