import type { HeldAccount, HeldFeed, HeldJobs } from "@stylin/api/contract"
import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { endSession, startSession } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, choose, enter, expectBlamed, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { noNetwork, refusal } from "../../testing/samples.ts"

const ANN: HeldAccount = {
  ...{ account_id: "a1", email: "ann@example.com", is_operator: true },
  ...{ created: "2026-03-02", last_seen: "2026-11-23" },
  ...{ items: 1, photos: 1204, photo_bytes: 45 * 1024 ** 2, room_bytes: null },
}
const BEA: HeldAccount = {
  ...{ account_id: "a2", email: "bea@example.com", is_operator: false },
  ...{ created: "2026-11-01", last_seen: null },
  ...{ items: 0, photos: 0, photo_bytes: 0, room_bytes: 5 * 1024 ** 2 },
}
const BYTES = { total_bytes: 3.2 * 1024 ** 3, usual_room_bytes: 1024 ** 3 }
const JOBS: HeldJobs[] = [
  { kind: "read-photo", waiting: 3, running: 1, later: 0, failed: 0, problem: null },
  { kind: "reset-mail", waiting: 0, running: 0, later: 1, failed: 1, problem: "no mail server" },
]
const UNTOUCHED = { source: null, is_under_way: false, problem: null }
const FEEDS: HeldFeed[] = [
  {
    ...{ ...UNTOUCHED, feed: "shop", products: 1 },
    last_import: {
      read_at: "2026-11-22T04:00:00.000Z",
      ...{ rows: 8, added: 1, changed: 4, repriced: 3, unchanged: 0 },
      ...{ withdrawn: 2, rejected: 3 },
      is_cut_off: true,
      reasons: [{ reason: "price: must be in GBP, not EUR", rows: 3, line: 2, id: "x-1" }],
    },
  },
  { ...UNTOUCHED, feed: "demo", products: 320, last_import: null },
]
const WORKS: Parameters<typeof fakeCalls>[0] = {
  listAccounts: ({ query }) =>
    query?.search
      ? { accounts: [BEA], total: 1, ...BYTES }
      : { accounts: [ANN, BEA], total: 120, ...BYTES },
  listJobs: () => JOBS,
  listFeeds: () => FEEDS,
  getServerSettings: () => ({ sign_up: "open" }),
}

beforeEach(() => {
  endSession()
  vi.spyOn(console, "warn").mockImplementation(() => {})
  startSession({ email: "ann@example.com", token: "t" })
})

async function open() {
  await openApp("/operator")
  await arriveAt("Your server")
  await screen.findByRole("list", { name: "Accounts" })
}
const rowsOf = (name: string) =>
  [...screen.getByRole("list", { name }).children].map(({ textContent }) => textContent)

it("shows accounts with what they hold, jobs, and feeds with their rejected rows", async () => {
  fakeCalls(WORKS)
  await open()

  expect(screen.getByText("120 accounts. The photos of all accounts take 3.2 GB.")).toBeDefined()
  expect(rowsOf("Accounts")).toEqual([
    "ann@example.comOperator1 item, 1,204 photos, 45 MB of 1 GBSince 2 March 2026, last used 23 November 2026RoomReset link",
    "bea@example.com0 items, 0 photos, 0 MB of 5 MBSince 1 November 2026, not signed inRoomReset link",
  ])
  expect(rowsOf("Jobs")).toEqual([
    "Photos of clothes to read3 waiting, 1 running, 0 later",
    "Emails with a code1 failed before0 waiting, 0 running, 1 laterno mail server",
  ])
  expect(rowsOf("Feeds")[0]).toBe(
    "shop3 rows rejectedCut off1 product on saleImported on 22 November at 04:00 UTC: 8 rows, 1\u00a0new, 4\u00a0(3\u00a0in\u00a0price)\u00a0changed, 2\u00a0gone" +
      "Why rows were rejectedprice: must be in GBP, not EUR3 rows, first in line 2 (x-1)" +
      "Its last row is broken, so nothing was withdrawn.Send a fileImport by address",
  )
  expect(rowsOf("Feeds")[1]).toBe("demo320 products on sale, drawn for the demo")
})

