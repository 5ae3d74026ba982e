import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { GERMAN_WORDS } from "../german/index.ts"
import {
  ActivityPicker,
  Avatar,
  applyTagMove,
  BodyTypePicker,
  CalibrationCard,
  ErrorState,
  ItemCard,
  LookCard,
  PhotoGrid,
  ReviewItem,
  SearchResultCard,
  Snackbar,
  SplashGallery,
  StylinProvider,
  type StylinWords,
  TagColumns,
  WardrobeItem,
} from "../index.ts"

afterEach(cleanup)

const ignore = () => undefined
const CARD = { title: "", description: "", value: null, onChange: ignore }
const SHAPES = { legend: "", value: null, onChange: ignore }
const FOUND = {
  summary: "",
  value: { checked: true, picture: "a", section: "", kind: "", colour: "" },
  onChange: ignore,
  sections: [],
  kinds: [],
  colours: [],
}
const OTHER = { value: "b", label: "", image: "other.webp" }

it("keeps the former names of pictures, until a major version drops them", () => {
  const { container } = render(
    <>
      <ItemCard imageUrl="one.webp" name="Jumper" />
      <SearchResultCard thumbnail="two.webp" title="Jumper" seller="Hollis" />
      <CalibrationCard {...CARD} image="three.webp" />
      <BodyTypePicker {...SHAPES} choices={[{ value: "a", label: "", picture: "four.webp" }]} />
      <PhotoGrid label="" max={1} photos={[{ id: "a", name: "Mine", url: "five.webp" }]} />
      <ReviewItem {...FOUND} pictures={[{ value: "a", label: "", src: "six.webp" }, OTHER]} />
    </>,
  )

  const shown = [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"))
  const [one, two, three, four, five, ...reviewed] = shown
  expect([one, two, three, four, five]).toEqual(
    ["one", "two", "three", "four", "five"].map((name) => `${name}.webp`),
  )
  expect(reviewed).toEqual(["six.webp", "six.webp", "other.webp"])
})

it("keeps the former names of answers, questions, work under way and presses", () => {
  const undo = vi.fn()
  const answers = [{ value: "a", label: "Office" }]
  render(
    <>
      <ActivityPicker
        choices={answers}
        title="What for?"
        titleHidden
        value={[]}
        onChange={ignore}
        onSubmit={ignore}
      />
      <ErrorState text="Not saved" onRetry={ignore} retrying />
      <WardrobeItem image={undefined} summary="Jumper" deleting onDelete={ignore} />
      <Snackbar text="Gone" action={{ label: "Undo", onPress: undo }} onDismiss={ignore} />
    </>,
  )

  const question = screen.getByRole("group", { name: "What for?" })
  expect(question.dataset.legendHidden).toBe("true")
  expect(screen.getByRole("checkbox", { name: "Office" })).toBeDefined()
  expect(screen.getAllByRole("button", { busy: true })).toHaveLength(2)
  fireEvent.click(screen.getByRole("button", { name: "Undo" }))
  expect(undo).toHaveBeenCalledOnce()
})

it("keeps the former names of tones and of what is hers", () => {
  const clothes = [{ name: "Jumper", price: 20, image: undefined, isYours: true }]
  render(
    <>
      <Snackbar text="Not saved" color="red" onDismiss={() => undefined} />
      <SplashGallery looks={[{ id: "a", photo: "a.webp", alt: "A trench", clothes }]} />
    </>,
  )

  expect(screen.getByRole("alert").dataset.tone).toBe("red")
  expect(screen.getByText("Yours").dataset.owned).toBe("true")
  expect(screen.getByRole("img", { name: "A trench" })).toBeDefined()
})

it("keeps the former name of a word, unless there are words under the new one", () => {
  const looks = [
    {
      id: "a",
      photo: undefined,
      clothes: [{ name: "Jumper", price: 20, image: undefined, owned: true }],
    },
  ]
  render(
    <>
      <SplashGallery looks={looks} words={{ yours: "À toi" }} />
      <SplashGallery looks={looks} words={{ yours: "À toi", owned: "Déjà à toi" }} />
    </>,
  )

  expect(screen.getAllByText(/à toi/i).map((one) => one.textContent)).toEqual([
    "À toi",
    "Déjà à toi",
  ])
})

/** Proof for the type checker: who says everything under former names has said everything. */
const FORMER: StylinWords["SplashGallery"] = {
  label: "Looks",
  carousel: "carrousel",
  yours: "À toi",
  pause: "Pause",
  play: "Lire",
}

it("says a component's own word under its former name, whatever the provider says", () => {
  const looks = [
    {
      id: "a",
      photo: undefined,
      clothes: [{ name: "Jumper", price: 20, image: undefined, owned: true }],
    },
  ]
  render(
    <>
      <StylinProvider words={GERMAN_WORDS}>
        <SplashGallery looks={looks} words={FORMER} />
        <SplashGallery looks={looks} />
      </StylinProvider>
      <StylinProvider words={{ SplashGallery: FORMER }}>
        <SplashGallery looks={looks} />
        <SplashGallery looks={looks} words={{ owned: "Yours" }} />
      </StylinProvider>
    </>,
  )

  const said = [...document.querySelectorAll("[data-owned=true]")].map((one) => one.textContent)
  expect(said).toEqual(["À toi", "Deins", "À toi", "Yours"])
})

it("prefers the new name where both are given", () => {
  const { container } = render(<ItemCard image="new.webp" imageUrl="old.webp" name="Jumper" />)

  expect(container.querySelector("img")?.getAttribute("src")).toBe("new.webp")
})

const IMAGE = { image: "a.webp", imageSet: "a-132.webp 132w", imageSizes: "132px" }
const PHOTO = { photo: "a.webp", photoSet: "a-132.webp 132w", photoSizes: "132px" }
const SPLASH = [{ id: "a", ...PHOTO, clothes: [{ name: "Jumper", price: 20, ...IMAGE }] }]

it.each([
  ["ItemCard", <ItemCard key="" {...IMAGE} name="Jumper" />, 1],
  ["LookCard", <LookCard key="" {...PHOTO} photoAlt="" title="Trench" />, 1],
  ["SearchResultCard", <SearchResultCard key="" {...IMAGE} title="Jumper" seller="Hollis" />, 1],
  ["WardrobeItem", <WardrobeItem key="" {...IMAGE} summary="Jumper" />, 1],
  ["CalibrationCard", <CalibrationCard key="" {...CARD} {...PHOTO} />, 1],
  ["SplashGallery", <SplashGallery key="" looks={SPLASH} />, 2],
  [
    "BodyTypePicker",
    <BodyTypePicker key="" {...SHAPES} options={[{ value: "a", label: "", ...IMAGE }]} />,
    1,
  ],
  [
    "ReviewItem",
    <ReviewItem key="" {...FOUND} pictures={[{ value: "a", label: "", ...IMAGE }]} />,
    1,
  ],
  ["Avatar", <Avatar key="" name="Ada" src="a.webp" srcSet="a-132.webp 132w" sizes="132px" />, 1],
])("shows a small screen a small picture in %s", (_name, element, count) => {
  const { container } = render(element)

  const shown = [...container.querySelectorAll("img")]
  expect(shown.map(({ srcset, sizes }) => [srcset, sizes])).toEqual(
    Array.from({ length: count }, () => ["a-132.webp 132w", "132px"]),
  )
})

it("knows how wide an avatar and a thumbnail are", () => {
  const { container } = render(
    <>
      <Avatar name="Ada" size="small" src="a.webp" srcSet="a-64.webp 64w" />
      <ReviewItem {...FOUND} pictures={[{ value: "a", label: "", ...IMAGE }, OTHER]} />
    </>,
  )

  const [avatar, , thumbnail] = container.querySelectorAll("img")
  expect(avatar?.sizes).toBe("32px")
  expect([thumbnail?.srcset, thumbnail?.sizes]).toEqual(["a-132.webp 132w", "44px"])
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
