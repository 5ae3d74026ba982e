import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { PublicLayout } from "../../packages/app/src/parts/PublicLayout.tsx"
import SignIn from "../../packages/app/src/screens/signIn/SignIn.tsx"
import { failing } from "./answers.ts"
import { appAt } from "./appAt.tsx"

const meta = {
  title: "Screens/Sign in",
  component: SignIn,
  parameters: { layout: "fullscreen" },
  render: () => (
    <PublicLayout>
      <SignIn />
    </PublicLayout>
  ),
} satisfies Meta<typeof SignIn>

export default meta

type Story = StoryObj<typeof meta>

const EMAIL = "ada@example.com"

export const AskingForTheEmail: Story = {}

export const AskingForThePassword: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => {
    mocks.provider.calls.register({ body: { email: EMAIL, password: "correct horse" } })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), `${EMAIL}{Enter}`)
    await expect(await canvas.findByLabelText("Password")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Forgot password?" })).toBeVisible()
  },
}

export const NoSuchAccount: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), `${EMAIL}{Enter}`)
    await expect(
      await canvas.findByRole("heading", { name: "Re-enter email or signup" }),
    ).toBeVisible()
  },
}

export const AnotherProviderOffered: Story = {
  beforeEach: ({ mocks }) => mocks.provider.offerOpenId({ name: "Example ID", email: EMAIL }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Continue with Example ID" }),
    ).toBeVisible()
  },
}

export const PasskeysOffered: Story = {
  beforeEach: ({ mocks }) => {
    mocks.provider.offerOpenId({ name: "Example ID", email: EMAIL })
    mocks.provider.offerPasskeys(location.origin)
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Sign in with a passkey" }),
    ).toBeVisible()
    await expect(
      await canvas.findByRole("button", { name: "Continue with Example ID" }),
    ).toBeVisible()
  },
}

/** Comes back from another provider. */
function back({ provider }: StoryMocks, email: string | null): () => void {
  provider.offerOpenId({ name: "Example ID", email })
  provider.calls.beginOpenId({ body: { purpose: "sign-in" } })
  return appAt("/auth/signin?from=openid")
}

export const BackWithAKnownEmail: Story = {
  beforeEach: ({ mocks }) => {
    mocks.provider.calls.register({ body: { email: EMAIL, password: "correct horse" } })
    return back(mocks, EMAIL)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You already have an account here/)).toBeVisible()
    await expect(canvas.getByText(/From then on, Example ID signs you in/)).toBeVisible()
  },
}

export const RefusedAtAnotherProvider: Story = {
  beforeEach: ({ mocks }) => back(mocks, null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Example ID did not sign you in/)).toBeVisible()
  },
}

export const ProviderDown: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("checkLogin", 500, "Sign-in is resting. Try again soon.")] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), `${EMAIL}{Enter}`)
    await expect(await canvas.findByText("Sign-in is resting. Try again soon.")).toBeVisible()
  },
}
