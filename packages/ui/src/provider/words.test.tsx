import { act, cleanup, render } from "@testing-library/react"
import { type ComponentType, createElement } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { COMPONENTS, FIELDS } from "../components/leastProps.ts"
import * as ui from "../index.ts"
import { teachDialogs } from "../testing/dialogs.ts"

teachDialogs()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ignore = () => undefined

/** A word that tells where in the catalogue it is, in place of each word. */
function marked(words: unknown, path: string): unknown {
  if (typeof words === "string") return `«${path}»`
  if (typeof words === "function") return () => `«${path}»`
  return Object.fromEntries(
    Object.entries(words ?? {}).map(([name, word]) => [name, marked(word, `${path}.${name}`)]),
  )
}

const catalogue = Object.fromEntries(
  Object.entries(ui.ENGLISH_WORDS).map(([name, words]) => [name, marked(words, name)]),
  // The catalogue keeps its shape, which the mapping's type cannot say.
) as ui.StylinWordsChoice

/** What brings more of a component's words out than the least props do. */
const FURTHER: Record<string, readonly object[]> = {
  BottomSheet: [{ open: true }],
  Button: [{ busy: true }],
  CameraView: ["denied", "no-camera", "insecure", "busy", "failed", "starting"].map((kind) => ({
    camera: { state: { kind }, start: ignore, stop: ignore, switchFacing: ignore },
  })),
  ConfirmModal: [{ open: true }],
  ErrorState: [{ onRetry: ignore }],
  FullScreenLoader: [{ open: true }],
  ItemCard: [
    { owned: true, photographed: true, onPicture: ignore },
    { unlisted: true, alternatives: [{ image: undefined, name: "" }] },
    { soldOut: true },
  ],
  LookCard: [{ href: "/", onMorePicks: ignore, reasons: [{ label: "", text: "" }] }],
  Modal: [{ open: true }],
  PasswordField: [{}],
  PhotoGrid: [
    {
      onAdd: ignore,
      onDelete: ignore,
      onRetry: ignore,
      max: 10,
      photos: [
        { id: "1", name: "", photo: undefined, progress: { kind: "compressing" } },
        { id: "2", name: "", photo: undefined, progress: { kind: "uploading", done: 0.5 } },
        { id: "3", name: "", photo: undefined, progress: { kind: "done" } },
        { id: "4", name: "", photo: undefined, progress: { kind: "failed" } },
      ],
    },
  ],
  ReviewItem: [
    {
      pleaseCheck: ["kind"],
      moreKinds: [{ value: "", label: "" }],
      pictures: [
        { value: "a", label: "", image: "a.svg" },
        { value: "b", label: "", image: "b.svg" },
      ],
    },
  ],
  Snackbar: [{ text: " " }],
  SplashGallery: [
    {
      looks: ["a", "b"].map((id) => ({
        id,
        photo: undefined,
        alt: "",
        clothes: [{ name: "", price: 1, image: undefined, owned: true }],
      })),
    },
  ],
  StagedLoader: [{ messages: [""] }],
  TagColumns: [{ columns: [{ id: "a", title: "", tags: [" "] }] }],
  TipsOverlay: [
    {
      open: true,
      delay: 0,
      tips: [
        { title: "", text: "" },
        { title: "", text: "" },
      ],
    },
    { open: true, delay: 0, tips: [{ title: "", text: "" }] },
  ],
  WardrobeItem: [{ onOpen: ignore, onMore: ignore, onDelete: ignore, onSelect: ignore }],
}

/** Words that only a press, a drag, a camera's picture or a row too wide brings out; stories do that. */
const AFTER_AN_ACT =
  /^(?:ItemCarousel\.(?:previous|next)|CameraView\.(?:preview|shutter|switchFacing|taken|notTaken)|PasswordField\.hide|SplashGallery\.play|TagColumns\.(?:lifted|over|moved|returned))$/

/** All that a component says, on screen and to screen readers. */
function saidBy(name: string, props: object): string[] {
  const Component = Object.entries(ui).find(([key]) => key === name)?.[1]
  const { baseElement } = render(
    <ui.StylinProvider words={catalogue}>
      {/* Looked up by name, so that the type checker cannot know its props. */}
      {createElement(Component as ComponentType, props)}
    </ui.StylinProvider>,
  )
  act(() => vi.advanceTimersByTime(10))
  const attributes = ["aria-label", "aria-roledescription", "title", "alt", "placeholder"]
  const elements = [...baseElement.querySelectorAll("*")]
  const texts = elements.flatMap((element) => [
    ...attributes.map((attribute) => element.getAttribute(attribute) ?? ""),
    ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
  ])
  cleanup()
  return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text))
}

const said = Object.entries({ ...COMPONENTS, ...FIELDS }).flatMap(([name, least]) =>
  [{}, ...(FURTHER[name] ?? [])].map((props) => ({ name, props: { ...least, ...props } })),
)

it("are all that components say by themselves", () => {
  const foreign = said.flatMap(({ name, props }) =>
    saidBy(name, props)
      .map((text) => text.replaceAll(/«[^»]*»/g, ""))
      .filter((text) => /\p{L}/u.test(text))
      .map((text) => `${name}: ${text}`),
  )

  expect(foreign).toEqual([])
})

it("are all said by a component", () => {
  const heard = new Set(
    said.flatMap(({ name, props }) =>
      saidBy(name, props).flatMap((text) => [...text.matchAll(/«([^»]*)»/g)].map(([, at]) => at)),
    ),
  )
  const all = Object.entries(ui.ENGLISH_WORDS).flatMap(([name, words]) => pathsOf(words, name))

  expect(all.length).toBeGreaterThan(80)
  expect(all.filter((path) => !heard.has(path) && !AFTER_AN_ACT.test(path))).toEqual([])
})

function pathsOf(words: unknown, path: string): string[] {
  if (typeof words !== "object" || words === null) return [path]
  return Object.entries(words).flatMap(([name, word]) => pathsOf(word, `${path}.${name}`))
}
