import { FEED_FILE_MAX_BYTES, type FeedState, type HeldFeed } from "@stylin/api/contract"
import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { server } from "../../state/operator/server.ts"
import { endSession, startSession } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { choose, enter, expectBlamed, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { noNetwork, refusal } from "../../testing/samples.ts"

const UNTOUCHED: FeedState = { source: null, is_under_way: false, problem: null }
const ADDRESS = "https://feeds.linen.example/?key=hush"
const SOURCE: FeedState["source"] = {
  ...{ host: "feeds.linen.example", every: "day" },
  next_at: "2026-11-25T03:00:00.000Z",
}
const PROBLEM = {
  failed_at: "2026-11-24T03:00:00.000Z",
  reason: "The file leaves out 7 of the 9 products on sale.",
  ...{ is_shrunk: true, is_file: false },
}

/** The server's feed "linen"; undefined if it has none. */
let linen: (FeedState & Pick<HeldFeed, "products">) | undefined
let calls: ReturnType<typeof fakeCalls>
/** The answer to a file that is sent, if it does not come at once. */
let sending: Promise<FeedState> | undefined
/** Ends the wait before the server is asked again how imports go. */
let lookAgain: () => void

beforeEach(async () => {
  endSession()
  linen = undefined
  sending = undefined
  vi.spyOn(console, "warn").mockImplementation(() => {})
  environment.wait = () =>
    new Promise((end) => {
      lookAgain = end
    })
  startSession({ email: "ann@example.com", token: "t" })
  const begin = (changes: Partial<FeedState> = {}): FeedState => {
    linen = { ...UNTOUCHED, products: 0, ...linen, ...changes, is_under_way: true }
    const { products, ...state } = linen
    return state
  }
  calls = fakeCalls({
    listAccounts: () => ({ accounts: [], total: 0, total_bytes: 0, usual_room_bytes: 0 }),
    listJobs: () => [],
    listFeeds: () => (linen ? [{ ...linen, feed: "linen", last_import: null }] : []),
    getServerSettings: () => ({ sign_up: "open" }),
    saveFeedSource: () => begin({ source: SOURCE, problem: null }),
    importFeedNow: () => begin(),
    importFeedFile: () => sending ?? begin(),
    removeFeedSource: () => ({ ok: true }),
  })
})

async function open() {
  await openApp("/operator")
  await screen.findByRole("list", { name: "Feeds" })
}
const row = () => screen.getByRole("list", { name: "Feeds" }).textContent
const asked = (wanted: string) => calls.findLast(({ name }) => name === wanted)?.input
const focused = () => document.activeElement?.textContent
/** Ends the import that is under way, and lets the app see it. */
async function end(changes: Partial<NonNullable<typeof linen>>): Promise<void> {
  linen = { ...UNTOUCHED, products: 9, ...linen, ...changes, is_under_way: false }
  await act(async () => lookAgain())
}

it("imports a feed from an address, watches it, takes it all the same, and stops", async () => {
  await open()
  await press("Add a feed by address")
  await enter("Name of the feed", "Linen")
  await enter("Its address", "http://feeds.linen.example/")
  await press("Add this feed")
  expectBlamed("Name of the feed")
  await enter("Name of the feed", "linen")
  await enter("Its address", ` ${ADDRESS} `)
  await press("Add this feed")
  expect(asked("saveFeedSource")).toEqual({
    body: { feed: "linen", every: "day", address: ADDRESS },
  })
  expect(row()).toBe(
    "linenImporting0 products on saleFrom feeds.linen.example, every day, next on 25 November at 03:00 UTCSend a fileChangeStop",
  )
  expect(focused()).toBe("Add a feed by address")

  await end({ products: 9, problem: PROBLEM })
  expect(row()).toContain(
    `linenFailed9 products on saleFrom feeds.linen.example, every day, next on 25 November at 03:00 UTCFailed on 24 November at 03:00 UTC: ${PROBLEM.reason}`,
  )
  await press("Import it anyway: linen")
  expect(asked("importFeedNow")).toEqual({ body: { feed: "linen", allow_shrink: true } })
  await end({ problem: null })
  await press("Change: linen")
  await press("Save")
  expect(asked("saveFeedSource")).toEqual({ body: { feed: "linen", every: "day" } })
  expect(focused()).toBe("Change")
  await end({})

  await press("Stop: linen")
  await press("Stop")
  expect(asked("removeFeedSource")).toEqual({ body: { feed: "linen" } })
  await waitFor(() => expect(focused()).toBe("Import by address"))
  expect(row()).toBe("linen9 products on saleSend a fileImport by address")
})

it("sends a feed's file once it is chosen, says why it is refused, and how far it is", async () => {
  const file = new File(["id"], "linen.tsv")
  const pick = (label: string, picked: File) =>
    act(async () => {
      fireEvent.change(screen.getByLabelText(label), { target: { files: [picked] } })
    })
  await open()
  await press("Add a feed by file")
  await press("Choose the file")
  expectBlamed("Name of the feed")
  await enter("Name of the feed", "linen")
  await press("Choose the file")
  const vast = new File(["id"], "vast.tsv")
  Object.defineProperty(vast, "size", { value: FEED_FILE_MAX_BYTES + 1 })
  await pick("The file of the feed", vast)
  await screen.findByText(/^A file can have up to 200 MB/)
  expect(asked("importFeedFile")).toBeUndefined()
  await pick("The file of the feed", file)
  const query = { feed: "linen", allow_shrink: "false" }
  expect(asked("importFeedFile")).toEqual({ query, files: [file] })
  expect(row()).toContain("linenImporting0 products")
  expect(focused()).toBe("Add a feed by file")

  await end({ products: 9, problem: { ...PROBLEM, is_file: true } })
  expect(row()).toContain("The file that was sent failed on 24 November at 03:00 UTC")
  expect(screen.queryByRole("button", { name: /anyway/ })).toBeNull()
  await press("Send a file: linen")
  expect(document.activeElement).toHaveProperty("type", "checkbox")
  await choose("Import it even if it leaves out more than half of what is on sale")
  await press("Choose the file")
  const answer = Promise.withResolvers<FeedState>()
  sending = answer.promise
  await pick("The file of linen", file)
  const { options } = calls.at(-1) ?? {}
  await act(async () => options?.onProgress?.({ loaded: 1, total: 4 }))
  const progress = screen.getByRole("progressbar", { name: "Sending the file" })
  expect(progress).toHaveProperty("value", 0.25)
  await act(async () => answer.reject(refusal(415, "files: The header has no column for price.")))
  await screen.findByText("The header has no column for price.")
  expect(screen.queryByRole("progressbar")).toBeNull()
})

it("keeps what was seen while the server is away, and asks again", async () => {
  linen = { ...UNTOUCHED, products: 9, is_under_way: true }
  await open()
  const answering = environment.call
  environment.call = () => Promise.reject(noNetwork())
  await end({ products: 10 })
  expect(row()).toContain("linenImporting9 products")
  environment.call = answering
  await end({})
  expect(row()).toBe("linen10 products on saleSend a fileImport by address")
  expect(server.seen?.feeds).toHaveLength(1)
})
