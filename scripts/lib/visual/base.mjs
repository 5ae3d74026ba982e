// @ts-check
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { dirname, join, relative, resolve, sep } from "node:path"
import process from "node:process"
import { projectEnvironment, ROOT, run, say } from "../host.mjs"

const WORKTREES = join(ROOT, ".cache/visual/worktrees")

/** @param {string[]} args @returns {string} what git prints, without the line's end */
export function git(...args) {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: "pipe" }).trim()
}

/**
 * A short text that is the same for commits with the same files there.
 * @param {string} commit @param {readonly string[]} paths files and folders below the project's folder
 */
export function sourcesOf(commit, paths) {
  const files = git("ls-tree", commit, "--", ...paths)
  return createHash("sha256").update(files).digest("hex").slice(0, 16)
}

/**
 * Builds the stories of an earlier commit, unless they are built already, in a work tree of its
 * own, which is removed before this returns.
 * @param {string} commit @param {string} output absolute folder for the built Storybook
 * @param {AbortSignal} signal ends the build; the work tree is still removed
 */
export async function buildCommit(commit, output, signal) {
  removeLeftovers()
  if (existsSync(output)) return
  const unfinished = `${output}-unfinished`
  const folder = join(WORKTREES, String(process.pid))
  mkdirSync(WORKTREES, { recursive: true })
  try {
    git("worktree", "add", "--detach", "--quiet", folder, commit)
    await provideDependencies(folder, signal)
    say(`Building the stories of ${commit.slice(0, 9)}`)
    const options = ["--output-dir", unfinished, "--disable-telemetry", "--quiet"]
    const code = await run("storybook", ["build", ...options], {
      cwd: folder,
      env: { ...projectEnvironment(), PATH: pathFor(folder) },
      quiet: true,
      signal,
    })
    signal.throwIfAborted()
    if (code !== 0) throw new Error(`The stories of ${commit} cannot be built.`)
    renameSync(unfinished, output)
  } finally {
    removeWorktree(folder)
  }
}

/** A PATH with the folder's own tools first. @param {string} folder */
function pathFor(folder) {
  const separator = process.platform === "win32" ? ";" : ":"
  return [join(folder, "node_modules/.bin"), projectEnvironment().PATH].join(separator)
}

/** @param {string} folder @param {AbortSignal} signal */
async function provideDependencies(folder, signal) {
  const lock = (/** @type {string} */ root) => readFileSync(join(root, "package-lock.json"), "utf8")
  if (lock(folder) === lock(ROOT)) {
    for (const owner of ["", ...packageFolders(folder)]) shareModules(folder, owner)
    return
  }
  say("Installing that commit's own dependencies")
  const code = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    env: process.env,
    signal,
  })
  signal.throwIfAborted()
  if (code !== 0) throw new Error("That commit's dependencies cannot be installed.")
}

/** @param {string} root @returns {string[]} */
function packageFolders(root) {
  return readdirSync(join(root, "packages")).map((name) => join("packages", name))
}

/**
 * Gives a folder of the work tree the modules of the same folder here. They are linked one by one,
 * because the workspace's own packages must be the work tree's.
 * @param {string} folder @param {string} owner
 */
function shareModules(folder, owner) {
  const modules = join(ROOT, owner, "node_modules")
  if (!existsSync(modules)) return
  for (const name of readdirSync(modules, { withFileTypes: true })) {
    const hidden = name.name.startsWith(".") && name.name !== ".bin"
    if (hidden) continue
    const entries = name.name.startsWith("@")
      ? readdirSync(join(modules, name.name)).map((part) => join(name.name, part))
      : [name.name]
    for (const entry of entries) linkModule(folder, join(modules, entry))
  }
}

/** @param {string} folder @param {string} source absolute path of a module here */
function linkModule(folder, source) {
  const link = join(folder, relative(ROOT, source))
  mkdirSync(dirname(link), { recursive: true })
  const own = workspaceTarget(source)
  symlinkSync(own === undefined ? source : join(folder, own), link)
}

/** Where a module is in the project, if it is one of the workspace's. @param {string} source */
function workspaceTarget(source) {
  try {
    const target = relative(ROOT, resolve(dirname(source), readlinkSync(source)))
    return target.startsWith(`packages${sep}`) ? target : undefined
  } catch (error) {
    // A package of the workspace is always a link.
    if (error instanceof Error && "code" in error && error.code === "EINVAL") return undefined
    throw error
  }
}

/** @param {string} folder */
function removeWorktree(folder) {
  rmSync(folder, { recursive: true, force: true })
  git("worktree", "prune")
}

/** A run that was killed could not tidy up: its work tree is named after the number of a dead process. */
function removeLeftovers() {
  if (!existsSync(WORKTREES)) return
  for (const name of readdirSync(WORKTREES)) {
    if (!isAlive(Number(name))) removeWorktree(join(WORKTREES, name))
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false // No such process.
  }
}
