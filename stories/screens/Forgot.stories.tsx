import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { failing } from "./answers.ts"
import { AppScreens, appAt } from "./appAt.tsx"
import { signedIn } from "./signedIn.ts"

const EMAIL = "ada@example.com"

const meta = {
  title: "Screens/Forgotten password",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    // Creates her account and signs out.
    signedIn(mocks)()
    return appAt("/auth/forgot")
  },
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>
type Hands = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent" | "mocks">

async function askForCode({ canvas, userEvent }: Hands): Promise<void> {
  await userEvent.type(await canvas.findByLabelText("Email"), `${EMAIL}{Enter}`)
  await canvas.findByRole("heading", { name: "Enter the code" })
}

async function enterCode(hands: Hands): Promise<void> {
  await askForCode(hands)
  const code = hands.mocks.provider.mailedCode(EMAIL) ?? ""
  await hands.userEvent.type(hands.canvas.getByLabelText("Verification code"), `${code}{Enter}`)
  await hands.canvas.findByRole("heading", { name: "Choose a new password" })
}

export const AskingForTheEmail: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Reset your password" })
  },
}

export const AskingForTheCode: Story = {
  tags: ["reached"],
  play: async (hands) => {
    await askForCode(hands)
    await expect(hands.canvas.getByLabelText("Verification code")).toBeVisible()
  },
}

export const WrongCode: Story = {
  tags: ["reached"],
  play: async (hands) => {
    await askForCode(hands)
    await hands.userEvent.type(hands.canvas.getByLabelText("Verification code"), "000000{Enter}")
    await expect(await hands.canvas.findByRole("alert")).toHaveTextContent(/code/)
  },
}

export const AskingForThePassword: Story = {
  tags: ["reached"],
  play: async (hands) => {
    await enterCode(hands)
    await expect(hands.canvas.getByLabelText("New password")).toBeVisible()
  },
}

export const Done: Story = {
  tags: ["reached"],
  play: async (hands) => {
    await enterCode(hands)
    await hands.userEvent.type(
      hands.canvas.getByLabelText("New password"),
      "a wiser battery{Enter}",
    )
    await hands.canvas.findByRole("heading", { name: "New Password Created" })
    await expect(hands.canvas.getByRole("button", { name: "Sign in" })).toBeVisible()
  },
}

export const ProviderDown: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("forgotPassword", 500, "The post is not running.")] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), `${EMAIL}{Enter}`)
    await expect(await canvas.findByText("The post is not running.")).toBeVisible()
  },
}
