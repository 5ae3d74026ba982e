import { cleanup, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import {
  applyTagMove,
  ItemCard,
  SearchResultCard,
  Snackbar,
  SplashGallery,
  TagColumns,
} from "../index.ts"

afterEach(cleanup)

it("keeps the former names of pictures, until a major version drops them", () => {
  const { container } = render(
    <>
      <ItemCard imageUrl="one.webp" name="Jumper" />
      <SearchResultCard thumbnail="two.webp" title="Jumper" seller="Hollis" />
    </>,
  )

  const shown = [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"))
  expect(shown).toEqual(["one.webp", "two.webp"])
})

it("keeps the former names of tones and of what is hers", () => {
  const clothes = [{ name: "Jumper", price: 20, image: undefined, isYours: true }]
  render(
    <>
      <Snackbar text="Not saved" color="red" onDismiss={() => undefined} />
      <SplashGallery looks={[{ id: "a", photo: undefined, alt: "", clothes }]} />
    </>,
  )

  expect(screen.getByRole("alert").dataset.tone).toBe("red")
  expect(screen.getByText("Yours")).toBeDefined()
})

it("prefers the new name where both are given", () => {
  const { container } = render(<ItemCard image="new.webp" imageUrl="old.webp" name="Jumper" />)

  expect(container.querySelector("img")?.getAttribute("src")).toBe("new.webp")
})

it("shows a small screen a small picture", () => {
  const { container } = render(
    <ItemCard image="a.webp" imageSet="a-132.webp 132w" imageSizes="132px" name="Jumper" />,
  )

  expect(container.querySelector("img")?.srcset).toBe("a-132.webp 132w")
  expect(container.querySelector("img")?.sizes).toBe("132px")
})

/** Proof for the type checker: a state holds what `applyTagMove` returns, whatever its own type. */
function Sorting() {
  const [columns, setColumns] = useState([
    { id: "love", title: "I love", tags: ["Linen"], hint: 1 },
  ])
  return <TagColumns columns={columns} onMove={(move) => setColumns(applyTagMove(columns, move))} />
}

it("holds moved tags in a state without a type of its own", () => {
  render(<Sorting />)

  expect(screen.getByRole("button", { name: "Linen" })).toBeDefined()
})
