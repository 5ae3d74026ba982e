import { render } from "@testing-library/react"
import type { ReactElement } from "react"
import { expect, it } from "vitest"
import { ItemCard } from "../ItemCard/index.ts"
import { LookCard } from "../LookCard/index.ts"
import { SearchResultCard } from "../SearchResultCard/index.ts"
import { WardrobeItem } from "../WardrobeItem/index.ts"

const widths = { imageSet: "a-160.webp 160w", imageSizes: "160px" }

it.each<[string, ReactElement]>([
  ["ItemCard", <ItemCard key="item" name="Jumper" image="a.webp" {...widths} />],
  [
    "LookCard",
    <LookCard
      key="look"
      title="Look"
      photo="a.webp"
      photoAlt="A look"
      photoSet="a-160.webp 160w"
      photoSizes="160px"
    />,
  ],
  [
    "SearchResultCard",
    <SearchResultCard key="result" title="Jumper" seller="Hollis" image="a.webp" {...widths} />,
  ],
  ["WardrobeItem", <WardrobeItem key="own" summary="Jumper" image="a.webp" {...widths} />],
])("%s lets a browser choose a width of its picture", (_, card) => {
  const { container } = render(card)

  const picture = container.querySelector("img")
  expect(picture?.getAttribute("src")).toBe("a.webp")
  expect(picture?.getAttribute("srcset")).toBe("a-160.webp 160w")
  expect(picture?.getAttribute("sizes")).toBe("160px")
})
