import type { Look } from "@stylin/api/contract"
import { act, screen } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { navigate } from "../../router/history.ts"
import { feed } from "../../state/feed/feed.ts"
import { endTips } from "../../state/feed/tips.ts"
import { dismissed } from "../../state/looks/dismissed.ts"
import { dismissSnackbar } from "../../state/shell/snackbar.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { recordEvents } from "../../testing/recordEvents.ts"
import { noNetwork, refusal, sampleLook, sampleLooks, unreachable } from "../../testing/samples.ts"

const ok = () => ({ ok: true as const })

beforeEach(() => {
  beMember()
  environment.wait = () => Promise.resolve()
  endTips()
  dismissSnackbar()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

/** The feed with looks, and the calls from then on. */
async function openFeed(answers: Parameters<typeof fakeCalls>[0], looks: Look[] = sampleLooks(5)) {
  const calls = fakeCalls({ getFeed: () => looks, ...answers })
  await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  return calls
}

const titles = () =>
  screen.getAllByRole("heading", { name: /^Look |^Not for you/ }).map((one) => one.textContent)
const shirt = (id: string, isYours = false) => ({
  item_id: id,
  name: `Shirt ${id}`,
  image_url: "/api/pictures/items/shirt.svg",
  section: "upper_body" as const,
  isYours,
})

describe("a look of the feed that is not for her", () => {
  it("goes with one press, is kept, and asks why in its place", async () => {
    const sent = await recordEvents()
    const calls = await openFeed({ dismissLook: ok })

    await press("Not for me: Look 2")

    const panel = await screen.findByRole("region", { name: "Not for you" })
    expect(document.activeElement).toBe(panel)
    screen.getByText("Look 2 will not come back.")
    expect(titles()).toEqual(["Look 1", "Not for you", "Look 3"])
    expect(calls.at(-1)).toMatchObject({ name: "dismissLook", input: { body: { look_id: "2" } } })

    await press("Too dressy")

    expect(calls.at(-1)?.input).toEqual({ body: { look_id: "2", reason: "too_dressy" } })
    expect(screen.getByText("Noted: plainer looks for work.").role).toBe("status")
    expect(screen.queryByRole("button", { name: "Colour" })).toBeNull()
    expect(document.activeElement).toBe(panel)
    expect(sent).toEqual(expect.arrayContaining(["Look Dismissed", "Dismissal Explained"]))
  })

  it("gives way to the next, which takes its place and the focus", async () => {
    await openFeed({ dismissLook: ok })
    await press("Not for me: Look 2")
    const next = await screen.findByRole("button", { name: "Show another look" })
    next.focus()

    await press("Show another look")

    expect(titles()).toEqual(["Look 1", "Look 4", "Look 3"])
    expect(document.activeElement?.closest("li")?.textContent).toContain("Look 4")
    expect(feed.looks.map(({ look_id }) => look_id)).toEqual(["1", "4", "3", "5"])
  })

  it("comes back with Undo, where the focus is again", async () => {
    const sent = await recordEvents()
    const calls = await openFeed({ dismissLook: ok, undoDismissal: ok })
    await press("Not for me: Look 2")
    await screen.findByText("What put you off?")

    await press("Undo")

    expect(titles()).toEqual(["Look 1", "Look 2", "Look 3"])
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Not for me: Look 2")
    expect(calls.at(-1)).toMatchObject({
      name: "undoDismissal",
      input: { query: { look_id: "2" } },
    })
    expect(dismissed.ids).toEqual([])
    expect(sent.at(-1)).toBe("Dismissal Undone")
  })

  it("for one piece asks which, and says what follows", async () => {
    const clothes = [[shirt("a")], [shirt("b", true)]]
    const calls = await openFeed({ dismissLook: ok }, [sampleLook("1", { clothes })])
    await press("Not for me: Look 1")
    await screen.findByText("What put you off?")

    await press("One piece")
    screen.getByText("Which piece?")
    await press("Shirt a")

    const body = { look_id: "1", reason: "piece", item_id: "a" }
    expect(calls.at(-1)?.input).toEqual({ body })
    screen.getByText("Noted: Shirt a will not come back.")
  })

  it("for its only piece need not ask which, and of what is all hers not about the price", async () => {
    const calls = await openFeed({ dismissLook: ok }, [
      sampleLook("1", { clothes: [[shirt("a", true)]] }),
    ])
    await press("Not for me: Look 1")
    await screen.findByText("What put you off?")
    expect(screen.queryByRole("button", { name: "Price" })).toBeNull()

    await press("One piece")

    expect(calls.at(-1)?.input).toMatchObject({ body: { reason: "piece", item_id: "a" } })
    screen.getByText("Noted: fewer looks like this with your Shirt a.")
  })

  it("stays, with the reason said, where it could not be kept", async () => {
    await openFeed({
      dismissLook: unreachable,
    })

    await press("Not for me: Look 2")

    expect((await screen.findByRole("alert")).textContent).toContain(
      "Not saved. We could not be reached. Please try again.",
    )
    expect(titles()).toEqual(["Look 1", "Look 2", "Look 3"])
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Not for me: Look 2")
    expect(dismissed.ids).toEqual([])
  })

  it("keeps the question where only the reason could not be kept", async () => {
    let isDown = false
    await openFeed({
      dismissLook: () => {
        if (isDown) throw noNetwork()
        return { ok: true }
      },
    })
    await press("Not for me: Look 2")
    await screen.findByText("What put you off?")
    isDown = true
    await press("Colour")
    await screen.findByText(/^Not saved\. We could not/)

    isDown = false
    await press("Colour")

    screen.getByText("Noted: fewer looks in these colours.")
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("may be one that the provider has let go of: its seal makes it known again", async () => {
    const known = new Set<string>()
    const calls = await openFeed(
      {
        dismissLook: ({ body }) => {
          if (!known.has(body.look_id)) throw refusal(404, "This look is no longer known.")
          return { ok: true }
        },
        restoreLook: ({ body }) => {
          known.add(body.look.look_id)
          return { ok: true }
        },
      },
      [sampleLook("1", { seal: "sealed" })],
    )

    await press("Not for me: Look 1")
    await screen.findByText("What put you off?")

    const about = calls.map(({ name }) => name).filter((name) => /Look$/.test(name))
    expect(about).toEqual(["dismissLook", "restoreLook", "dismissLook"])
  })

  it("does not come back with a reload, nor when she returns to the feed", async () => {
    await openFeed({ dismissLook: ok, getFavourites: () => [] })
    await press("Not for me: Look 1")
    await screen.findByText("What put you off?")
    window.dispatchEvent(new Event("pagehide"))
    vi.resetModules()
    const reloaded = await import("../../state/feed/feed.ts")
    expect(reloaded.feed.looks.map(({ look_id }) => look_id)).toEqual(["2", "3", "4", "5"])

    await act(async () => navigate("/favorites"))
    await arriveAt("Loved stylins")
    await act(async () => navigate("/feed"))
    await screen.findByRole("heading", { name: "Look 4" })
    expect(titles()).toEqual(["Look 4", "Look 2", "Look 3"])
  })

  it("goes in every tab, and in no tab for longer than it is dismissed", async () => {
    await openFeed({})
    const tell = (ids: string[]) =>
      act(async () => {
        localStorage.setItem("dismissed", JSON.stringify({ version: 1, value: ids }))
        window.dispatchEvent(new StorageEvent("storage", { key: "dismissed" }))
      })

    await tell(["2"])
    await screen.findByRole("region", { name: "Not for you" })
    expect(titles()).toEqual(["Look 1", "Not for you", "Look 3"])

    await tell([])
    expect(titles()).toEqual(["Look 1", "Look 2", "Look 3"])
  })

  it("is none that she loves", async () => {
    await openFeed({}, [sampleLook("1", { isFavorite: true })])

    expect(screen.queryByRole("button", { name: /Not for me/ })).toBeNull()
  })
})

it("is dismissed on its own screen as well, from where she goes back to the others", async () => {
  await openFeed({ dismissLook: ok })
  await press(/Open Look 2/)
  await arriveAt("Look 2")

  await press("Not for me")
  await arriveAt("Not for you")
  await press("Shape")
  screen.getByText("Noted: fewer looks of this shape.")

  await act(async () => {
    const popped = new Promise((resolve) => {
      window.addEventListener("popstate", resolve, { once: true })
    })
    screen.getByRole("button", { name: "Back to your looks" }).click()
    await popped
  })
  await arriveAt("Styled for you")
  expect(titles()).toEqual(["Look 1", "Look 4", "Look 3"])
})
