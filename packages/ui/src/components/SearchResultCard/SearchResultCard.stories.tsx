import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { SearchResultCard } from "./SearchResultCard.tsx"
import { SearchResultListSkeleton } from "./SearchResultListSkeleton.tsx"

const meta = {
  title: "Product/SearchResultCard",
  component: SearchResultCard,
  args: {
    image: "/api/pictures/mock/garment/t_shirt.f7f6f3.svg",
    title: "White cotton crew-neck T-shirt",
    seller: "Fenwick & Rye",
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "36rem" }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "A product found by search, which she ticks if she owns it. Several can be ticked; put them in a list.",
      instead: "`ItemCard` for a garment to buy, `WardrobeItem` for one already in the wardrobe.",
      keyboard: "Each card is one checkbox: Tab reaches it, Space ticks it.",
    },
  },
} satisfies Meta<typeof SearchResultCard>

export default meta

type Story = StoryObj<typeof meta>

export const Found: Story = {}

export const WalkTickedAndUnticked: Story = {
  ...Found,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole("checkbox", { name: "White cotton crew-neck T-shirt" })
    await expect(box).toHaveAccessibleDescription("Fenwick & Rye")
    await step("a press anywhere on the card ticks it, Space unticks it", async () => {
      await userEvent.click(canvas.getByText("Fenwick & Rye"))
      await expect(box).toBeChecked()
      await userEvent.keyboard(" ")
      await expect(box).not.toBeChecked()
      await expect(args.onChange).toHaveBeenCalledTimes(2)
    })
  },
}

export const Selected: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const ThumbnailMissing: Story = {
  args: { image: "data:image/png;base64,broken" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("No picture")).toBeVisible())
  },
}

export const VeryLongTitle: Story = {
  args: {
    title:
      "Women's Oversized Heavyweight Organic Cotton Crew Neck Short Sleeve T-Shirt with Dropped Shoulders and Ribbed Collar, White/Ecru/Natural, Sizes 6–26, Pack of Three (Petite, Regular & Tall)",
    seller: "The Extraordinarily Patient Cotton Company of Great Yarmouth & Lowestoft",
  },
}

const FOUND = [
  { title: "White cotton crew-neck T-shirt", seller: "Fenwick & Rye", picture: "t_shirt.f7f6f3" },
  { title: "Ecru heavyweight tee", seller: "Loom Street", picture: "t_shirt.efe6d6" },
  { title: "White racer vest", seller: "Hollis", picture: "vest.ffffff" },
  { title: "Ivory silk cami", seller: "Unlisted", picture: "cami.f3ede0" },
]

export const SeveralSelected: Story = {
  tags: ["reached"],
  render: ({ onChange }) => (
    <ul style={{ display: "grid", gap: "0.75rem" }}>
      {FOUND.map(({ title, seller, picture }, index) => (
        <li key={title}>
          <SearchResultCard
            image={`/api/pictures/mock/garment/${picture}.svg`}
            title={title}
            seller={seller}
            defaultChecked={index === 0}
            onChange={onChange}
          />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "White racer vest" }))
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(2)
  },
}

export const Searching: Story = {
  render: () => <SearchResultListSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Searching")).toBeInTheDocument()
  },
}
