import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { environment } from "../../packages/app/src/environment.ts"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import WardrobeLoading from "../../packages/app/src/screens/wardrobeLoading/WardrobeLoading.tsx"
import { confirmReview, openReview } from "../../packages/app/src/state/review/review.ts"
import { aGarment, withFound, withPending } from "./closet.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Wardrobe loading",
  component: WardrobeLoading,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
  render: () => (
    <SignedInLayout path="/wardrobe/loading" navbar={false}>
      <WardrobeLoading />
    </SignedInLayout>
  ),
} satisfies Meta<typeof WardrobeLoading>

export default meta

type Story = StoryObj<typeof meta>

/** Confirms all that waits for her review, which is not answered, and stops at the first message. */
async function confirmAll(mocks: StoryMocks): Promise<() => void> {
  mocks.script.delay("addToWardrobe", 60_000)
  await openReview(new AbortController().signal)
  confirmReview()
  // Otherwise the messages would change, and each picture show another moment.
  const { wait } = environment
  environment.wait = () => new Promise(() => {})
  return () => {
    environment.wait = wait
    mocks.release()
  }
}

export const BeingConfirmed: Story = {
  beforeEach: ({ mocks }) => {
    withPending(mocks)
    return confirmAll(mocks)
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByText("Adding new items to your wardrobe...")
    await waitFor(() => expect(words).toBeVisible())
  },
}

export const ManyBeingConfirmed: Story = {
  beforeEach: ({ mocks }) => {
    // As many as one call reads.
    for (let part = 0; part < 5; part += 1) {
      const found = Array.from({ length: 50 }, (_, place) => aGarment(`many-${part}-${place}`))
      withFound(mocks, found)
    }
    return confirmAll(mocks)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("0 of 250 items added")).toBeVisible()
  },
}
