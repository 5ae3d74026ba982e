import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { environment } from "../../packages/app/src/environment.ts"
import { onboarding } from "../../packages/app/src/state/onboarding/answers.ts"
import { keepSelfie } from "../../packages/app/src/state/selfie/selfie.ts"
import {
  answerEverything,
  DOUBTFUL,
  DOUBTFUL_VOTE,
} from "../../packages/app/src/testing/samples.ts"
import { failing } from "./answers.ts"
import { AppScreens, appAt } from "./appAt.tsx"

/** Starts as a guest at a step, with the questions before it answered. */
function atStep(step: number): () => void {
  if (step > 1) answerEverything()
  return appAt(`/onboarding/${step}`)
}

const meta = {
  title: "Screens/Onboarding",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

export const AboutHerself: Story = {
  tags: ["reached"],
  beforeEach: () => atStep(1),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: "Tell us about you" })
    await userEvent.click(canvas.getByRole("radio", { name: "Pear" }))
    await userEvent.click(canvas.getByRole("checkbox", { name: "Work" }))
    await expect(canvas.getByRole("button", { name: "Next" })).toBeEnabled()
  },
}

export const SampleLooks: Story = {
  beforeEach: () => atStep(2),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Pick styles you'd wear" })
    await expect(canvas.getByText("11 of 11 answered")).toBeVisible()
  },
}

/** On a phone the next look comes by itself; on a desktop all are in place. */
export const WalkLooksOneByOne: Story = {
  tags: ["walk"],
  beforeEach: () => {
    const leave = atStep(2)
    onboarding.preferences.splice(2)
    return leave
  },
  play: async ({ canvas, userEvent, step }) => {
    const cards = await canvas.findAllByRole("group", { name: /./ })
    const isBeside = (place: number) => {
      const { left, right } = cards[place]?.getBoundingClientRect() ?? { left: -1, right: -1 }
      return left >= 0 && right <= window.innerWidth
    }
    const answer = (place: number) =>
      userEvent.click(canvas.getAllByText("Would wear!")[place] ?? canvas.getByText("Next"))
    await step("she goes on where she left off", () =>
      waitFor(() => expect(isBeside(2)).toBe(true)),
    )
    await answer(2)
    await step("an answer brings the next look", () =>
      waitFor(() => expect(isBeside(3)).toBe(true)),
    )
    await answer(0)
    await step("also from one that she went back to", async () => {
      await waitFor(() => expect(isBeside(3)).toBe(true))
      await expect(canvas.getByText("3 of 11 answered")).toBeVisible()
      await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled()
    })
  },
}

export const Processing: Story = {
  beforeEach: () => {
    const { wait } = environment
    // Stops at its first message.
    environment.wait = () => new Promise(() => {})
    const leave = atStep(3)
    return () => {
      leave()
      environment.wait = wait
    }
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByText("Processing your responses...")
    await waitFor(() => expect(words).toBeVisible())
  },
}

export const Tags: Story = {
  beforeEach: () => atStep(4),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: /^Almost there!/ })
    await expect(await canvas.findByRole("region", { name: "I love" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Next" })).toBeEnabled()
  },
}

export const Selfie: Story = {
  beforeEach: () => atStep(5),
  play: async ({ canvas }) => {
    const skip = await canvas.findByRole("button", { name: "Skip" })
    await expect(skip.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  },
}

export const TypeChosenWithoutASelfie: Story = {
  beforeEach: () => {
    const leave = atStep(5)
    keepSelfie({ colour_type: "soft autumn", confidence: 1, is_own_choice: true })
    return leave
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You chose: soft autumn\./)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Choose another type" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Next" })).toBeEnabled()
  },
}

export const SelfieLeftDoubt: Story = {
  beforeEach: () => {
    const leave = atStep(5)
    keepSelfie({ analysis: { ...DOUBTFUL, votes: [DOUBTFUL_VOTE] } })
    return leave
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This picture left some doubt/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Take another selfie" })).toBeEnabled()
    await expect(canvas.getByRole("button", { name: "Next" })).toBeEnabled()
  },
}

export const Account: Story = {
  beforeEach: () => atStep(6),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Create account" })).toBeVisible()
  },
}

export const AccountLeftEmpty: Story = {
  tags: ["reached"],
  beforeEach: () => atStep(6),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create account" }))
    const problems = canvas.getAllByRole("alert")
    await expect(problems).toHaveLength(2)
    for (const problem of problems) {
      await expect(problem).toHaveTextContent("Not all fields are filled")
    }
  },
}

export const AddressIsKnown: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => {
    mocks.provider.calls.register({ body: { email: "ada@example.com", password: "correct horse" } })
    return atStep(6)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "ada@example.com")
    await userEvent.type(canvas.getByLabelText("Password"), "another horse")
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }))
    await expect(await canvas.findByRole("link", { name: "Sign-in" })).toHaveAttribute(
      "href",
      "/auth/signin",
    )
    await waitFor(() => expect(canvas.getByLabelText("Email")).toHaveFocus())
  },
}

export const ProviderDown: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("register", 500, "Nobody can sign up just now.")] },
  beforeEach: () => atStep(6),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "ada@example.com")
    await userEvent.type(canvas.getByLabelText("Password"), "correct horse")
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }))
    await expect(await canvas.findByText("Nobody can sign up just now.")).toBeVisible()
    await waitFor(() => expect(canvas.queryByText("One moment")).toBeNull())
    await expect(canvas.getByLabelText("Email")).toHaveValue("ada@example.com")
  },
}
