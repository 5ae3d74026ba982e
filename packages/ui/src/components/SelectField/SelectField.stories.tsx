import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { SelectField } from "./SelectField.tsx"

const meta = {
  title: "Basics/SelectField",
  component: SelectField,
  args: {
    label: "Cloth",
    options: [
      { value: "", label: "Not said" },
      { value: "cotton", label: "Cotton" },
      { value: "linen", label: "Linen" },
      { value: "wool", label: "Wool" },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "26rem" }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Asks for one of many known answers, such as what a garment is made of. Its label stays visible; the list is the browser's own, so that it can be searched by typing on every device.",
      instead: "`ChoiceChips` if the answers are few, `TextField` if they are not known.",
      keyboard:
        "The arrow keys change the answer, and typing finds one by its first letters; Space opens the list.",
    },
  },
} satisfies Meta<typeof SelectField>

export default meta

type Story = StoryObj<typeof meta>

export const NotAnswered: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole("combobox", { name: "Cloth" })
    const arrow = getComputedStyle(list.parentElement ?? list, "::after")
    // As far from the edge as the words are at the other end.
    await expect(arrow.marginInlineEnd).toBe(getComputedStyle(list).paddingInlineStart)
  },
}

export const WalkChoosing: Story = {
  ...NotAnswered,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole("combobox", { name: "Cloth" })
    await userEvent.selectOptions(list, "Linen")
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(list).toHaveValue("linen")
  },
}

export const Answered: Story = { args: { defaultValue: "wool" } }

export const WithHint: Story = {
  args: { hint: "The label inside says it." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Cloth")).toHaveAccessibleDescription(/label inside/)
  },
}

export const Invalid: Story = {
  args: { error: "Choose what it is made of." },
  play: async ({ canvas }) => {
    const list = canvas.getByLabelText("Cloth")
    await expect(list).toBeInvalid()
    await expect(list).toHaveAccessibleDescription("Choose what it is made of.")
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: "wool" } }

export const VeryLongWords: Story = {
  args: {
    label: "What the outside of the garment is made of, as far as its label says so",
    options: [
      { value: "", label: "Hand-woven Harris tweed of pure new wool from the Outer Hebrides" },
    ],
  },
}

export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: "8rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = canvas.getByTestId("place")
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  },
}
