import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Button } from "../Button/index.ts"
import { PageHeader } from "./PageHeader.tsx"

const meta = {
  title: "Basics/PageHeader",
  component: PageHeader,
  args: { title: "Styled for you" },
} satisfies Meta<typeof PageHeader>

export default meta

type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}

export const WithActions: Story = {
  args: { title: "Wardrobe", actions: <Button variant="secondary">Manage</Button> },
}

export const WithBack: Story = {
  args: { title: "Parisian smart", back: { label: "Back to the feed", onClick: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Back to the feed" }))
    await expect(args.back?.onClick).toHaveBeenCalledOnce()
  },
}

export const VeryLongTitle: Story = {
  args: {
    title: "Styled for classes, outings, errands and a long weekend outdoors",
    actions: <Button variant="secondary">Manage</Button>,
  },
}
