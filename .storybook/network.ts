import { OPERATIONS } from "@stylin/api/contract"
import {
  createHandlers,
  createProvider,
  createScript,
  type Mocks,
  readPicturePath,
} from "@stylin/api/mocks"
import { drawFlat, drawLook } from "@stylin/drawing"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import { setupWorker } from "msw/browser"
import { http } from "msw/http"

/** As the server draws: the card behind a drawing has the theme's ground. */
const CLEAR = { ground: null }

/**
 * A story's provider, for its `beforeEach` to seed. The script is for what goes wrong only for a while; what does so for
 * good is said in the story's `parameters.msw`.
 */
export interface StoryMocks extends Pick<Mocks, "provider" | "script"> {
  /** Answers at once what the script still delays; for a story that would leave a lock held. */
  release(): void
}

declare module "storybook/internal/csf" {
  interface StoryContext {
    mocks: StoryMocks
  }
}

/** Where the stories' API begins. */
export const BASE = "/api"

/** Stories happen on this day, so that their pictures do not change with the calendar. */
export const TODAY = Date.UTC(2026, 10, 20, 9)

const CALLS = new Set(
  Object.values(OPERATIONS).map(({ method, path }) => `${method} ${BASE}${path}`),
)

const unmocked: string[] = []

/** The calls without a mock since this was last asked. */
export const takeUnmockedCalls = (): string[] => unmocked.splice(0)

/** Notes calls that the contract does not have, and lets the next handler answer. */
const watch = http.all(`${BASE}/*`, ({ request }) => {
  const { pathname } = new URL(request.url)
  const call = `${request.method} ${pathname}`
  if (!CALLS.has(call) && !pathname.startsWith(`${BASE}/pictures/`)) unmocked.push(call)
})

/** Stories show clothes as the server draws them, not in the mocks' outlines. */
const pictures = http.get(`${BASE}/pictures/*`, ({ request }) => {
  const path = new URL(request.url).pathname.slice(`${BASE}/pictures/`.length)
  const picture = readPicturePath(path)
  if (!picture) return undefined
  const garments = picture.garments.map(
    ({ kind, hex }): GarmentWords => ({ kind, colours: [{ colour: `#${hex}` }] }),
  )
  const [first] = garments
  // One garment laid out is that garment: a figure would wear nothing else.
  const isAlone = picture.of !== "look" && garments.length === 1
  const svg =
    isAlone && first ? drawFlat(first, CLEAR) : drawLook({ figure: {}, garments, ...CLEAR })
  return new Response(svg, { headers: { "content-type": "image/svg+xml" } })
})

/**
 * Starts the worker between the stories and the network. It always draws pictures: a screen that is being left asks
 * for some after its handlers are gone, and one that is refused then is missing from the story that comes next, too.
 */
export async function startWorker() {
  const worker = setupWorker(watch, pictures)
  await worker.start({
    quiet: true,
    serviceWorker: { url: "./mockServiceWorker.js" },
    onUnhandledFrame: "bypass",
  })
  return worker
}

/**
 * Answers a story's calls from its own provider, always in the same state. Handlers that the story
 * names in `parameters.msw` come first.
 */
export function mockProvider(worker: ReturnType<typeof setupWorker>): StoryMocks {
  const provider = createProvider({ seed: 1, now: () => TODAY })
  const script = createScript()
  const held = new AbortController()
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms)
      held.signal.addEventListener("abort", () => resolve())
    })
  // The story's handlers and the worker's: whoever is used last would come before them.
  const own = worker.listHandlers()
  worker.use(...own, ...createHandlers({ baseUrl: BASE, provider, script, wait }))
  return { provider, script, release: () => held.abort() }
}
