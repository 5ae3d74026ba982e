import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import Tags from "../../packages/app/src/screens/onboarding/Tags.tsx"
import { feed, openFeed } from "../../packages/app/src/state/feed/feed.ts"
import { forgetAnswers, setTags } from "../../packages/app/src/state/onboarding/answers.ts"
import { reopenAnswers } from "../../packages/app/src/state/onboarding/reopenAnswers.ts"
import { loadProfile } from "../../packages/app/src/state/profile/profile.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Style labels",
  component: Tags,
  parameters: { layout: "fullscreen" },
  render: () => <Tags />,
} satisfies Meta<typeof Tags>

export default meta

type Story = StoryObj<typeof meta>

export const ForAGuest: Story = {
  beforeEach: () => {
    setTags({ love: ["Prints", "Layering"], dontMind: ["Denim"], avoid: ["Leather"] })
    return forgetAnswers
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible()
    await expect(canvas.queryByText("Next in your feed")).not.toBeInTheDocument()
  },
}

export const LooksFollow: Story = {
  tags: ["reached"],
  beforeEach: async ({ mocks }) => {
    const signOut = signedIn(mocks)
    await openFeed()
    await loadProfile()
    reopenAnswers()
    return () => {
      forgetAnswers()
      signOut()
    }
  },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole("heading", { name: "Next in your feed" })
    await waitFor(() => expect(next).toBeVisible())
    const before = feed.looks
    // By keyboard: picks the tag up, moves it to what she avoids, and puts it down.
    canvas.getByRole("button", { name: /^Denim/ }).focus()
    await userEvent.keyboard(" ")
    await userEvent.keyboard("{ArrowRight}")
    await userEvent.keyboard(" ")
    await waitFor(() => expect(feed.looks).not.toBe(before))
    await waitFor(() => expect(canvas.getByText(/first\.$/)).toBeVisible())
    const worn = feed.looks.flatMap(({ clothes }) => clothes.flatMap(([first]) => first ?? []))
    await expect(worn.filter(({ kind }) => kind === "jeans")).toEqual([])
  },
}
