import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { feed } from "../../state/feed/feed.ts"
import { endTips } from "../../state/feed/tips.ts"
import { dismissSnackbar, snackbar } from "../../state/shell/snackbar.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { refusal, sampleLook, unreachable } from "../../testing/samples.ts"

const ok = () => ({ ok: true as const })
const DAY = "2026-11-23"
const NOW = new Date(2026, 10, 23, 23, 30)
const SAID_AT = NOW.toISOString()

/** A look with one of her garments. */
const hers = (id: string, item_id: string) => {
  const look = sampleLook(id, { seal: `seal-${id}` })
  const clothes = look.clothes.map((listed) =>
    listed.map((item) => ({ ...item, item_id, isYours: true })),
  )
  return { ...look, clothes }
}
const LOOKS = [
  hers("1", "shirt"),
  sampleLook("2"),
  sampleLook("3"),
  hers("4", "shirt"),
  hers("5", "skirt"),
]

beforeEach(() => {
  beMember()
  environment.wait = () => new Promise(() => {})
  environment.now = () => NOW.getTime()
  endTips()
  dismissSnackbar()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

async function openFeed(answers: Parameters<typeof fakeCalls>[0]) {
  const calls = fakeCalls({ getFeed: () => LOOKS, ...answers })
  await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  return calls
}
const told = (calls: ReturnType<typeof fakeCalls>) =>
  calls.flatMap(({ name, input }) => (/Worn$/.test(name) ? [{ name, input }] : []))
const WORN = "Worn today: Look 1"
const WEAR = "Wear today: Look 1"

it("is said in one press, by her own clock, and taken back in place", async () => {
  const calls = await openFeed({ addWorn: ok, removeWorn: ok })
  expect(screen.queryByRole("button", { name: "Wear today: Look 2" })).toBeNull()

  await press(WEAR)
  await screen.findByRole("button", { name: WORN })
  expect(snackbar.message?.text).toBe("Worn today. Your feed leaves it out for a few days.")
  await press("Undo")

  await screen.findByRole("button", { name: WEAR })
  const body = { day: DAY, look_id: "1", said_at: SAID_AT }
  await vi.waitFor(() =>
    expect(told(calls)).toEqual([
      { name: "addWorn", input: { body } },
      { name: "removeWorn", input: { body } },
    ]),
  )
})

it("steps what she wore back among the looks to come", async () => {
  await openFeed({ addWorn: ok })

  await press(WEAR)

  await screen.findByRole("button", { name: WORN })
  expect(feed.looks.map(({ look_id }) => look_id)).toEqual(["1", "2", "3", "5", "4"])
  // It can still be opened: history takes no proxies.
  expect(() => structuredClone(feed.looks)).not.toThrow()
})

it("is kept offline, and sent once the provider is reached", async () => {
  await openFeed({ addWorn: unreachable })
  await press(WEAR)
  await screen.findByRole("button", { name: WORN })

  const calls = fakeCalls({ addWorn: ok })
  const { sendWorn } = await import("../../state/wearing/worn.ts")
  await sendWorn()

  expect(told(calls)).toEqual([
    { name: "addWorn", input: { body: { day: DAY, look_id: "1", said_at: SAID_AT } } },
  ])
  expect(localStorage.getItem("worn")).toBeNull()
})

it("brings a look that the provider has dropped along", async () => {
  let isKnown = false
  const calls = await openFeed({
    addWorn: () => {
      if (!isKnown) throw refusal(404, "This look is no longer known.")
      return ok()
    },
    restoreLook: () => {
      isKnown = true
      return ok()
    },
  })

  await press(WEAR)

  await vi.waitFor(() => expect(told(calls)).toHaveLength(2))
  expect(calls.map(({ name }) => name)).toContain("restoreLook")
})
