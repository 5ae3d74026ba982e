import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, within } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { EMPTY_COLUMN, LONG_WORDS, SAMPLE_COLUMNS } from "./sampleColumns.ts"
import { pointIn } from "./storyPoints.ts"
import { TagColumns, type TagColumnsProps } from "./TagColumns.tsx"
import { applyTagMove } from "./tagMoves.ts"

const meta = {
  title: "Product/TagColumns",
  component: TagColumns,
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Sorts a fixed set of words into a few headed columns, such as what she loves, does not mind and avoids. The caller owns the order and applies each move with `applyTagMove`.",
      instead:
        "To choose some of a set without ranking them, use ChoiceChips. For one answer each to a series of pictures, use CalibrationCard.",
      keyboard:
        "Tab goes from tag to tag. Enter opens a tag's choices: the other columns, earlier, later; Escape closes them. Space picks a tag up; then up and down arrows go from place to place, left and right arrows to the neighbouring column, Space, Enter or Tab put it down, Escape leaves it where it was. Each step is read out.",
    },
  },
  args: {
    columns: SAMPLE_COLUMNS,
    onMove: fn(),
  },
  render: function Controlled(args: TagColumnsProps) {
    const [columns, setColumns] = useState(args.columns)
    return (
      <TagColumns
        {...args}
        columns={columns}
        onMove={(move) => {
          setColumns(applyTagMove(columns, move))
          args.onMove(move)
        }}
      />
    )
  },
} satisfies Meta<typeof TagColumns>

export default meta

type Story = StoryObj<typeof meta>

// A frame that grows with its story would end what is held, as a window's new size does.
const HELD = { docs: { story: { inline: false, height: 400 } } }

export const Sorted: Story = {}

export const WalkDraggedByMouse: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    const denim = () => canvas.getByRole("button", { name: "Denim" })
    const from = pointIn(denim(), 0.5)
    await step("four pixels are no drag", async () => {
      await userEvent.pointer([
        { keys: "[MouseLeft>]", target: denim(), coords: from },
        { target: denim(), coords: { ...from, clientX: from.clientX + 4 } },
      ])
      await expect(canvas.queryByText(/Denim picked up/)).not.toBeInTheDocument()
    })
    await step("six are: the tag is picked up", async () => {
      await userEvent.pointer({ coords: { ...from, clientX: from.clientX + 6 } })
      await expect(await canvas.findByText(/^Denim picked up|^Denim over/)).toBeInTheDocument()
    })
    await step("it goes before the tag whose first half it is dropped on", async () => {
      const leather = canvas.getByRole("button", { name: "Leather" })
      await userEvent.pointer({ target: leather, coords: pointIn(leather, 0.2) })
      await canvas.findByText(/^Denim over I avoid, position/)
      await userEvent.pointer({
        target: canvas.getByRole("button", { name: "Leather" }),
        coords: pointIn(canvas.getByRole("button", { name: "Leather" }), 0.2),
      })
      await userEvent.pointer({ keys: "[/MouseLeft]" })
      await expect(args.onMove).toHaveBeenCalledOnce()
      await expect(args.onMove).toHaveBeenCalledWith({
        tag: "Denim",
        from: "dontMind",
        to: "avoid",
        index: 2,
      })
      await expect(canvas.getByText("Denim moved to I avoid, position 3 of 7")).toBeInTheDocument()
    })
  },
}

export const WalkReorderedByMouse: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const prints = canvas.getByRole("button", { name: "Prints" })
    const from = pointIn(prints, 0.5)
    const bold = pointIn(canvas.getByRole("button", { name: "Bold colors" }), 0.9)
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: prints, coords: from },
      { coords: { ...from, clientX: from.clientX + 8 } },
      { coords: bold },
      { keys: "[/MouseLeft]" },
    ])
    await expect(args.onMove).toHaveBeenCalledWith({
      tag: "Prints",
      from: "love",
      to: "love",
      index: 1,
    })
  },
}

export const HeldByMouse: Story = {
  tags: ["reached"],
  parameters: HELD,
  play: async ({ canvas, userEvent }) => {
    const sneakers = canvas.getByRole("button", { name: "Sneakers" })
    const from = pointIn(sneakers, 0.5)
    const love = canvas.getByRole("region", { name: "I love" })
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: sneakers, coords: from },
      { coords: { ...from, clientX: from.clientX + 8 } },
      { target: love, coords: pointIn(love, 0.7, 0.6) },
    ])
    await expect(await canvas.findByText(/^Sneakers over I love/)).toBeInTheDocument()
  },
}

