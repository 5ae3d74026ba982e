import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { TextLink } from "./TextLink.tsx"

const meta = {
  title: "Basics/TextLink",
  component: TextLink,
  args: { href: "/auth/signin", children: "Sign in" },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose: "Links to another page, in a line of text or, `quiet`, alone in a list of links.",
      instead: "`Button` for an action on this page; `IconButton` for a way back in a page's head.",
      keyboard:
        "Enter follows it. It is a real link: opening it in a new tab, copying it and the history work as usual.",
    },
  },
} satisfies Meta<typeof TextLink>

export default meta

type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  render: (args) => (
    <p>
      Have an account? <TextLink {...args} />
    </p>
  ),
}

export const WalkFollowed: Story = {
  ...InASentence,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Sign in" })
    await expect(link).toHaveAttribute("href", "/auth/signin")
    await userEvent.click(link)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Quiet: Story = {
  args: { quiet: true, children: "Privacy policy" },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole("link").getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
  },
}

export const VeryLongAddress: Story = {
  args: { children: `https://shop.example/${"women-knitwear-cashmere-".repeat(6)}` },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: "min(14rem, 100%)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = canvas.getByTestId("place")
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  },
}
