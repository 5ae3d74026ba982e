import { type ClothingItem, UNLISTED_BRAND } from "@stylin/api/contract"
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { Profiler } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { signs } from "../state/looks/signs.ts"
import { endSession } from "../state/session/auth.ts"
import { fakeBrowser } from "../testing/browser.ts"
import { fakeCalls } from "../testing/fakeCalls.ts"
import { recordEvents } from "../testing/recordEvents.ts"
import { refusal, sampleLook, sampleLooks, unreachable } from "../testing/samples.ts"
import { LookView } from "./LookView.tsx"

beforeEach(() => {
  endSession()
  fakeBrowser()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it("rerenders a look only when its own heart changes", async () => {
  fakeCalls({ addFavourite: () => ({ ok: true }) })
  const renders = new Map<string, number>()
  render(
    sampleLooks(3).map((look) => (
      <Profiler
        key={look.look_id}
        id={look.look_id}
        onRender={(id) => void renders.set(id, (renders.get(id) ?? 0) + 1)}
      >
        <LookView look={look} />
      </Profiler>
    )),
  )
  expect([...renders.values()]).toEqual([1, 1, 1])
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: /Look 2/, pressed: false }))
  })
  expect([renders.get("1"), renders.get("3")]).toEqual([1, 1])
  expect(screen.getByRole("button", { name: /Look 2/, pressed: true })).toBeDefined()
})

it("does not draw its garments again for its heart", async () => {
  fakeCalls({ addFavourite: () => ({ ok: true }) })
  const look = sampleLook("1")
  const garments = vi.fn(() => "/a.svg")
  // Not enumerable, so that keeping the look does not count.
  for (const piece of look.clothes.flat()) {
    Object.defineProperty(piece, "image_url", { get: garments, enumerable: false })
  }
  render(<LookView look={look} />)
  const before = garments.mock.calls.length
  expect(before).toBeGreaterThan(0)
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: /Favourite/ })))
  expect(screen.getByRole("button", { name: /Favourite/, pressed: true })).toBeDefined()
  expect(garments).toHaveBeenCalledTimes(before)
})

it("says on the look that its heart was not saved, until it is", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  fakeCalls({
    addFavourite: () => {
      throw refusal(500, "There is a lot to do just now.")
    },
  })
  render(sampleLooks(2).map((look) => <LookView key={look.look_id} look={look} />))
  const heart = screen.getByRole("button", { name: "Favourite Look 2" })
  const press = () => act(async () => void fireEvent.click(heart))
  await press()
  expect(screen.getByRole("alert").textContent).toBe("Not saved. There is a lot to do just now.")
  expect(heart.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id)
  expect(heart.ariaPressed).toBe("false")
  fakeCalls({ addFavourite: () => ({ ok: true }) })
  await press()
  expect(screen.queryByRole("alert")).toBeNull()
  expect(heart.ariaPressed).toBe("true")
})

it("gives reasons, and links to what can be bought", () => {
  render(
    <LookView
      look={sampleLook("1", {
        rec_description: {
          title: "Quiet linen",
          paragraphs: [{ label: "Color Type", text: "Sand suits a soft autumn." }],
        },
        clothes: sampleLook("1").clothes.map((slot) =>
          slot.map((item) => ({ ...item, image_path: "https://shop.example/shirt" })),
        ),
      })}
    />,
  )
  expect(screen.getByText("Sand suits a soft autumn.")).toBeDefined()
  const link = screen.getByRole("link", { name: /Linen shirt/ })
  expect(link.getAttribute("href")).toBe("https://shop.example/shirt")
  expect(link.getAttribute("rel")).toBe("sponsored noopener noreferrer")
})

const FIRST: ClothingItem = {
  item_id: "shirt",
  name: "Linen shirt",
  brand: "Maren",
  price: 49.99,
  image_url: "/api/pictures/items/shirt.svg",
  section: "upper_body",
  isYours: false,
}
const slot = (...ids: string[]) =>
  ids.map((id) => ({
    ...FIRST,
    item_id: id,
    name: `Shirt ${id}`,
    image_path: `https://shop.example/${id}`,
  }))

