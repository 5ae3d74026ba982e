// @ts-check
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "./host.mjs"

/**
 * @typedef {object} Locked an entry of the lockfile
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @property {string} [resolved] where a workspace lies
 * @property {boolean} [link] whether it is a workspace
 */

/**
 * The folders that a workspace needs to run, from the project's folder: its own, those of the
 * workspaces it uses, and their installed modules, at the versions of the lockfile.
 * @param {string} workspace its folder, such as "packages/server"
 * @param {Record<string, Locked>} [locked] the lockfile's packages
 * @param {(folder: string) => boolean} [isInstalled]
 * @returns {{ workspaces: string[], modules: string[] }}
 */
export function neededBy(
  workspace,
  locked = readLock(),
  isInstalled = (folder) => existsSync(join(ROOT, folder)),
) {
  const found = new Set([workspace])
  for (const folder of found) {
    for (const name of namesOf(locked[folder] ?? {})) {
      const entry = entryOf(name, folder, locked)
      if (!entry) continue
      const target = locked[entry]?.link ? (locked[entry]?.resolved ?? entry) : entry
      // Modules for other systems are locked, but not installed.
      if (isInstalled(target)) found.add(target)
    }
  }
  const isModule = (/** @type {string} */ folder) => folder.includes("node_modules/")
  return {
    workspaces: [...found].filter((folder) => !isModule(folder)).sort(),
    modules: [...found].filter(isModule).sort(),
  }
}

/** @param {Locked} entry */
function namesOf({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta,
}) {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  )
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers)
}

/**
 * Where Node finds a module from a folder: there, or in a folder above.
 * @param {string} name
 * @param {string} folder
 * @param {Record<string, Locked>} locked
 * @returns {string | undefined}
 */
function entryOf(name, folder, locked) {
  const here = `${folder && `${folder}/`}node_modules/${name}`
  if (locked[here]) return here
  if (folder === "") return undefined
  const above = folder.lastIndexOf("node_modules/")
  const isNested = above > 0
  return entryOf(name, isNested ? folder.slice(0, above - 1) : "", locked)
}

/** @returns {Record<string, Locked>} */
function readLock() {
  return JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages
}