export const WalkMouseDragCancelled: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const order = () => canvas.getAllByRole("listitem").map((item) => item.getAttribute("data-tag"))
    const before = order()
    const heels = canvas.getByRole("button", { name: "High heels" })
    const from = pointIn(heels, 0.5)
    const love = canvas.getByRole("region", { name: "I love" })
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: heels, coords: from },
      { coords: { ...from, clientX: from.clientX + 8 } },
      { target: love, coords: pointIn(love, 0.2, 0.6) },
    ])
    await canvas.findByText(/^High heels over I love/)
    await expect(order()).not.toEqual(before)
    await userEvent.keyboard("{Escape}")
    await userEvent.pointer({ keys: "[/MouseLeft]" })
    await expect(order()).toEqual(before)
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const WalkDraggedByKeys: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    const tag = () => canvas.getByRole("button", { name: "Prints" })
    await step("Space picks it up", async () => {
      tag().focus()
      await userEvent.keyboard(" ")
      await canvas.findByText("Prints picked up from I love, position 1 of 6")
    })
    await step("arrows go to the next place, and to the next column", async () => {
      await userEvent.keyboard("{ArrowDown}")
      await canvas.findByText("Prints over I love, position 2 of 6")
      await userEvent.keyboard("{ArrowRight}")
      await canvas.findByText("Prints over I don't mind, position 2 of 7")
      await expect(tag()).toHaveFocus()
    })
    await step("Space puts it down", async () => {
      await userEvent.keyboard(" ")
      await canvas.findByText("Prints moved to I don't mind, position 2 of 7")
      await expect(args.onMove).toHaveBeenCalledOnce()
      await expect(args.onMove).toHaveBeenCalledWith({
        tag: "Prints",
        from: "love",
        to: "dontMind",
        index: 1,
      })
      await expect(tag()).toHaveFocus()
    })
  },
}

export const HeldByKeys: Story = {
  tags: ["reached"],
  parameters: HELD,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Layering" }).focus()
    await userEvent.keyboard(" ")
    await canvas.findByText(/^Layering picked up/)
    await userEvent.keyboard("{ArrowRight}")
    await expect(await canvas.findByText(/^Layering over I don't mind/)).toBeInTheDocument()
  },
}

export const WalkKeyDragCancelled: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const leather = () => canvas.getByRole("button", { name: "Leather" })
    leather().focus()
    await userEvent.keyboard(" ")
    await canvas.findByText(/^Leather picked up/)
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowUp}")
    await canvas.findByText("Leather over I love, position 2 of 7")
    await userEvent.keyboard("{Escape}")
    await canvas.findByText("Leather left in I avoid, position 3 of 6")
    await expect(leather()).toHaveFocus()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const WalkIntoAnEmptyColumn: Story = {
  tags: ["walk"],
  args: { columns: EMPTY_COLUMN },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Leather" }).focus()
    await userEvent.keyboard(" ")
    await canvas.findByText(/^Leather picked up/)
    await userEvent.keyboard("{ArrowLeft}")
    await canvas.findByText("Leather over I don't mind, position 1 of 1")
    await userEvent.keyboard(" ")
    await expect(args.onMove).toHaveBeenCalledWith({
      tag: "Leather",
      from: "avoid",
      to: "dontMind",
      index: 0,
    })
  },
}

export const WalkMovedWithoutDragging: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    const choices = () => within(canvas.getByRole("group", { name: "Move Denim to" }))
    await step("a pressed tag offers the other columns", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Denim" }))
      await userEvent.click(choices().getByRole("button", { name: "I avoid" }))
    })
    await step("it moves to the end, with focus, and says so", async () => {
      await expect(args.onMove).toHaveBeenLastCalledWith({
        tag: "Denim",
        from: "dontMind",
        to: "avoid",
        index: 6,
      })
      const avoided = within(canvas.getByRole("region", { name: "I avoid" }))
      await expect(avoided.getByRole("button", { name: "Denim" })).toHaveFocus()
      await canvas.findByText("Denim moved to I avoid, position 7 of 7")
    })
    await step("and one place earlier", async () => {
      await userEvent.keyboard("{Enter}")
      await expect(choices().getByRole("button", { name: "Later" })).toBeDisabled()
      await userEvent.click(choices().getByRole("button", { name: "Earlier" }))
      await canvas.findByText("Denim moved to I avoid, position 6 of 7")
    })
  },
}

export const Choosing: Story = {
  tags: ["reached"],
  parameters: HELD,
  play: async ({ canvas, userEvent }) => {
    const tag = canvas.getByRole("button", { name: "Colour accents" })
    const before = canvas.getByRole("region", { name: "I avoid" }).getBoundingClientRect()
    await userEvent.click(tag)
    await expect(tag).toHaveAttribute("aria-expanded", "true")
    const after = canvas.getByRole("region", { name: "I avoid" }).getBoundingClientRect()
    await expect(after).toEqual(before)
  },
}

export const WalkChoiceCancelled: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const tag = canvas.getByRole("button", { name: "Leather" })
    await userEvent.click(tag)
    await userEvent.tab()
    await userEvent.keyboard("{Escape}")
    await expect(tag).toHaveFocus()
    await expect(tag).toHaveAttribute("aria-expanded", "false")
    await userEvent.click(tag)
    await userEvent.click(canvas.getByRole("heading", { name: "I love" }))
    await expect(tag).toHaveAttribute("aria-expanded", "false")
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const VeryLongWords: Story = {
  args: { columns: LONG_WORDS },
}