it("lists everything that can be bought for the look", async () => {
  const owned = { ...FIRST, item_id: "own", name: "Own shirt", isYours: true }
  render(<LookView look={sampleLook("1", { clothes: [slot("a", "b"), [owned], slot("c")] })} />)
  fireEvent.click(screen.getByRole("button", { name: "More picks" }))
  const modal = await screen.findByRole("dialog", { name: "More shopping recs for this stylin" })
  const links = [...modal.querySelectorAll("a")].map((link) => link.href)
  expect(links).toEqual(["a", "b", "c"].map((id) => `https://shop.example/${id}`))
  fireEvent.click(within(modal).getByRole("button", { name: "Awesome" }))
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("offers no picks for a look of only her own clothes", () => {
  render(<LookView look={sampleLook("1", { clothes: [[{ ...FIRST, isYours: true }]] })} />)
  expect(screen.queryByRole("button", { name: "More picks" })).toBeNull()
  expect(screen.getByText("Your item")).toBeDefined()
  expect(screen.queryByText("£49.99")).toBeNull()
})

it("shows no price for an item without a known brand", () => {
  const unlisted = { ...FIRST, brand: UNLISTED_BRAND }
  render(<LookView look={sampleLook("1", { clothes: [[unlisted]] })} />)
  expect(screen.getByText("Unlisted")).toBeDefined()
  expect(screen.queryByText("£49.99")).toBeNull()
})

it("shows the next alternative after two and a half seconds", async () => {
  fakeCalls({ changeLook: unreachable })
  vi.useFakeTimers()
  render(<LookView look={sampleLook("1", { clothes: [slot("a", "b")] })} />)
  fireEvent.click(screen.getByRole("button", { name: "Show another option for Shirt a" }))
  act(() => void vi.advanceTimersByTime(2499))
  expect(screen.getByText("Shirt a")).toBeDefined()
  await act(async () => void vi.advanceTimersByTime(1))
  expect(screen.getByText("Shirt b")).toBeDefined()
  vi.useRealTimers()
})

it("removes a garment's picture that fails to load, and keeps its words", () => {
  const { container } = render(<LookView look={sampleLook("1")} />)
  const picture = container.querySelector("[data-part='picture'] img")
  if (!picture) throw new Error("There is no picture of a garment.")
  fireEvent.error(picture)
  expect(container.querySelector("[data-part='picture'] img")).toBeNull()
  expect(screen.getByText("Linen shirt")).toBeDefined()
})

it("counts links followed, alternatives shown and picks opened, by the item in sight", async () => {
  fakeCalls({ changeLook: unreachable })
  vi.useFakeTimers()
  const sent = await recordEvents()
  render(<LookView look={sampleLook("1", { clothes: [slot("a", "b")] })} />)
  fireEvent.click(screen.getByRole("button", { name: "Show another option for Shirt a" }))
  await act(async () => void vi.advanceTimersByTime(2500))
  fireEvent.click(screen.getByRole("link", { name: "Shirt b" }))
  fireEvent.click(screen.getByRole("button", { name: "More picks" }))
  expect(sent).toEqual(["Alternative Shown", "Item Followed", "More Picks Opened"])
  vi.useRealTimers()
})

it("notes what is passed by and followed, for the looks to come", async () => {
  fakeCalls({ changeLook: unreachable })
  render(<LookView look={sampleLook("1", { clothes: [slot("a", "b")] })} />)
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole("button", { name: "Show another option for Shirt a" }))
  await act(async () => void vi.advanceTimersByTime(2500))
  vi.useRealTimers()
  fireEvent.click(screen.getByRole("link", { name: "Shirt b" }))

  await expect
    .poll(() => signs.waiting)
    .toEqual([
      { sign: "passed", item_id: "a", look_id: "1" },
      { sign: "followed", item_id: "b", look_id: "1" },
    ])
})

it("shows her own photo of a garment large, and of others none", async () => {
  const owned = { ...FIRST, name: "Shirt a", isYours: true }
  const hers = { ...owned, item_id: "a", image_url: "/api/pictures/photos/a?signature=s" }
  const drawn = { ...owned, item_id: "b" }
  render(<LookView look={sampleLook("1", { clothes: [[hers], [drawn]] })} />)

  fireEvent.click(screen.getByRole("button", { name: "Show your photo of Shirt a" }))

  const photo = await screen.findByRole("img", { name: "Your photo of Shirt a" })
  expect(photo.getAttribute("src")).toContain("/pictures/photos/a")
  expect(screen.getAllByRole("button", { name: /Show your photo/, hidden: true })).toHaveLength(1)
})

it("shows the shop's photo of a garment large", async () => {
  const image_url = "/api/pictures/flats/shirt.webp?colours=ffffff&shop=id&photo=stamp&v=1"
  const bought = { ...FIRST, name: "Shirt a", item_id: "a", image_url }
  render(<LookView look={sampleLook("1", { clothes: [[bought]] })} />)

  fireEvent.click(screen.getByRole("button", { name: "Show the shop's photo of Shirt a" }))

  const photo = await screen.findByRole("img", { name: "The shop's photo of Shirt a" })
  expect(photo.getAttribute("src")).toContain("photo=stamp")
  expect(new URL(photo.getAttribute("src") ?? "").searchParams.has("w")).toBe(false)
})
