import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Badge } from "../Badge/index.ts"
import { Button } from "../Button/index.ts"
import { WardrobeItem } from "./WardrobeItem.tsx"
import { WardrobeItemSkeleton } from "./WardrobeItemSkeleton.tsx"

const meta = {
  title: "Product/WardrobeItem",
  component: WardrobeItem,
  args: {
    summary: "Navy long-sleeved blouse",
    image: "/api/pictures/mock/garment/blouse.2b3a5c.svg",
  },
  decorators: [
    (Story) => (
      <div style={{ width: "171px" }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "One garment of her own in the wardrobe: its picture and what it is. In manage mode it can be deleted.",
      instead:
        "`ItemCard` for a garment within a look, which may be for sale; `ReviewItem` for one she has not confirmed. Put several in a `WardrobeSection`.",
      keyboard:
        "Tab reaches the picture, if it opens, or the checkbox that selects it, which Space ticks, then the button for more or for deleting, then the action. Pressing and holding a picture has no counterpart: give a button that shows the checkboxes. While an item is being deleted its button keeps focus and ignores Enter and Space.",
    },
  },
} satisfies Meta<typeof WardrobeItem>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Navy long-sleeved blouse")).toBeVisible()
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument()
  },
}

export const ThatOpens: Story = {
  args: { onOpen: fn(), onMore: fn(), mark: <Badge tone="green">Your colour</Badge> },
}

export const WalkOpening: Story = {
  ...ThatOpens,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open Navy long-sleeved blouse" }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("button", { name: /^More for/ }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const InManageMode: Story = {
  args: { onDelete: fn() },
}

export const WalkDeleting: Story = {
  ...InManageMode,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Delete Navy long-sleeved blouse" })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

export const ToSelect: Story = {
  args: { onDelete: fn(), onSelect: fn(), mark: <Badge>In the wash</Badge> },
}

export const Selected: Story = {
  args: { onDelete: fn(), onSelect: fn(), selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeChecked()
  },
}

export const WalkSelecting: Story = {
  ...ToSelect,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole("checkbox", { name: "Select Navy long-sleeved blouse" })
    await step("by a press anywhere on the picture, and by keyboard", async () => {
      await userEvent.click(box)
      await userEvent.keyboard(" ")
      await expect(args.onSelect).toHaveBeenCalledTimes(2)
      await expect(args.onSelect).toHaveBeenLastCalledWith({ selected: true })
    })
    await step("deleting stays within reach", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Delete/ }))
      await expect(args.onDelete).toHaveBeenCalledOnce()
    })
  },
}

export const BeingDeleted: Story = {
  args: { onDelete: fn(), busy: true },
}

export const WalkPressedWhileDeleting: Story = {
  ...BeingDeleted,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole("button")
    await step("further presses do nothing, and focus stays", async () => {
      await userEvent.click(button)
      await userEvent.keyboard("{Enter}")
      await expect(args.onDelete).not.toHaveBeenCalled()
      await expect(button).toHaveFocus()
    })
    await expect(canvas.getByRole("article")).toHaveAttribute("aria-busy", "true")
  },
}

export const WithColourMatch: Story = {
  args: { mark: <Badge tone="green">One of your best blues</Badge> },
}

export const WithAction: Story = {
  args: { action: <Button variant="quiet">Style this</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Style this" })).toBeVisible()
  },
}

export const WithMore: Story = {
  args: { onMore: fn(), action: <Button variant="quiet">Style this</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "More for Navy long-sleeved blouse" })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const WalkMore: Story = {
  ...WithMore,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More for Navy long-sleeved blouse" }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const Away: Story = {
  args: {
    onMore: fn(),
    away: true,
    mark: <Badge>In the wash</Badge>,
    action: <Button variant="quiet">Wear it again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("In the wash")).toBeVisible()
  },
}

export const PictureMissing: Story = {
  args: { image: "data:image/png;base64,broken", onDelete: fn() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("No picture")).toBeVisible())
  },
}

export const VeryLongSummary: Story = {
  args: {
    summary:
      "Hand-framed double-faced merino and cashmere blend oversized cable jumper with saddle shoulders, bought in Stornoway",
    mark: <Badge>Sits well with everything a true autumn wears near the face</Badge>,
    onDelete: fn(),
  },
}

export const Loading: Story = {
  render: () => <WardrobeItemSkeleton data-testid="skeleton" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("skeleton")).toHaveAttribute("aria-hidden", "true")
  },
}
