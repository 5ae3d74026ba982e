import { cleanup, render } from "@testing-library/react"
import { type ComponentType, createElement, createRef, type Ref } from "react"
import { afterEach, describe, expect, it } from "vitest"
import * as ui from "../index.ts"

afterEach(cleanup)

const nothing = () => undefined

/** The least that each component needs; a new component belongs in one of the two lists. */
const COMPONENTS: Record<string, object> = {
  ActivityPicker: { choices: [], value: [], onChange: nothing, onSubmit: nothing },
  BodyTypePicker: { legend: "", choices: [], value: null, onChange: nothing },
  Avatar: { name: "" },
  Badge: {},
  BottomSheet: { open: false, title: "", onClose: nothing },
  Button: {},
  CalibrationCard: { title: "", description: "", image: "a.svg", value: null, onChange: nothing },
  CameraView: {
    camera: { state: { kind: "idle" }, start: nothing, stop: nothing, switchFacing: nothing },
    onShot: nothing,
  },
  ChoiceChips: { legend: "", options: [], value: [], onChange: nothing },
  ConfirmModal: { open: false, title: "", confirmLabel: "", onConfirm: nothing, onCancel: nothing },
  CropBox: {
    src: "a.svg",
    alt: "",
    label: "",
    value: { x: 0, y: 0, width: 1, height: 1 },
    onChange: nothing,
  },
  EmptyState: { title: "" },
  ErrorState: { text: "" },
  FaceOval: {},
  FullScreenLoader: { label: "", open: false },
  IconButton: { label: "", icon: null },
  ItemCard: { imageUrl: "a.svg", name: "" },
  ItemCarousel: { label: "", children: null },
  LookCard: {
    photo: "a.svg",
    photoAlt: "",
    title: "",
    favourite: false,
    onFavouriteChange: nothing,
  },
  LookCardSkeleton: {},
  Modal: { open: false, title: "", onClose: nothing },
  Navbar: { items: [], logoHref: "/" },
  PageHeader: { title: "" },
  PhotoGrid: { label: "", photos: [], max: 1 },
  Picture: { src: "a.svg", alt: "" },
  ProgressBar: { label: "", value: 1, max: 2 },
  ReviewItem: {
    summary: "",
    value: { checked: true, picture: "", section: "", kind: "", colour: "" },
    onChange: nothing,
    pictures: [],
    sections: [],
    kinds: [],
    colours: [],
  },
  ReviewItemSkeleton: {},
  SearchResultListSkeleton: {},
  Skeleton: {},
  Snackbar: { text: "", onDismiss: nothing },
  Spinner: {},
  SplashGallery: { looks: [] },
  StepperHeader: { step: 1, max: 2 },
  StagedLoader: { messages: ["a"], current: 0 },
  TagColumns: { columns: [], onMove: nothing },
  TextLink: { href: "/" },
  TipsOverlay: { open: false, tips: [], onEnd: nothing },
  Tooltip: { text: "", children: createElement("button", { type: "button" }) },
  VisuallyHidden: {},
  WardrobeItem: { summary: "", image: "a.svg" },
  WardrobeItemSkeleton: {},
  WardrobeSection: { section: "", children: null },
  WardrobeSectionSkeleton: {},
}

/** Form fields take `className` at the root, and everything else at the input, where forms need it. */
const FIELDS: Record<string, object> = {
  Checkbox: { label: "" },
  CodeField: { label: "" },
  PasswordField: { label: "" },
  SearchResultCard: { thumbnail: "a.svg", title: "", seller: "" },
  TextField: { label: "" },
  UploadOption: { label: "", description: "" },
}

interface Rooted {
  className: string
  "data-extra": string
  ref: Ref<HTMLElement>
}

const component = (name: string) =>
  // The component is looked up by name, so the type checker cannot know its own props.
  Object.entries(ui).find(([key]) => key === name)?.[1] as ComponentType<Rooted>

function renderRooted(name: string, props: object) {
  const ref = createRef<HTMLElement>()
  const { container } = render(
    createElement(component(name), { ...props, className: "own", "data-extra": "yes", ref }),
  )
  return { root: container.firstElementChild, ref }
}

describe.each(Object.entries(COMPONENTS))("%s", (name, props) => {
  it("passes className, other props and ref to its root", () => {
    const { root, ref } = renderRooted(name, props)

    expect(root).toHaveProperty("className", expect.stringMatching(/\bown\b/))
    expect(root?.getAttribute("data-extra")).toBe("yes")
    expect(ref.current).toBe(root)
  })
})

describe.each(Object.entries(FIELDS))("%s", (name, props) => {
  it("passes className to its root, other props and ref to its input", () => {
    const { root, ref } = renderRooted(name, props)

    expect(root).toHaveProperty("className", expect.stringMatching(/\bown\b/))
    expect(ref.current).toBe(root?.querySelector("input"))
    expect(ref.current?.getAttribute("data-extra")).toBe("yes")
  })
})

it("covers every component", () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z][a-z]/.test(name))
  const rootless = ["GlobalStyle"]
  const covered = [...Object.keys(COMPONENTS), ...Object.keys(FIELDS), ...rootless]
  expect(covered.toSorted()).toEqual(components.filter((name) => !/Icon$/.test(name)).toSorted())
})
