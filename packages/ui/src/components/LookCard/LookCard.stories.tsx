import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { Button } from "../Button/index.ts"
import { ItemCard } from "../ItemCard/index.ts"
import { ItemCarousel } from "../ItemCarousel/index.ts"
import { LookCard } from "./LookCard.tsx"
import { LookCardSkeleton } from "./LookCardSkeleton.tsx"

const items = (
  <ItemCarousel label="Items of Parisian smart">
    <ItemCard
      imageUrl="samples/item-trench.svg"
      brand="Loom Street"
      name="Camel trench"
      price={120}
    />
    <ItemCard imageUrl="samples/item-knit.svg" brand="Hollis" name="Ribbed jumper" price={49.99} />
    <ItemCard imageUrl="samples/item-jeans.svg" name="Wide blue jeans" owned />
    <ItemCard imageUrl="samples/item-loafers.svg" brand="Unlisted" name="Leather loafers" />
  </ItemCarousel>
)

const meta = {
  title: "Product/LookCard",
  component: LookCard,
  args: {
    photo: "samples/look-trench.svg",
    photoAlt: "A camel trench coat over a cream jumper, wide blue jeans and brown loafers",
    title: "Parisian smart",
    favourite: false,
    onFavouriteChange: fn(),
    onOpen: fn(),
    items,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "373px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LookCard>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  render: function Controlled(args) {
    const [favourite, setFavourite] = useState(args.favourite)
    return (
      <LookCard
        {...args}
        favourite={favourite}
        onFavouriteChange={(change) => {
          setFavourite(change.favourite)
          args.onFavouriteChange(change)
        }}
      />
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("the heart turns on and off", async () => {
      await userEvent.click(
        canvas.getByRole("button", { name: "Add Parisian smart to favourites" }),
      )
      await expect(args.onFavouriteChange).toHaveBeenLastCalledWith({ favourite: true })
      await userEvent.click(canvas.getByRole("button", { pressed: true }))
      await expect(args.onFavouriteChange).toHaveBeenLastCalledWith({ favourite: false })
    })
    await step("the photo opens the look", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Open Parisian smart/ }))
      await expect(args.onOpen).toHaveBeenCalledOnce()
    })
  },
}

export const Loved: Story = { args: { favourite: true } }

export const SavingTheHeart: Story = {
  args: { favouriteBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: false })).toBeDisabled()
  },
}

export const WithReasons: Story = {
  args: {
    reasons: [
      { label: "Color Type", text: "Camel and cream sit well with your warm autumn colouring." },
      { label: "Body Type", text: "The wide leg balances your shoulders." },
      { label: "Your wardrobe", text: "Built around jeans you already own." },
    ],
    actions: <Button variant="secondary">More picks</Button>,
  },
}

export const ReasonsInANarrowPlace: Story = {
  args: { ...WithReasons.args },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: "10rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = canvas.getByTestId("place")
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  },
}

export const PhotoMissing: Story = {
  args: { photo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Open Parisian smart/ })).toBeVisible()
  },
}

export const VeryLongTitle: Story = {
  args: { title: "Effortless chic for a long lunch that turns into an even longer evening" },
}

export const Loading: Story = {
  render: () => <LookCardSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading look")).toBeInTheDocument()
  },
}
