import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { HeartIcon, PersonIcon } from "../../icons/index.ts"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { IconButton } from "../IconButton/index.ts"
import { PageHeader } from "./PageHeader.tsx"

const meta = {
  title: "Basics/PageHeader",
  component: PageHeader,
  args: { title: "Styled for you" },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Heads a screen with its only first-level heading, the way back and the actions for the whole screen.",
      instead:
        "A plain `h2` for a part of a screen, `Navbar` for the main places, `StepperHeader` for the steps of a flow.",
      keyboard:
        "Tab reaches the button back, then the actions. The heading takes focus only when the app moves it there after a navigation.",
    },
  },
} satisfies Meta<typeof PageHeader>

export default meta

type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}

export const WithActions: Story = {
  args: { title: "Wardrobe", actions: <Button variant="secondary">Manage</Button> },
}

export const WithACorner: Story = {
  args: {
    title: "Loved stylins",
    actions: <Button variant="secondary">New styling</Button>,
    corner: <IconButton label="Your profile" icon={<PersonIcon />} />,
  },
  play: async ({ canvas }) => {
    const corner = canvas.getByRole("button", { name: "Your profile" }).getBoundingClientRect()
    const action = canvas.getByRole("button", { name: "New styling" }).getBoundingClientRect()
    await expect(action.right).toBeLessThanOrEqual(corner.left)
  },
}

export const WithBack: Story = {
  args: { title: "Parisian smart", back: { label: "Back to the feed", onClick: fn() } },
}

export const WalkGoingBack: Story = {
  ...WithBack,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Back to the feed" }))
    await expect(args.back?.onClick).toHaveBeenCalledOnce()
  },
}

export const WithBackAndActions: Story = {
  args: {
    title: "Parisian smart",
    back: { label: "Back to the feed", onClick: fn() },
    actions: <IconButton label="Favourite" icon={<HeartIcon />} />,
  },
}

export const ManyActions: Story = {
  args: {
    title: "Wardrobe",
    actions: (
      <>
        <Button variant="secondary">Add items</Button>
        <Button variant="secondary">Manage</Button>
      </>
    ),
  },
}

export const VeryLongTitle: Story = {
  args: {
    title: "Styled for classes, outings, errands and a long weekend outdoors",
    actions: <Button variant="secondary">Manage</Button>,
  },
}
