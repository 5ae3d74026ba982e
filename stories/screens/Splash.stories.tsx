import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { AppScreens, appAt } from "./appAt.tsx"

const meta = {
  title: "Screens/Splash",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: () => appAt("/"),
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

export const FirstLook: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: "Endless wardrobe possibilities" })
    // Paused, so that each picture shows the same look.
    await userEvent.click(canvas.getByRole("button", { name: /pause/i }))
    await expect(canvas.getByRole("link", { name: "Have an account? Sign in" })).toHaveAttribute(
      "href",
      "/auth/signin",
    )
  },
}
