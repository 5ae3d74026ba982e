import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"

const ROOT = join(import.meta.dirname, "../..")

/** Where the app is built to. */
export const BUILT_APP = join(ROOT, "packages/app/dist")

/** The server as `npm start` runs it: a separate process over a data directory. */
export interface StylinProcess {
  readonly url: string
  readonly pid: number
  /** What it has printed so far. */
  said(): string
  /** Kills it without warning, as a power cut would. */
  kill(): Promise<void>
  /** Asks it to end, and resolves to its exit code. */
  stop(): Promise<number | null>
}

/**
 * Starts the server and resolves once it has printed its address, on a port of the system's choice unless one is
 * given. It serves the app in `webDirectory`, or only the API.
 */
export async function startStylin({
  dataDirectory,
  port = 0,
  webDirectory = "",
  env = {},
}: {
  dataDirectory: string
  port?: number
  webDirectory?: string
  /** Further settings. */
  env?: Record<string, string>
}): Promise<StylinProcess> {
  const child = spawnServer({
    ...env,
    DATA_DIR: dataDirectory,
    PORT: String(port),
    WEB_DIR: webDirectory,
  })
  const said = listen(child)
  const url = await readAddress(child, said)
  return {
    url,
    pid: child.pid ?? 0,
    said,
    kill: async () => {
      await end(child, "SIGKILL")
    },
    stop: () => end(child, "SIGTERM"),
  }
}

/** Runs the server until it ends by itself; resolves to its exit code and what it said. */
export async function runStylin(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawnServer(env)
  const said = listen(child)
  const [code] = await once(child, "close")
  return { code, said: said() }
}

/** Collects what a process prints, for as long as it lives. */
function listen(child: ChildProcess): () => string {
  let said = ""
  child.stdout?.on("data", (chunk) => (said += chunk))
  child.stderr?.on("data", (chunk) => (said += chunk))
  return () => said
}

/** A port that nothing listens on just now; another program may take it at any time. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  if (address === null || typeof address === "string") throw new Error("no port was given")
  return address.port
}

// What the server's own tests share drags in more than a browser's tests need.
const { PATH, NODE_COMPILE_CACHE } = process.env

function spawnServer(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(ROOT, "packages/server/src/main.ts")], {
    cwd: ROOT,
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: "warn", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
}

async function readAddress(child: ChildProcess, said: () => string): Promise<string> {
  const ended = once(child, "close").then(() => {
    throw new Error(`the server ended before it was ready:\n${said()}`)
  })
  while (true) {
    const url = /Stylin is ready: (\S+)/.exec(said())?.[1]
    if (url) {
      // From here on, only `stop` and `kill` report its end.
      ended.catch(() => undefined)
      return url
    }
    await Promise.race([once(child.stdout ?? child, "data"), ended])
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  // A process that a signal has ended has no exit code.
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  const [code] = await once(child, "exit")
  return code
}
