import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chownSync, existsSync, globSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { createInterface } from "node:readline"

/** A PostgreSQL server that ends with the process that started it. */
export interface ThrowawayPostgres {
  /** The address of its first database; its user may create others. */
  readonly url: string
  stop(): Promise<void>
}

interface User {
  readonly uid: number
  readonly gid: number
}

/** A directory for servers, and the process that runs them there. */
interface Keeper {
  readonly directory: string
  stop(): Promise<void>
}

// Ends the servers when this process closes the pipe, and also when it dies without doing so. Both
// signals: the shell has a server ignore INT until it is ready, and TERM alone would then wait
// for connections to end. Writing to the pipe of a dead process would end the keeper itself.
const KEEPER = `
programs=$1; directory=$2; shift 2
serve() { folder=$1; shift; "$programs/postgres" -D "$directory/$folder" "$@" & servers="$servers $!"; }
"$programs/initdb" -D "$directory/data" -U stylin --auth=trust --encoding=UTF8 --no-sync > /dev/null && {
SERVERS
}
exec 2> /dev/null
cat > /dev/null
kill -TERM $servers; kill -INT $servers; wait $servers
rm -rf "$directory"`

/** A server that follows another may be there first, and tries again. */
const PRIMARY_IS_LATER = /could not connect to the primary|the database system is starting up/
const READY = "database system is ready to accept connections"
const SETTINGS = ["listen_addresses=", "unix_socket_directories=$directory", "fsync=off"]

/**
 * Where PostgreSQL's programs are: in the PATH, or where Debian installs them, newest first.
 * Undefined if there are none.
 */
export function findPostgres(): string | undefined {
  const inPath = (process.env.PATH ?? "").split(delimiter)
  const debian = globSync("/usr/lib/postgresql/*/bin").toSorted((a, b) => version(b) - version(a))
  return [...inPath, ...debian].find((folder) =>
    ["initdb", "postgres"].every((program) => existsSync(join(folder, program))),
  )
}

/**
 * Starts an empty server in a temporary folder, reachable only by a socket in that folder. Throws
 * with the server's own words if it does not start.
 */
export async function startPostgres(programs: string): Promise<ThrowawayPostgres> {
  const { directory, stop } = await startKeeper(programs, serve("data"), [READY])
  return { url: `postgres://stylin@localhost/postgres?host=${encodeURIComponent(directory)}`, stop }
}

/** A line of the keeper's script that starts a server over a folder, with settings. */
export function serve(folder: string, ...settings: readonly string[]): string {
  const options = [...SETTINGS, ...settings].map((setting) => `-c "${setting}"`)
  return `serve ${folder} ${options.join(" ")}`
}

/**
 * Runs servers over copies of an empty one, in a temporary folder, until each has said that it is
 * ready. Throws with their own words if one does not start.
 * @param script starts the servers
 * @param readyLines what they say then, together
 */
export async function startKeeper(
  programs: string,
  script: string,
  readyLines: readonly string[],
): Promise<Keeper> {
  const directory = mkdtempSync(join(tmpdir(), "stylin-postgres-"))
  const user = unprivilegedUser()
  if (user) chownSync(directory, user.uid, user.gid)
  const whole = KEEPER.replace("SERVERS", () => script)
  const keeper = spawn("sh", ["-c", whole, "keeper", programs, directory], {
    ...user,
    cwd: directory,
    // In its own process group, so that Ctrl-C reaches it only through the pipe.
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  })
  const ended = once(keeper, "exit")
  async function stop(): Promise<void> {
    keeper.stdin?.end()
    await ended
  }
  try {
    await ready(keeper, readyLines)
  } catch (error) {
    await stop()
    throw error
  }
  return { directory, stop }
}

async function ready(keeper: ChildProcess, lines: readonly string[]): Promise<void> {
  if (!keeper.stderr) throw new Error("The server's messages cannot be read.")
  const said: string[] = []
  const awaited = new Set(lines)
  for await (const line of createInterface({ input: keeper.stderr })) {
    said.push(line)
    for (const one of awaited) if (line.includes(one)) awaited.delete(one)
    if (awaited.size === 0) {
      // Keeps reading, as the server would stop at a full pipe.
      keeper.stderr.resume()
      return
    }
    if (line.includes("FATAL") && !PRIMARY_IS_LATER.test(line)) break
  }
  throw new Error(`PostgreSQL did not start:\n${said.join("\n")}`)
}

/** The user to run PostgreSQL as: it refuses to run as root. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const name = ["postgres", "nobody"].find(isUser)
  if (!name) throw new Error("There is no user to run PostgreSQL as: it refuses to run as root.")
  return { uid: idOf("-u", name), gid: idOf("-g", name) }
}

function isUser(name: string): boolean {
  try {
    idOf("-u", name)
    return true
  } catch {
    return false
  }
}

function idOf(flag: "-u" | "-g", name: string): number {
  return Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }))
}

/** The version in a path such as /usr/lib/postgresql/15/bin. */
function version(folder: string): number {
  return Number(dirname(folder).split("/").at(-1))
}
