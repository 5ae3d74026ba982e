import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { ReviewItem } from "./ReviewItem.tsx"
import { ReviewItemSkeleton } from "./ReviewItemSkeleton.tsx"

const garment = (name: string) => `/api/pictures/mock/garment/${name}.svg`

const meta = {
  title: "Product/ReviewItem",
  component: ReviewItem,
  args: {
    summary: "Rust silk blouse",
    value: {
      checked: true,
      picture: "cut-out",
      section: "upper_body",
      kind: "blouse",
      colour: "rust",
    },
    pictures: [
      { value: "cut-out", label: "Cut-out", image: garment("blouse.a2533a") },
      { value: "other", label: "Other cut-out", image: garment("tunic.a2533a") },
      { value: "original", label: "Original photo", image: "samples/look-tailored.svg" },
    ],
    sections: [
      { value: "upper_body", label: "Upper body" },
      { value: "lower_body", label: "Lower body" },
      { value: "shoes", label: "Shoes" },
      { value: "accessories", label: "Accessories" },
    ],
    kinds: [
      { value: "blouse", label: "Blouse" },
      { value: "shirt", label: "Shirt" },
      { value: "tunic", label: "Tunic" },
    ],
    moreKinds: [
      { value: "cardigan", label: "Cardigan" },
      { value: "jumper", label: "Jumper" },
      { value: "t_shirt", label: "T-shirt" },
    ],
    colours: [
      { value: "rust", label: "Rust", css: "#a2533a" },
      { value: "burgundy", label: "Burgundy", css: "#7a2f3b" },
      { value: "camel", label: "Camel", css: "#b98d5b" },
      { value: "cream", label: "Cream", css: "#efe6d6" },
    ],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <ReviewItem
        {...args}
        value={value}
        onChange={(change) => {
          setValue(change.value)
          args.onChange(change)
        }}
      />
    )
  },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "A garment found on a photo or by search, before it goes into the wardrobe: keep it or not, and correct anything that was read wrongly, each in one tap.",
      instead: "`WardrobeItem` for what is in the wardrobe, `SearchResultCard` for what was found.",
      keyboard:
        "Tab goes to the checkbox, then through picture, kind, colour and section, each one stop; the arrow keys choose within it. The list of other kinds is a separate stop.",
    },
  },
} satisfies Meta<typeof ReviewItem>

export default meta

type Story = StoryObj<typeof meta>

export const Sure: Story = {}

export const WalkCorrecting: Story = {
  ...Sure,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.queryByText("Please check")).not.toBeInTheDocument()
    await step("each correction is one tap, and reports the whole", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "Shirt" }))
      await expect(args.onChange).toHaveBeenLastCalledWith({
        value: { ...args.value, kind: "shirt" },
        field: "kind",
      })
      await userEvent.click(canvas.getByRole("radio", { name: "Camel" }))
      await userEvent.click(canvas.getByRole("radio", { name: "Accessories" }))
      await userEvent.click(canvas.getByRole("radio", { name: "Other cut-out" }))
      await expect(args.onChange).toHaveBeenLastCalledWith({
        value: {
          checked: true,
          picture: "other",
          section: "accessories",
          kind: "shirt",
          colour: "camel",
        },
        field: "picture",
      })
      await expect(canvas.getByRole("img", { name: "Other cut-out" })).toBeVisible()
    })
  },
}

export const LeftOut: Story = {}

export const WalkTakenInAgain: Story = {
  ...LeftOut,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Rust silk blouse" }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: { ...args.value, checked: false },
      field: "checked",
    })
    await expect(canvas.queryByRole("radio")).not.toBeInTheDocument()
  },
}

export const PleaseCheck: Story = {
  args: { pleaseCheck: ["kind", "section"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: /What it is.*Please check/ })).toBeVisible()
    await expect(canvas.getByRole("group", { name: /Section.*Please check/ })).toBeVisible()
    await expect(canvas.getByRole("group", { name: "Main colour" })).toBeVisible()
  },
}

export const SomethingElse: Story = {
  args: { pleaseCheck: ["kind"] },
}

export const WalkAnotherKindChosen: Story = {
  ...SomethingElse,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "Cardigan")
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: { ...args.value, kind: "cardigan" },
      field: "kind",
    })
    await expect(canvas.getByRole("radio", { name: "Cardigan" })).toBeChecked()
  },
}

export const NothingPreset: Story = {
  args: {
    summary: "Something brown",
    value: { checked: true, picture: "cut-out", section: "", kind: "", colour: "rust" },
    pleaseCheck: ["kind", "section"],
  },
}

export const RoughCutOut: Story = {
  args: {
    pleaseCheck: ["picture"],
    roughCutOut: "The outline came out rough. Choose another picture, or keep the photo as it is.",
  },
}

export const OwnedAlready: Story = {
  args: {
    value: { ...meta.args.value, checked: false },
    duplicate: "This looks like the rust blouse in your wardrobe.",
  },
}

export const NothingToWear: Story = {
  args: {
    summary: "Brown jacket",
    value: { ...meta.args.value, checked: false, section: "", kind: "" },
    doubt: "Nothing to wear was found in this photo, so it is left out. Tick it to add it anyway.",
  },
}

export const WalkTickedAnyway: Story = {
  ...NothingToWear,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Tick it to add it anyway/)).toBeVisible()
    await userEvent.click(canvas.getByRole("checkbox", { name: "Brown jacket" }))
    await expect(canvas.getByRole("group", { name: "What it is" })).toBeVisible()
    await expect(canvas.getByText(/Tick it to add it anyway/)).toBeVisible()
  },
}

export const OnePictureOnly: Story = { args: { pictures: meta.args.pictures.slice(0, 1) } }

export const PictureMissing: Story = {
  args: {
    pictures: [{ value: "cut-out", label: "Cut-out", image: "data:image/png;base64,broken" }],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("No picture")).toBeVisible())
  },
}

export const BeingSaved: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeDisabled()
    await expect(canvas.getByRole("radio", { name: "Shirt" })).toBeDisabled()
  },
}

export const VeryLongWords: Story = {
  args: {
    summary:
      "Hand-framed double-faced merino and cashmere blend oversized cable jumper with saddle shoulders, perhaps from Stornoway",
    duplicate:
      "This looks like the hand-framed double-faced merino and cashmere jumper that has been in your wardrobe since the spring.",
    pleaseCheck: ["picture", "kind", "colour", "section"],
    kinds: [
      { value: "blouse", label: "Blouse with a pussy bow and balloon sleeves, long" },
      { value: "shirt", label: "Shirt" },
    ],
    colours: [{ value: "rust", label: "Rust, almost the red of old brick", css: "#a2533a" }],
  },
}

export const Loading: Story = {
  render: () => <ReviewItemSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading item")).toBeInTheDocument()
  },
}
