import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, within } from "storybook/test"
import { TagColumns, type TagColumnsProps } from "./TagColumns.tsx"

const meta = {
  title: "Product/TagColumns",
  component: TagColumns,
  args: {
    columns: [
      { id: "love", title: "I love", tags: ["Prints", "Bold colors", "High-waisted", "Layering"] },
      { id: "dontMind", title: "I don't mind", tags: ["Relaxed fits", "Sneakers", "Denim"] },
      { id: "avoid", title: "I avoid", tags: ["Skinny fits", "Leather", "High heels"] },
    ],
    onMove: fn(),
  },
  render: function Controlled(args: TagColumnsProps) {
    const [columns, setColumns] = useState(args.columns)
    return (
      <TagColumns
        {...args}
        columns={columns}
        onMove={(move) => {
          setColumns(
            columns.map((column) => {
              const tags = column.tags.filter((tag) => tag !== move.tag)
              return {
                ...column,
                tags: column.id === move.to ? tags.toSpliced(move.index, 0, move.tag) : tags,
              }
            }),
          )
          args.onMove(move)
        }}
      />
    )
  },
} satisfies Meta<typeof TagColumns>

export default meta

type Story = StoryObj<typeof meta>

export const Sorted: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step("a tag offers the other columns", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Denim" }))
      const choices = within(canvas.getByRole("group", { name: "Move Denim to" }))
      await userEvent.click(choices.getByRole("button", { name: "I avoid" }))
    })
    await step("it moves to the end, with focus, and says so", async () => {
      await expect(args.onMove).toHaveBeenLastCalledWith({
        tag: "Denim",
        from: "dontMind",
        to: "avoid",
        index: 3,
      })
      const avoided = within(canvas.getByRole("region", { name: "I avoid" }))
      await expect(avoided.getByRole("button", { name: "Denim" })).toHaveFocus()
      await expect(canvas.getByRole("status")).toHaveTextContent("Denim moved to I avoid")
    })
  },
}

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Prints" }))
    await expect(canvas.getByRole("button", { name: "Prints" })).toHaveAttribute(
      "aria-expanded",
      "true",
    )
  },
}

export const Cancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tag = canvas.getByRole("button", { name: "Leather" })
    await userEvent.click(tag)
    await userEvent.tab()
    await userEvent.keyboard("{Escape}")
    await expect(tag).toHaveFocus()
    await expect(tag).toHaveAttribute("aria-expanded", "false")
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const EmptyColumn: Story = {
  args: {
    columns: [
      { id: "love", title: "I love", tags: ["Prints", "Layering"] },
      { id: "dontMind", title: "I don't mind", tags: ["Sneakers"] },
      { id: "avoid", title: "I avoid", tags: [] },
    ],
  },
}