it("turns pages and finds accounts by email, and keeps what is shown where that fails", async () => {
  let isDown = false
  const calls = fakeCalls({
    ...WORKS,
    listAccounts: (input, options) => {
      if (isDown) throw noNetwork()
      return WORKS.listAccounts?.(input, options) ?? { accounts: [], total: 0, ...BYTES }
    },
  })
  const asked = () => calls.findLast(({ name }) => name === "listAccounts")?.input
  await open()
  await press("Older")
  expect(asked()).toEqual({ query: { page: 1 } })
  await screen.findByText("Page 2 of 3")

  await enter("Find by email", " bea ")
  screen.getByLabelText<HTMLInputElement>("Find by email").form?.requestSubmit()
  await screen.findByText(/^1 account with “bea”/)
  expect(asked()).toEqual({ query: { search: "bea", page: 0 } })
  expect(rowsOf("Accounts")).toHaveLength(1)

  isDown = true
  screen.getByLabelText<HTMLInputElement>("Find by email").form?.requestSubmit()
  await screen.findByText("Accounts could not be fetched")
  isDown = false
  await press("Try again")
  await waitFor(() => expect(screen.queryByText("Accounts could not be fetched")).toBeNull())
})

it("sets who may sign up, and shows invitations and reset links once, to be copied", async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("no"))
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  const calls = fakeCalls({
    ...WORKS,
    setServerSettings: ({ body }) => body,
    makeInvitation: () => ({ path: "/onboarding/1#invitation=x", ends_at: "2026-12-07T00:00:00Z" }),
    makeResetLink: () => ({ path: "/auth/forgot#code=1", ends_at: "2026-11-24T00:00:00Z" }),
  })
  await open()
  await choose("By invitation only")
  expect(calls.at(-1)?.input).toEqual({ body: { sign_up: "invited" } })
  await waitFor(() =>
    expect(screen.getByLabelText("By invitation only")).toHaveProperty("checked", true),
  )

  await press("Make an invitation")
  const invitation = await screen.findByLabelText<HTMLInputElement>("Invitation")
  expect(invitation.value).toBe(`${location.origin}/onboarding/1#invitation=x`)
  expect(document.activeElement).toBe(invitation)
  expect(screen.getByText(/until 7 December 2026, and is shown only now/)).toBeDefined()
  await press("Copy the link")
  expect(writeText).toHaveBeenCalledWith(invitation.value)
  await screen.findByText("Copied.")

  await press("Make a reset link: bea@example.com")
  expect(calls.at(-1)?.input).toEqual({ body: { account_id: "a2" } })
  const list = within(screen.getByRole("list", { name: "Accounts" }))
  await list.findByLabelText("Link to a new password for bea@example.com")
  await list.findByRole("button", { name: "Copy the link" }).then((button) => button.click())
  await list.findByText(/Your browser does not let us copy/)
})

it("sets how much room an account's photos have, and the usual again", async () => {
  const calls = fakeCalls({ ...WORKS, setRoom: () => ({ ok: true }) })
  const label = "Room for the photos of bea@example.com, in MB"
  const set = async (room: string) => {
    await press("Room for photos: bea@example.com")
    await enter(label, room)
    await press("Save room")
  }
  await open()
  await set("a lot")
  expectBlamed(label)
  expect(calls.some(({ name }) => name === "setRoom")).toBe(false)
  await enter(label, "20")
  await press("Save room")
  expect(calls.at(-1)?.input).toEqual({ body: { account_id: "a2", room_bytes: 20 * 1024 ** 2 } })
  await screen.findByText("0 items, 0 photos, 0 MB of 20 MB")
  expect(screen.queryByLabelText(label)).toBeNull()

  await set("")
  expect(calls.at(-1)?.input).toEqual({ body: { account_id: "a2", room_bytes: null } })
  await screen.findByText("0 items, 0 photos, 0 MB of 1 GB")
})

it("is refused to everybody else, with a way on", async () => {
  const refused = () => {
    throw refusal(403, "This is for operators of the server.")
  }
  fakeCalls({ listJobs: refused, listFeeds: refused, getServerSettings: refused })
  await openApp("/operator")
  await arriveAt("Only for operators")
  expect(screen.getByRole("button", { name: "Go to your feed" })).toBeDefined()
  expect(screen.queryByText("Accounts")).toBeNull()
})

it("can be asked again after a failure", async () => {
  let failures = 1
  fakeCalls({
    ...WORKS,
    listJobs: () => {
      failures -= 1
      if (failures >= 0) throw noNetwork()
      return []
    },
  })
  await openApp("/operator")
  await screen.findByText("Your server did not answer")
  await press("Try again")
  await screen.findByText("Everything is done.")
})
