import type { StoryContext } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { environment } from "../../packages/app/src/environment.ts"
import { wait } from "../../packages/app/src/lib/wait.ts"
import { endSession } from "../../packages/app/src/state/session/auth.ts"
import { appAt } from "../screens/appAt.tsx"

/** The tools for walking through a flow. */
export type Hands = Pick<StoryContext, "canvas" | "userEvent">

/** Loading screens have their own stories, so flows shorten them. */
const LONGEST_STAGE = 2000

/**
 * Opens an address of the app for a person new to this device, with short loading screens.
 * @returns the clean-up for the story's `beforeEach` to return
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

/** Waits until a button can be pressed, and presses it. */
export async function press({ canvas, userEvent }: Hands, name: string): Promise<void> {
  const button = await canvas.findByRole("button", { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

/** Types into a field. */
export async function enter({ canvas, userEvent }: Hands, label: string, text: string) {
  await userEvent.type(await canvas.findByLabelText(label), text)
}

/** Waits until the feed shows three looks. */
export async function seeLooks({ canvas }: Hands): Promise<void> {
  await waitFor(() =>
    expect(canvas.getAllByRole("button", { name: /^Favourite / })).toHaveLength(3),
  )
}

/** Waits for the modal that says what she added is submitted, and goes on to the feed. */
export async function continueToFeed(hands: Hands): Promise<void> {
  const name = "The pictures have been successfully submitted!"
  const modal = await hands.canvas.findByRole("dialog", { name })
  await waitFor(() => expect(modal).toBeVisible())
  await press(hands, "Continue")
  await arriveAt(hands, /^Styled for/)
}

/** Goes from the modal that says her items are ready, through the review, to the feed. */
export async function reviewAll(hands: Hands, count: number): Promise<void> {
  await press(hands, "Go to wardrobe")
  await arriveAt(hands, "Review your items")
  await expect(await hands.canvas.findAllByRole("checkbox", { checked: true })).toHaveLength(count)
  await press(hands, "Confirm")
  await arriveAt(hands, /^Styled for/)
  await seeLooks(hands)
}
