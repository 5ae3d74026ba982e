import type { Meta, StoryContext } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { OfflineNotice } from "../../packages/app/src/parts/PageStatus.tsx"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Feed from "../../packages/app/src/screens/feed/Feed.tsx"
import { endTips } from "../../packages/app/src/state/feed/tips.ts"
import { signedIn } from "./signedIn.ts"

/** The feed of somebody signed in who has seen the tips. */
export const FEED_SCREEN = {
  component: Feed,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    const signOut = signedIn(mocks)
    endTips()
    return signOut
  },
  render: () => (
    <>
      <OfflineNotice />
      <SignedInLayout path="/feed" navbar>
        <Feed />
      </SignedInLayout>
    </>
  ),
} satisfies Meta<typeof Feed>

/** Waits for all of its looks. What is pressed while some still load is pictured in either of two states. */
export async function allLooks(canvas: StoryContext["canvas"]): Promise<void> {
  await waitFor(() =>
    expect(canvas.getAllByRole("button", { name: /^Favourite / })).toHaveLength(3),
  )
}
