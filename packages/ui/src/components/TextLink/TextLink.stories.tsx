import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { TextLink } from "./TextLink.tsx"

const meta = {
  title: "Basics/TextLink",
  component: TextLink,
  args: { href: "/auth/signin", children: "Sign in" },
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
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Sign in" })
    await expect(link).toHaveAttribute("href", "/auth/signin")
    await userEvent.click(link)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Quiet: Story = { args: { quiet: true, children: "Privacy policy" } }
