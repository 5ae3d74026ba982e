import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildApp } from "../app.ts"
import { startWork } from "../background/start-work.ts"
import { type Config, readConfig } from "../config.ts"
import { databaseFile } from "../database/data-directory.ts"
import { DEFAULT_LIMITS, type Limits } from "../limits/limits.ts"
import type { Message } from "../mail/mailer.ts"
import type { Network } from "../network/network.ts"
import type { ObjectStore } from "../objects/object-store.ts"
import type { Services } from "../services.ts"
import { createShopPhotos } from "../shop-photos/shop-photos.ts"
import { closeServices, type Log, openServices } from "../start.ts"
import { setOperator } from "../stores/accounts.ts"
import { createVision, type Vision } from "../vision/vision.ts"
import { noteQueries } from "./note-queries.ts"
import type { TestEngine } from "./stores.ts"
import { copySqlite } from "./templates.ts"

export interface TestServer {
  /** The API's base URL, with `/api` at the end. */
  baseUrl: string
  /** The server's services, for what no call can do. */
  services: Services
  /** Waits for the next verification code mailed to an address, and removes it from the mailbox. */
  mailbox(email: string): Promise<string>
  /** Waits for the next other mail to an address, and removes it; resolves to its subject. */
  news(email: string): Promise<string>
  /** Lets an account do what only operators may. */
  makeOperator(email: string): Promise<void>
  close(): Promise<void>
}

interface TestServerOptions {
  limits?: Partial<Limits>
  config?: Partial<Config>
  /** Replaces or wraps the object store. */
  wrapObjects?: (objects: ObjectStore) => ObjectStore
  /** Replaces or wraps the reader of photos. */
  wrapVision?: (vision: Vision) => Vision
  /** Where shops' photographs and feeds are fetched from, without a pause; the internet if left out. */
  network?: Network
  /** The engine of its store; SQLite if left out. */
  engine?: TestEngine
  /** Milliseconds since 1970; the real time if left out. */
  clock?: () => number
  /** Receives errors; standard error if left out. */
  log?: Log
}

const LOUD_ONLY: Log = {
  info: () => {},
  warn: (details, line) => process.stderr.write(`${line} ${JSON.stringify(details)}\n`),
  error: (details, line) => process.stderr.write(`${line} ${JSON.stringify(details)}\n`),
}

/** Tests run on busy machines, where no call should be turned away that none of them means to be. */
const UNHURRIED = { eventLoopDelayMs: 0, soonMs: 0, composingWaitMs: 60_000, composingThreads: 1 }

/** Starting the thread that reads photos takes longer than reading one. */
const sharedVision: Vision = { ...createVision(), close: async () => {} }

/** A real server on a free port, over its own store in a temporary folder. */
export async function startTestServer({
  limits,
  config: settings,
  wrapObjects = (objects) => objects,
  wrapVision = (vision) => vision,
  network,
  engine,
  clock = Date.now,
  log = LOUD_ONLY,
}: TestServerOptions = {}): Promise<TestServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "stylin-test-"))
  // The embedded store lies in the data directory.
  const place = engine?.name === "PostgreSQL" ? await engine.makeLocation("demo") : undefined
  if (!place) await copySqlite("demo", databaseFile(dataDirectory))
  const read = readConfig({ DATA_DIR: dataDirectory, PORT: "0" })
  const databaseUrl = place?.location.kind === "postgres" ? place.location.url : undefined
  const config = { ...read, databaseUrl, ...settings }
  const opened = await openServices({
    config,
    limits: { ...DEFAULT_LIMITS, ...UNHURRIED, ...limits },
    log,
    clock,
    watch: noteQueries(),
  })
  const post = createMailbox()
  const services = {
    ...opened,
    objects: wrapObjects(opened.objects),
    vision: wrapVision(sharedVision),
    mailer: { send: post.deliver },
    ...(network && {
      feedNetwork: network,
      shopPhotos: createShopPhotos({ hosts: config.shopPhotoHosts, network, gapMs: 0, clock }),
    }),
  }
  const app = await buildApp(services)
  const work = startWork(services, log)
  const address = await app.listen({ host: "127.0.0.1", port: 0 })
  return {
    baseUrl: `${address}/api`,
    services,
    mailbox: post.codeFor,
    news: post.newsFor,
    async makeOperator(email) {
      await setOperator(services.database.queries, email, true)
    },
    async close() {
      await app.close()
      await work.stop()
      await closeServices(services)
      await rm(dataDirectory, { recursive: true, force: true })
      await place?.remove()
    },
  }
}

function createMailbox() {
  const messages: Message[] = []
  const waiting = new Set<() => void>()

  /** Waits for a message to an address in which something is found. */
  function take(email: string, find: (message: Message) => string | undefined): Promise<string> {
    return new Promise((resolve) => {
      function look(): void {
        const index = messages.findIndex((message) => message.to === email && find(message))
        const [message] = index < 0 ? [] : messages.splice(index, 1)
        if (!message) return
        waiting.delete(look)
        resolve(find(message) ?? "")
      }
      waiting.add(look)
      look()
    })
  }

  const codeIn = ({ text }: Message) => /\b\d{8}\b/.exec(text)?.[0]
  return {
    async deliver(message: Message) {
      messages.push(message)
      for (const look of waiting) look()
    },
    codeFor: (email: string) => take(email, codeIn),
    newsFor: (email: string) =>
      take(email, (message) => (codeIn(message) ? undefined : message.subject)),
  }
}
