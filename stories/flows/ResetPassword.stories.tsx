import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { endTips } from "../../packages/app/src/state/feed/tips.ts"
import { auth } from "../../packages/app/src/state/session/auth.ts"
import { AppScreens } from "../screens/appAt.tsx"
import { signedIn } from "../screens/signedIn.ts"
import { arriveAt, beginFlow, enter, press, seeLooks } from "./flow.ts"

const EMAIL = "ada@example.com"
const NEW_PASSWORD = "a wiser battery"

const meta = {
  title: "Flows/Reset the password",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    // Creates her account and signs out before the flow begins.
    signedIn(mocks)()
    const leave = beginFlow("/auth/signin")
    endTips()
    return leave
  },
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

export const WalkFromForgottenToSignedIn: Story = {
  tags: ["walk"],
  play: async ({ canvas, userEvent, step, mocks }) => {
    const hands = { canvas, userEvent }
    await step("she has forgotten it", async () => {
      await enter(hands, "Email", `${EMAIL}{Enter}`)
      await userEvent.click(await canvas.findByRole("link", { name: "Forgot password?" }))
      await arriveAt(hands, "Reset your password")
      await expect(canvas.getByLabelText("Email")).toHaveValue(EMAIL)
      await press(hands, "Send code")
    })
    await step("a wrong code is refused, the right one taken", async () => {
      await arriveAt(hands, "Enter the code")
      await enter(hands, "Verification code", "000000")
      await press(hands, "Next")
      await expect(await canvas.findByRole("alert")).toHaveTextContent(/code/)
      await userEvent.clear(canvas.getByLabelText("Verification code"))
      await enter(hands, "Verification code", mocks.provider.mailedCode(EMAIL) ?? "")
      await press(hands, "Next")
    })
    await step("she chooses a new one, and signs in with it", async () => {
      await arriveAt(hands, "Choose a new password")
      await enter(hands, "New password", NEW_PASSWORD)
      await press(hands, "Save")
      await arriveAt(hands, "New Password Created")
      await press(hands, "Sign in")
      await enter(hands, "Email", `${EMAIL}{Enter}`)
      await arriveAt(hands, "Welcome back")
      await enter(hands, "Password", NEW_PASSWORD)
      await press(hands, "Sign in")
      await arriveAt(hands, "Styled for you")
      await seeLooks(hands)
      await expect(auth.email).toBe(EMAIL)
    })
  },
}
