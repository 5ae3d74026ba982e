import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { UpdatePrompt } from "../../packages/app/src/pwa/UpdatePrompt.tsx"
import { announceUpdate, update } from "../../packages/app/src/pwa/update.ts"

const takeOver = fn()

const meta = {
  title: "Screens/Update",
  component: UpdatePrompt,
  beforeEach: () => {
    takeOver.mockClear()
    announceUpdate(takeOver)
    return () => Object.assign(update, { isReady: false, isPutOff: false })
  },
  render: () => (
    <main style={{ minHeight: "16rem" }}>
      <h1>Wardrobe</h1>
      <UpdatePrompt />
    </main>
  ),
} satisfies Meta<typeof UpdatePrompt>

export default meta

type Story = StoryObj<typeof meta>

export const NewVersion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^A new version is ready/)
    await expect(takeOver).not.toHaveBeenCalled()
  },
}

export const WalkReloading: Story = {
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }))
    await expect(takeOver).toHaveBeenCalledOnce()
  },
}

export const PutOff: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Later" }))
    await expect(canvas.queryByText("A new version is ready")).not.toBeInTheDocument()
    await expect(takeOver).not.toHaveBeenCalled()
  },
}
