// How much memory the server takes while a large account is exported, as a ZIP, as one JSON, and to
// a slow client: the peak, less its memory before.
//   npm run bench:export -w @stylin/server [-- PHOTOS [BYTES OF EACH]]
import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { createClient } from "@stylin/api/client"
import { askForExport, register } from "@stylin/api/contract"
import type { Asked } from "./export-server.ts"

const MEGABYTE = 1_000_000
const photos = Number(process.argv[2] ?? 300)
const photoBytes = Number(process.argv[3] ?? MEGABYTE)
/** Long enough for memory from before to be given back. */
const REST_MS = 3000
const SLOW_PIECE_MS = 2
const SLOW_LIMIT_MS = 20_000

interface Memory {
  readonly rss: number
  readonly most: number
  readonly heldUpMs: number
}

const child = fork(join(import.meta.dirname, "export-server.ts"))
const [started]: { baseUrl: string }[] = await once(child, "message")
if (!started) throw new Error("The server did not start.")
const { baseUrl } = started
const body = { email: "ada@example.org", password: "long enough" }
const { access_token: token, user_id } = await createClient({ baseUrl }).call(register, { body })
const { call } = createClient({ baseUrl, getToken: () => token })
await tell({ accountId: user_id ?? "", photos, photoBytes })
say(`${photos} photos of ${photoBytes / MEGABYTE} MB`)

const zip = async () => fetch(new URL((await call(askForExport)).url, baseUrl))
const json = () =>
  fetch(`${baseUrl}/users/export`, { headers: { authorization: `Bearer ${token}` } })
for (let round = 1; round <= 3; round += 1) await measure(`ZIP, round ${round}`, zip)
await measure("JSON", json)
await measure("ZIP, taken slowly", zip, SLOW_PIECE_MS)
child.disconnect()

async function measure(name: string, ask: () => Promise<Response>, pieceMs = 0): Promise<void> {
  await sleep(REST_MS)
  const { rss: before } = await tell({})
  const start = performance.now()
  let bytes = 0
  const { body } = await ask()
  for await (const piece of body ?? []) {
    bytes += piece.length
    if (pieceMs > 0) await sleep(pieceMs)
    if (pieceMs > 0 && performance.now() - start > SLOW_LIMIT_MS) break
  }
  const took = performance.now() - start
  const { most, heldUpMs } = await tell({})
  say(
    [
      `${name}: ${Math.round(bytes / MEGABYTE)} MB in ${(took / 1000).toFixed(1)} s`,
      `${Math.round(before / MEGABYTE)} MB before`,
      `${Math.round((most - before) / MEGABYTE)} MB more at most`,
      `loop held up for ${Math.round(heldUpMs)} ms at most`,
    ].join(", "),
  )
}

async function tell(asked: Asked): Promise<Memory> {
  child.send(asked)
  const [answer]: Memory[] = await once(child, "message")
  if (!answer) throw new Error("The server did not answer.")
  return answer
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
