import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { ItemCard } from "../ItemCard/index.ts"
import { ItemCarousel } from "./ItemCarousel.tsx"

const items = [
  { image: "samples/item-jeans.svg", name: "Wide blue jeans", owned: true },
  {
    image: "samples/item-knit.svg",
    brand: "Fenwick & Rye",
    name: "Ribbed jumper",
    price: 49.99,
  },
  { image: "samples/item-trench.svg", brand: "Loom Street", name: "Camel trench", price: 120 },
  {
    image: "samples/item-loafers.svg",
    unlisted: true,
    name: "Leather loafers",
    price: 59.99,
  },
  { image: "samples/item-bag.svg", brand: "Hollis", name: "Frame bag", price: 39.99 },
]

const cards = items.map((item) => <ItemCard key={item.name} {...item} />)

const meta = {
  title: "Product/ItemCarousel",
  component: ItemCarousel,
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Puts cards into one row that scrolls sideways and comes to rest at a card. Mice get buttons at its ends, which show while the pointer or the focus is in the row; touch and wheel scroll it as usual.",
      instead:
        "To show all cards at once, use a plain list in a grid. For looks that change by themselves, use SplashGallery.",
      keyboard:
        "Tab reaches the row, where left and right arrows scroll; then the controls in the cards, which scroll into view as they take focus; then, with a mouse, the buttons back and on.",
    },
  },
  args: { label: "Items of Parisian smart", children: cards },
  decorators: [
    (Story) => (
      // A grid, as pages often are, which grows with what does not shrink.
      <div style={{ display: "grid", maxWidth: "358px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ItemCarousel>

export default meta

type Story = StoryObj<typeof meta>

export const MoreThanFits: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Next items" })).toHaveStyle({
      opacity: "0",
    })
    await expect(canvas.getByRole("list").clientWidth).toBeLessThanOrEqual(358)
  },
}

export const WalkReachedByKeyboard: Story = {
  ...MoreThanFits,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole("button", { name: "Next items" })
    canvas.getByRole("list").focus()
    await waitFor(() => expect(next).toHaveStyle({ opacity: "1" }))
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Previous items" })).toHaveFocus()
    await userEvent.tab()
    await expect(next).toHaveFocus()
  },
}

export const WalkScrolledByButton: Story = {
  ...MoreThanFits,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("list", { name: "Items of Parisian smart" })
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5)
    await userEvent.click(await canvas.findByRole("button", { name: "Next items" }))
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Previous items" })).not.toHaveAttribute(
        "aria-disabled",
      ),
    )
  },
}

/** Words that run from right to left turn the row around, and its buttons with it. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ minWidth: 0 }}>
        <Story />
      </div>
    ),
  ],
}

export const WalkScrolledRightToLeft: Story = {
  ...RightToLeft,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("list", { name: "Items of Parisian smart" })
    const next = await canvas.findByRole("button", { name: "Next items" })
    const previous = canvas.getByRole("button", { name: "Previous items" })
    await expect(next.getBoundingClientRect().left).toBeLessThan(
      previous.getBoundingClientRect().left,
    )
    await userEvent.click(next)
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(0))
    await waitFor(() => expect(previous).not.toHaveAttribute("aria-disabled"))
    await userEvent.click(previous)
    await waitFor(() => expect(row.scrollLeft).toBe(0))
  },
}

export const WalkScrolledByFocus: Story = {
  tags: ["walk"],
  args: {
    children: items.map((item) => (
      <ItemCard key={item.name} {...item} href="https://shop.example/item" />
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("list", { name: "Items of Parisian smart" })
    row.focus()
    for (const _ of items) await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "Frame bag" })).toHaveFocus()
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
  },
}

export const OneCard: Story = { args: { children: cards.slice(0, 1) } }

export const AllFit: Story = {
  args: { children: cards.slice(0, 2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("button")).not.toBeInTheDocument())
  },
}
