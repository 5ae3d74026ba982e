import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Modal } from "../Modal/index.ts"
import { ActivityPicker, type ActivityPickerProps } from "./ActivityPicker.tsx"

const meta = {
  title: "Product/ActivityPicker",
  component: ActivityPicker,
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Asks what she dresses for, one activity or several, and sends the choice off. A choice marked exclusive, such as 'My occasions', stands alone. It has no frame: put it into a Modal or BottomSheet, or on a page.",
      instead: "For choices that are part of a longer form, use ChoiceChips without the button.",
      keyboard:
        "Tab goes from activity to activity and to the button; Space chooses or clears, Enter submits. If only one can be chosen, arrow keys choose.",
    },
  },
  args: {
    options: [
      { value: "my_occasions", label: "My occasions", exclusive: true },
      { value: "work", label: "Work" },
      { value: "classes", label: "Classes" },
      { value: "outings", label: "Outings" },
      { value: "dating", label: "Dating" },
      { value: "errands", label: "Errands" },
      { value: "outdoors", label: "Outdoors" },
    ],
    value: ["my_occasions"],
    onChange: fn(),
    onSubmit: fn(),
  },
  render: function Controlled(args: ActivityPickerProps) {
    const [value, setValue] = useState([...args.value])
    return (
      <ActivityPicker
        {...args}
        value={value}
        onChange={(change) => {
          setValue(change.value)
          args.onChange(change)
        }}
      />
    )
  },
} satisfies Meta<typeof ActivityPicker>

export default meta

type Story = StoryObj<typeof meta>

export const MyOccasions: Story = {}

export const WalkChoosing: Story = {
  ...MyOccasions,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    await step("an activity takes the place of her occasions", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Work" }))
      await userEvent.click(canvas.getByRole("checkbox", { name: "Dating" }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: ["work", "dating"] })
    })
    await step("and the other way round", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "My occasions" }))
      await expect(canvas.getByRole("checkbox", { name: "Work" })).not.toBeChecked()
    })
    await step("the button sends what is chosen", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Get new Stylin" }))
      await expect(args.onSubmit).toHaveBeenCalledWith({ value: ["my_occasions"] })
    })
  },
}

export const Several: Story = { args: { value: ["work", "dating"] } }

export const OneOnly: Story = {
  args: { multiple: false, value: ["work"] },
}

export const WalkArrowKeys: Story = {
  ...OneOnly,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("radio", { name: "Work" }).focus()
    await userEvent.keyboard("{ArrowRight}")
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ["classes"] })
  },
}

export const NothingChosen: Story = {
  args: { value: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Get new Stylin" })).toBeDisabled()
  },
}

export const Busy: Story = {
  args: { busy: true },
}

export const WalkPressedWhileBusy: Story = {
  ...Busy,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Get new Stylin" }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const InAModal: Story = {
  args: { legendHidden: true },
  parameters: { docs: { story: { inline: false, height: 640 } } },
  render: (args) => (
    <main style={{ minHeight: "40rem" }}>
      <Modal open title="Select your activity to dress for" onClose={fn()}>
        <ActivityPicker {...args} />
      </Modal>
    </main>
  ),
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole("dialog", { name: "Select your activity to dress for" })
    await expect(dialog).toContainElement(canvas.getByRole("button", { name: "Get new Stylin" }))
  },
}

export const VeryLongWords: Story = {
  args: {
    options: [
      { value: "my_occasions", label: "My occasions", exclusive: true },
      {
        value: "wedding",
        label: "A wedding weekend in the Highlands with my oldest friends and their families",
      },
    ],
  },
}
