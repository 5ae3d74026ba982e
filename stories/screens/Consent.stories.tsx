import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { PhotoConsent } from "../../packages/app/src/parts/PhotoConsent.tsx"
import { PublicLayout } from "../../packages/app/src/parts/PublicLayout.tsx"
import { chooseConsent } from "../../packages/app/src/state/session/consent.ts"

const meta = {
  title: "Screens/Consent",
  component: PhotoConsent,
  render: () => (
    <PublicLayout>
      <PhotoConsent>
        <p>What needs her photos stands here.</p>
      </PhotoConsent>
    </PublicLayout>
  ),
} satisfies Meta<typeof PhotoConsent>

export default meta

type Story = StoryObj<typeof meta>

export const BeforeTheFirstPhoto: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("What needs her photos stands here.")).not.toBeInTheDocument()
    await expect(canvas.getByRole("link", { name: "privacy policy" })).toHaveAttribute(
      "href",
      "/privacy-policy.html",
    )
  },
}

export const Agreed: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Agree and go on" }))
    await expect(canvas.getByText("What needs her photos stands here.")).toBeVisible()
  },
}

export const AgreedEarlier: Story = {
  beforeEach: () => chooseConsent("photos", true),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument()
  },
}
