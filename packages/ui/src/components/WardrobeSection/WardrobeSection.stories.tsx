import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Badge } from "../Badge/index.ts"
import { Button } from "../Button/index.ts"
import { WardrobeItem } from "../WardrobeItem/index.ts"
import { WardrobeSection } from "./WardrobeSection.tsx"
import { WardrobeSectionSkeleton } from "./WardrobeSectionSkeleton.tsx"

const TOPS = [
  { id: "t1", summary: "Cream ribbed jumper", picture: "jumper.efe6d6" },
  { id: "t2", summary: "Camel trench coat", picture: "trench_coat.b98d5b" },
  { id: "t3", summary: "White cotton shirt", picture: "shirt.f7f6f3" },
  { id: "t4", summary: "Olive overshirt", picture: "overshirt.6a6b45" },
  { id: "t5", summary: "Rust silk blouse", picture: "blouse.a2533a" },
  { id: "t6", summary: "Navy blazer", picture: "blazer.27324a" },
]

const tiles = TOPS.map(({ id, summary, picture }) => (
  <WardrobeItem key={id} summary={summary} image={`/api/pictures/mock/garment/${picture}.svg`} />
))

const meta = {
  title: "Product/WardrobeSection",
  component: WardrobeSection,
  args: { section: "upper_body", children: tiles },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose: "The garments of one section of the wardrobe, under its name and their number.",
      instead:
        "`ItemCarousel` for the few items of a look; a plain grid of `LookCard`s for looks. With no items left, leave the section out.",
      keyboard:
        "Takes no focus itself. When the item with focus is deleted, focus goes to the next one, or to the one before.",
    },
  },
} satisfies Meta<typeof WardrobeSection>

export default meta

type Story = StoryObj<typeof meta>

export const Tops: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "upper body" })).toBeVisible()
    await expect(canvas.getByText("6 items")).toBeVisible()
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6)
  },
}

export const OneItem: Story = {
  args: { section: "accessories", children: tiles.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 item")).toBeVisible()
  },
}

export const WithTip: Story = {
  args: { tip: "Item previews may slightly differ from the actual items in real life." },
}

export const WithActionsAndMarks: Story = {
  args: {
    children: TOPS.map(({ id, summary, picture }, index) => (
      <WardrobeItem
        key={id}
        summary={summary}
        image={`/api/pictures/mock/garment/${picture}.svg`}
        mark={index % 3 === 0 ? <Badge tone="green">Your palette</Badge> : undefined}
        action={<Button variant="quiet">Style this</Button>}
      />
    )),
  },
}

export const InManageMode: Story = {
  render: function Managed(args) {
    const [items, setItems] = useState(TOPS)
    return (
      <WardrobeSection {...args}>
        {items.map(({ id, summary, picture }) => (
          <WardrobeItem
            key={id}
            summary={summary}
            image={`/api/pictures/mock/garment/${picture}.svg`}
            onDelete={() => setItems((all) => all.filter((item) => item.id !== id))}
          />
        ))}
      </WardrobeSection>
    )
  },
}

export const WalkDeletingSeveral: Story = {
  ...InManageMode,
  tags: ["walk"],
  play: async ({ canvas, userEvent, step }) => {
    await step("focus goes on to the next item", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Delete Olive overshirt" }))
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: "Delete Rust silk blouse" })).toHaveFocus(),
      )
    })
    await step("and after the last to the one before", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Delete Navy blazer" }))
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: "Delete Rust silk blouse" })).toHaveFocus(),
      )
      await expect(canvas.getByText("4 items")).toBeVisible()
    })
  },
}

export const DividedIntoShelves: Story = {
  args: {
    children: undefined,
    shelves: [
      { name: "coats", items: tiles.slice(1, 2) },
      { name: "knitwear", items: tiles.slice(0, 1) },
      { name: "shirts and blouses", items: tiles.slice(2, 6) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("6 items")).toBeVisible()
    await expect(canvas.getByRole("heading", { level: 3, name: "knitwear" })).toBeVisible()
    await expect(canvas.getAllByRole("list")).toHaveLength(3)
  },
}

export const VeryLongName: Story = {
  args: { section: "things_that_only_come_out_for_weddings_and_midsummer_parties_in_the_garden" },
}

export const Loading: Story = {
  render: () => <WardrobeSectionSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading wardrobe")).toBeInTheDocument()
  },
}
