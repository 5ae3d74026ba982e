import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { createInterface } from "node:readline"

const ROOT = join(import.meta.dirname, "../..")

/** The server as `npm start` runs it: a process of its own over a data directory. */
export interface StylinProcess {
  readonly url: string
  /** Kills it without warning, as a power cut would. */
  kill(): Promise<void>
  /** Asks it to end, and resolves to its exit code. */
  stop(): Promise<number | null>
}

/** Starts the server and resolves once it has printed its address. */
export async function startStylin(options: {
  dataDirectory: string
  port: number
  /** Further settings. */
  env?: Record<string, string>
}): Promise<StylinProcess> {
  const { dataDirectory, port, env } = options
  const child = spawnServer({ DATA_DIR: dataDirectory, PORT: String(port), ...env })
  const url = await readAddress(child)
  return {
    url,
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
  let said = ""
  child.stdout?.on("data", (chunk) => (said += chunk))
  child.stderr?.on("data", (chunk) => (said += chunk))
  const [code] = await once(child, "close")
  return { code, said }
}

/** A port that nothing listens on. */
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

function spawnServer(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(ROOT, "packages/server/src/main.ts")], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, LOG_LEVEL: "warn", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
}

async function readAddress(child: ChildProcess): Promise<string> {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error("the server was started without pipes")
  let said = ""
  stderr.on("data", (chunk) => (said += chunk))
  for await (const line of createInterface({ input: stdout })) {
    const url = /Stylin is ready: (\S+)/.exec(line)?.[1]
    if (url) {
      // Whatever it prints from here on must not fill the pipe.
      stdout.resume()
      return url
    }
    said += `${line}\n`
  }
  throw new Error(`the server ended before it was ready:\n${said}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  child.kill(signal)
  const [code] = await once(child, "exit")
  return code
}
