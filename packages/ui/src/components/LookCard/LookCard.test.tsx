import { cleanup, render, screen } from "@testing-library/react"
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
