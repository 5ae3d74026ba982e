import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor, within } from "storybook/test"
import type Feed from "../../packages/app/src/screens/feed/Feed.tsx"
import { dismissed } from "../../packages/app/src/state/looks/dismissed.ts"
import { snackbar } from "../../packages/app/src/state/shell/snackbar.ts"
import { failing } from "./answers.ts"
import { allLooks, FEED_SCREEN } from "./feedScreen.tsx"

const meta = {
  title: "Screens/Feed not for me",
  ...FEED_SCREEN,
} satisfies Meta<typeof Feed>

export default meta

type Story = StoryObj<typeof meta>

/** Says of the first look that it is not for her, and gives what stands in its place. */
async function dismissFirst({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) {
  await allLooks(canvas)
  const [button] = canvas.getAllByRole("button", { name: /^Not for me: / })
  if (!button) throw new Error("There is no look to dismiss.")
  await userEvent.click(button)
  const panel = await canvas.findByRole("region", { name: "Not for you" })
  await waitFor(() => expect(panel).toHaveFocus())
  // Otherwise a failure that a story scripts from here on could meet the dismissal itself.
  await waitFor(() => expect(dismissed.ids).toHaveLength(1))
  return within(panel)
}

export const Asked: Story = {
  tags: ["reached"],
  play: async (context) => {
    const panel = await dismissFirst(context)
    await expect(panel.getByRole("heading", { name: "What put you off?" })).toBeVisible()
    for (const name of ["Colour", "Shape", "Too dressy", "Too plain", "Price", "One piece"]) {
      await expect(panel.getByRole("button", { name })).toBeEnabled()
    }
  },
}

export const WalkByKeyboard: Story = {
  tags: ["walk"],
  play: async (context) => {
    const { canvas, userEvent } = context
    const panel = await dismissFirst(context)
    await userEvent.tab()
    await expect(panel.getByRole("button", { name: "Colour" })).toHaveFocus()
    panel.getByRole("button", { name: "Undo" }).focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Not for me: /))
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: /^Not for me: / })).toHaveLength(3),
    )
  },
}

export const Explained: Story = {
  tags: ["reached"],
  play: async (context) => {
    const panel = await dismissFirst(context)
    await context.userEvent.click(panel.getByRole("button", { name: "Colour" }))
    await expect(await panel.findByText("Noted: fewer looks in these colours.")).toBeVisible()
    await expect(panel.queryByRole("button", { name: "Shape" })).not.toBeInTheDocument()
  },
}

export const ForOnePiece: Story = {
  tags: ["reached"],
  play: async (context) => {
    const panel = await dismissFirst(context)
    await context.userEvent.click(panel.getByRole("button", { name: "One piece" }))
    await expect(await panel.findByRole("heading", { name: "Which piece?" })).toBeVisible()
    await expect(panel.getAllByRole("listitem").length).toBeGreaterThan(1)
  },
}

export const NotSaved: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("dismissLook", 503, "Nothing is kept just now.")] },
  play: async ({ canvas, userEvent }) => {
    await allLooks(canvas)
    const [button] = canvas.getAllByRole("button", { name: /^Not for me: / })
    if (!button) throw new Error("There is no look to dismiss.")
    await userEvent.click(button)
    await waitFor(() => expect(snackbar.message?.text).toBe("Not saved. Nothing is kept just now."))
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: /^Not for me: / })).toHaveLength(3),
    )
  },
}

export const ReasonNotSaved: Story = {
  tags: ["reached"],
  play: async (context) => {
    const panel = await dismissFirst(context)
    context.mocks.script.fail("dismissLook", { status: 503, detail: "Nothing is kept just now." })
    await context.userEvent.click(panel.getByRole("button", { name: "Shape" }))
    await expect(await panel.findByRole("alert")).toHaveTextContent(
      "Not saved. Nothing is kept just now.",
    )
    await expect(panel.getByRole("button", { name: "Shape" })).toBeVisible()
  },
}
