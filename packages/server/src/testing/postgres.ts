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

// Ends the server when this process closes the pipe, and also when it dies without doing so. Both
// signals: the shell has the server ignore INT until it is ready, and TERM alone would then wait
// for connections to end. Writing to the pipe of a dead process would end the keeper itself.
const KEEPER = `
programs=$1; directory=$2; shift 2
"$programs/initdb" -D "$directory/data" -U stylin --auth=trust --encoding=UTF8 --no-sync > /dev/null &&
  { "$programs/postgres" -D "$directory/data" "$@" & }
server=$!
exec 2> /dev/null
cat > /dev/null
kill -TERM $server; kill -INT $server; wait $server
rm -rf "$directory"`

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
  const directory = mkdtempSync(join(tmpdir(), "stylin-postgres-"))
  const user = unprivilegedUser()
  if (user) chownSync(directory, user.uid, user.gid)
  const settings = ["listen_addresses=", `unix_socket_directories=${directory}`, "fsync=off"]
  const options = settings.flatMap((setting) => ["-c", setting])
  const keeper = spawn("sh", ["-c", KEEPER, "keeper", programs, directory, ...options], {
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
    await ready(keeper)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://stylin@localhost/postgres?host=${encodeURIComponent(directory)}`, stop }
}

async function ready(keeper: ChildProcess): Promise<void> {
  if (!keeper.stderr) throw new Error("The server's messages cannot be read.")
  const said: string[] = []
  for await (const line of createInterface({ input: keeper.stderr })) {
    said.push(line)
    if (line.includes("database system is ready to accept connections")) {
      // Keeps reading, as the server would stop at a full pipe.
      keeper.stderr.resume()
      return
    }
    if (line.includes("FATAL")) break
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
