import type { StoryContext } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { environment } from "../../packages/app/src/environment.ts"
import { wait } from "../../packages/app/src/lib/wait.ts"
import { endSession } from "../../packages/app/src/state/session/auth.ts"
import { appAt } from "../screens/appAt.tsx"

/** What a flow is walked with. */
export type Hands = Pick<StoryContext, "canvas" | "userEvent">

/** Loading screens have their stories; in a flow nobody waits for them. */
const LONGEST_STAGE = 2000

/**
 * Puts the app at an address, for somebody new to this device, with loading screens that pass quickly.
 * @returns what undoes it, for the story's `beforeEach` to hand back
 */
export function beginFlow(path: string): () => void {
  endSession()
  environment.wait = (milliseconds, signal) =>
    wait(milliseconds <= LONGEST_STAGE ? 20 : milliseconds, signal)
  const leave = appAt(path)
  return () => {
    leave()
    environment.wait = wait
    endSession()
  }
}

/** Waits for a screen by its heading. */
export async function arriveAt({ canvas }: Hands, name: string | RegExp): Promise<void> {
  const heading = await canvas.findByRole("heading", { level: 1, name })
  await waitFor(() => expect(heading).toBeVisible())
}

/** Presses a button that can be pressed by now. */
export async function press({ canvas, userEvent }: Hands, name: string): Promise<void> {
  const button = await canvas.findByRole("button", { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

/** Writes into a field. */
export async function enter({ canvas, userEvent }: Hands, label: string, text: string) {
  await userEvent.type(await canvas.findByLabelText(label), text)
}

/** Waits until three looks stand on the feed. */
export async function seeLooks({ canvas }: Hands): Promise<void> {
  await waitFor(() =>
    expect(canvas.getAllByRole("button", { name: /^Favourite / })).toHaveLength(3),
  )
}

/** Sees the modal that her things are on their way, and goes on to the feed. */
export async function continueToFeed(hands: Hands): Promise<void> {
  const name = "The pictures have been successfully submitted!"
  const modal = await hands.canvas.findByRole("dialog", { name })
  await waitFor(() => expect(modal).toBeVisible())
  await press(hands, "Continue")
  await arriveAt(hands, /^Styled for/)
}

/** From the modal that her things are ready, over the review, to the feed. */
export async function reviewAll(hands: Hands, count: number): Promise<void> {
  await press(hands, "Go to wardrobe")
  await arriveAt(hands, "Review your items")
  await expect(await hands.canvas.findAllByRole("checkbox", { checked: true })).toHaveLength(count)
  await press(hands, "Confirm")
  await arriveAt(hands, /^Styled for/)
  await seeLooks(hands)
}
