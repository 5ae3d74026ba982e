// How much other people's photos delay hers: the time hers takes behind two that are costly to
// decode, and her login while a screen of small pictures is fetched, each against the same with
// nothing else to do. Both run in turns, so that other load on the machine affects both.
//
// npm run bench:costly -w @stylin/server
import { performance } from "node:perf_hooks"
import { type Client, createClient } from "@stylin/api/client"
import { login, parsePhotos, register } from "@stylin/api/contract"
import { startShipped } from "../../../tests/load/shipped.ts"
import { keptPhoto } from "../src/photos/arrivals.ts"
import { drawPhoto } from "../src/vision/testing/draw-photo.ts"
import { bomb, COSTLY } from "./bombs.ts"

const ROUNDS = 5
/** Per sort; more of them in so short a time would be refused. */
const LOGINS = 8
const PICTURES = 16
const PASSWORD = "long enough"
const HEAD_START_MS = 100

const server = await startShipped(50, 1)
const { baseUrl } = server

const photo = await drawPhoto({ kind: "t_shirt", colours: [{ colour: "navy" }] })
const [ada, eve] = [await signUp("ada"), await signUp("eve")]
const read = () => ada.call(parsePhotos, { files: [blobOf(photo)] }, { timeoutMs: 300_000 })
const items = await read()

let costliest = { name: "", bytes: new Uint8Array(), took: 0 }
for (const [name, make] of Object.entries(COSTLY)) {
  const bytes = new Uint8Array(await make())
  const before = process.cpuUsage()
  await keptPhoto(bytes)
  const { user, system } = process.cpuUsage(before)
  const took = (user + system) / 1000
  if (took > costliest.took) costliest = { name, bytes, took }
  say(`${name}: ${Math.round(took)} ms of processor to let in, ${bytes.length} bytes`)
}

const refused = await bomb()
const alone: number[] = []
const behind: Record<string, number[]> = { refused: [], costliest: [] }
for (let round = 0; round < ROUNDS; round += 1) {
  alone.push(await timed(read))
  for (const [name, bytes] of Object.entries({ refused, costliest: costliest.bytes })) {
    // Handled from the start, because a refusal may arrive while hers is still being read.
    const others = Promise.allSettled(
      [1, 2].map(() => eve.call(parsePhotos, { files: [blobOf(bytes)] }, { timeoutMs: 300_000 })),
    )
    await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS))
    behind[name]?.push(await timed(read))
    await others
  }
}
say(`her photo alone: ${told(alone)}`)
say(`behind two that are refused: ${told(behind.refused ?? [])}`)
say(`behind two of ${costliest.name}: ${told(behind.costliest ?? [])}`)

const address = new URL(`${items[0]?.image_path}&size=small`, baseUrl)
const [idle, busy]: number[][] = [[], []]
for (let round = 0; round < LOGINS; round += 1) {
  idle?.push(await timed(signIn))
  const pictures = Array.from({ length: PICTURES }, () => fetch(address))
  busy?.push(await timed(signIn))
  for (const picture of await Promise.all(pictures)) await picture.arrayBuffer()
}
say(`her login: ${told(idle ?? [])}`)
say(`during ${PICTURES} small pictures: ${told(busy ?? [])}`)
await server.stop()

async function signUp(name: string): Promise<{ call: Client["call"] }> {
  const body = { email: `${name}@example.org`, password: PASSWORD }
  const { access_token } = await createClient({ baseUrl }).call(register, { body })
  return createClient({ baseUrl, getToken: () => access_token })
}

function signIn() {
  const body = { email: "ada@example.org", password: PASSWORD }
  return createClient({ baseUrl }).call(login, { body })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function told(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const [middle = 0, last = 0] = [sorted[sorted.length >> 1], sorted.at(-1)]
  return `${Math.round(middle)} ms (median of ${times.length}), ${Math.round(last)} ms at most`
}

function blobOf(bytes: Uint8Array): Blob {
  return new Blob([new Uint8Array(bytes)])
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
