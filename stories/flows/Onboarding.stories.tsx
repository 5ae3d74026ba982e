import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { endTips } from "../../packages/app/src/state/feed/tips.ts"
import { auth } from "../../packages/app/src/state/session/auth.ts"
import { AppScreens } from "../screens/appAt.tsx"
import { arriveAt, beginFlow, enter, press, seeLooks } from "./flow.ts"

const meta = {
  title: "Flows/Onboarding",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

export const WalkFromTheFirstQuestionToTheFeed: Story = {
  tags: ["walk"],
  beforeEach: () => {
    const leave = beginFlow("/onboarding/1")
    endTips()
    return leave
  },
  play: async ({ canvas, userEvent, step, mocks }) => {
    const hands = { canvas, userEvent }
    await step("she tells about herself", async () => {
      await arriveAt(hands, "Tell us about you")
      await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled()
      await userEvent.click(canvas.getByRole("radio", { name: "Pear" }))
      await userEvent.click(canvas.getByRole("checkbox", { name: "Work" }))
      await press(hands, "Next")
    })
    await step("she rates eleven looks", async () => {
      await arriveAt(hands, "Pick styles you'd wear")
      const answers = canvas.getAllByRole("radio", { name: "Would wear!" })
      await expect(answers).toHaveLength(11)
      for (const answer of answers) await userEvent.click(answer)
      await press(hands, "Next")
    })
    await step("she leaves the labels as they are, and skips the selfie", async () => {
      await arriveAt(hands, /^Almost there!/)
      await press(hands, "Next")
      await arriveAt(hands, "Take a selfie for outfit color match")
      await press(hands, "Skip")
    })
    await step("she creates an account, and has a feed", async () => {
      await arriveAt(hands, "Create an Account")
      await enter(hands, "Email", "ada@example.com")
      await enter(hands, "Password", "correct horse")
      await press(hands, "Create account")
      await arriveAt(hands, "Styled for you")
      await seeLooks(hands)
    })
    await step("the provider has all of her answers", async () => {
      await expect(auth.isAuth).toBe(true)
      await expect(mocks.provider.calls.checkLogin({ query: { email: "ada@example.com" } })).toBe(
        true,
      )
    })
  },
}
