import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { createRef } from "react"
import { afterEach, expect, it } from "vitest"
import { LookCard } from "./LookCard.tsx"

afterEach(cleanup)

it("gives refs to the parts that tips can point at", () => {
  const partRefs = {
    photo: createRef<HTMLDivElement>(),
    heart: createRef<HTMLButtonElement>(),
    actions: createRef<HTMLDivElement>(),
  }
  render(
    <LookCard
      photo="/look.webp"
      photoAlt="A trench coat"
      title="Trench"
      favourite={false}
      onFavouriteChange={() => undefined}
      onMorePicks={() => undefined}
      partRefs={partRefs}
    />,
  )

  expect(partRefs.photo.current?.contains(screen.getByRole("img"))).toBe(true)
  expect(partRefs.heart.current).toBe(screen.getByRole("button", { name: "Favourite Trench" }))
  expect(partRefs.actions.current).toBe(
    screen.getByRole("button", { name: "More picks" }).parentElement,
  )
})

it("says in which language its name and its reasons are, and nothing else", () => {
  const { container } = render(
    <LookCard
      photo="/look.webp"
      photoAlt="Trench"
      title="Rainy day"
      contentLang="en"
      reasons={[{ label: "Anlass", text: "Made for rain." }]}
    />,
  )
  const marked = [...container.querySelectorAll("[lang=en]")].map(({ textContent }) => textContent)
  expect(marked).toEqual(["Rainy day", "Made for rain."])
})

const card = (photo: string, photoAlt: string) => (
  <LookCard
    photo={photo}
    photoAlt={photoAlt}
    title="Trench"
    favourite={false}
    onFavouriteChange={() => undefined}
  />
)
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"))

it("keeps the last photo in its place until the next is there, whatever was asked for meanwhile", () => {
  const { container, rerender } = render(card("/a.webp", "A"))
  const first = screen.getByRole("img")

  rerender(card("/b.webp", "B"))
  rerender(card("/c.webp", "C"))

  expect(pictures(container)).toEqual(["/a.webp", "/c.webp"])
  expect(container.querySelector("img")).toBe(first)
  expect(screen.getByRole("img").getAttribute("alt")).toBe("C")
  expect(first.dataset.leaving).toBe("soon")
  fireEvent.load(screen.getByRole("img"))
  expect(first.dataset.leaving).toBe("now")
  expect(screen.getByRole("img").dataset.waiting).toBeUndefined()
})

it("lets go of the last photo where the next does not come", () => {
  const { container, rerender } = render(card("/a.webp", "A"))
  rerender(card("/b.webp", "B"))
  fireEvent.error(screen.getByRole("img"))
  expect(pictures(container)).toEqual(["/a.webp"])
  expect(container.querySelector("img")?.dataset.leaving).toBe("now")
})
