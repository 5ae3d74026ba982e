import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "@stylin/ui"
import { expect, waitFor } from "storybook/test"
import Overlays from "../../packages/app/src/parts/Overlays.tsx"
import { dismissSnackbar, showSnackbar } from "../../packages/app/src/state/shell/snackbar.ts"

/** Some weeks, in milliseconds. */
const STAYS = 2_000_000_000

const meta = {
  title: "Screens/Messages",
  component: Overlays,
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    showSnackbar({ text: "Preferences saved", timeout: STAYS })
    return dismissSnackbar
  },
} satisfies Meta<typeof Overlays>

export default meta

type Story = StoryObj<typeof meta>

export const AboveAShutter: Story = {
  render: () => (
    <>
      <div style={{ position: "absolute", inset: "auto 0 84px", textAlign: "center" }}>
        <Button>Take photo</Button>
      </div>
      <Overlays />
    </>
  ),
  play: async ({ canvas }) => {
    const shutter = canvas.getByRole("button", { name: "Take photo" }).getBoundingClientRect()
    const message = await canvas.findByRole("button", { name: /Preferences saved/ })
    await waitFor(() =>
      expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(shutter.top),
    )
  },
}
