import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { AddPhotoIcon, CameraIcon, WardrobeIcon } from "../../icons/index.ts"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { UploadOption } from "./UploadOption.tsx"

const meta = {
  title: "Product/UploadOption",
  component: UploadOption,
  args: {
    name: "way",
    label: "Online search",
    description: "Search by item description or brand",
    icon: <WardrobeIcon aria-hidden="true" />,
    badge: { text: "Best", tone: "accent" },
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
        "One of a few ways to begin, each worth a picture and a line of explanation. Radio buttons of one `name` belong together; put them in a `fieldset` with a legend.",
      instead: "`ChoiceChips` for short answers, `Button` for an immediate action.",
      keyboard:
        "Tab reaches the group, the arrow keys move through it and choose. A disabled option is skipped; its reason is read with it.",
    },
  },
} satisfies Meta<typeof UploadOption>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WalkChosenByItsWords: Story = {
  ...Plain,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole("radio", { name: "Online search" })
    await expect(radio).toHaveAccessibleDescription("Best Search by item description or brand")
    await userEvent.click(canvas.getByText("Search by item description or brand"))
    await expect(radio).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Chosen: Story = { args: { defaultChecked: true } }

export const NotOnThisDevice: Story = {
  args: {
    label: "Wardrobe photos",
    description: "Take photos of items in your closet",
    icon: <CameraIcon aria-hidden="true" />,
    badge: { text: "Good", tone: "green" },
    disabledReason: "Open Stylin on your phone to use its camera.",
  },
}

export const WalkPressedOutOfReach: Story = {
  ...NotOnThisDevice,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole("radio", { name: "Wardrobe photos" })
    await expect(radio).toHaveAccessibleDescription(/Open Stylin on your phone/)
    await userEvent.click(canvas.getByText("Wardrobe photos"))
    await expect(radio).not.toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const WithoutPictureOrBadge: Story = { args: { icon: undefined, badge: undefined } }

export const VeryLongWords: Story = {
  args: {
    label: "Photographs of everything that hangs, lies or hides in the spare-room cupboard",
    description:
      "Take them out one by one, lay each flat on a bed in daylight, and photograph it from above with a little room on every side",
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText("Best").getBoundingClientRect()
    await expect(width).toBeGreaterThan(height)
  },
}

export const AllThree: Story = {
  render: ({ name, onChange }) => (
    <fieldset style={{ display: "grid", gap: "0.75rem" }}>
      <legend style={{ marginBottom: "0.75rem" }}>Upload your wardrobe</legend>
      <UploadOption {...meta.args} name={name} value="search" onChange={onChange} />
      <UploadOption
        name={name}
        value="photos"
        label="Your photos"
        description="Upload photos of you in different outfits"
        icon={<AddPhotoIcon aria-hidden="true" />}
        badge={{ text: "Good", tone: "green" }}
        onChange={onChange}
      />
      <UploadOption
        name={name}
        value="wardrobe"
        label="Wardrobe photos"
        description="Take photos of items in your closet"
        icon={<CameraIcon aria-hidden="true" />}
        badge={{ text: "Good", tone: "green" }}
        onChange={onChange}
      />
    </fieldset>
  ),
}

export const WalkArrowKeys: Story = {
  ...AllThree,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Online search" }))
    await userEvent.keyboard("{ArrowDown}")
    await expect(canvas.getByRole("radio", { name: "Your photos" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Online search" })).not.toBeChecked()
  },
}
