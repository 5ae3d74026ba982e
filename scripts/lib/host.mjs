// @ts-check
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import process from "node:process"
import { fileURLToPath } from "node:url"

/** The project's folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Lowest Node that can install the project; later steps run on the Node that this installs. */
export const LOWEST_NODE = [20, 19]

/** Ends the process with one plain sentence if the host's Node is too old. */
export function checkHost() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  const [lowestMajor = 0, lowestMinor = 0] = LOWEST_NODE
  if (major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)) return
  process.stderr.write(
    `Stylin needs Node ${LOWEST_NODE.join(".")} or newer to install itself; this is ${process.versions.node}.\n`,
  )
  process.exit(1)
}

/** The Node that the project pins, once it is installed. */
export function pinnedNode() {
  const name = process.platform === "win32" ? "node.exe" : "node"
  return join(ROOT, "node_modules", "node", "bin", name)
}

/** An environment in which the project's own tools and the pinned Node come first. */
export function projectEnvironment() {
  const separator = process.platform === "win32" ? ";" : ":"
  const path = [
    dirname(pinnedNode()),
    join(ROOT, "node_modules", ".bin"),
    process.env.PATH ?? "",
  ].join(separator)
  // What Node has compiled once, it need not compile for each of the many processes of a test run.
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: join(ROOT, ".cache/compiled") }
}

/**
 * Runs a program in the project's folder and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number, quiet?: boolean, cwd?: string, signal?: AbortSignal }} [options]
 * @returns {Promise<number>} its exit code; 1 if it was killed or could not start
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? projectEnvironment(),
      stdio: options.quiet ? "ignore" : "inherit",
      ...(options.timeoutMs && { timeout: options.timeoutMs }),
      ...(options.signal && { signal: options.signal }),
    })
    child.on("error", () => resolve(1))
    child.on("exit", (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a program of `node_modules` on the pinned Node.
 * @param {string} script path below the project's folder
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runScript(script, args = [], options = {}) {
  return run(pinnedNode(), [join(ROOT, script), ...args], options)
}

/** Prints one line about the next step. @param {string} line */
export function say(line) {
  process.stdout.write(`· ${line}\n`)
}

/** Whether a path below the project's folder exists. @param {string} path */
export function has(path) {
  return existsSync(join(ROOT, path))
}
