import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { KeepIcon } from "../../icons/index.ts"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { IconButton } from "../IconButton/index.ts"
import { ItemCard } from "./ItemCard.tsx"

const meta = {
  title: "Product/ItemCard",
  component: ItemCard,
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Shows one garment: its picture, who made it, its name as a link to where it is sold, and its price. Her own garments say 'Your item' and show no price; unlisted ones, of no known brand, show no price either. If there are alternatives, a button shows them one after another.",
      instead:
        "For a garment she manages, use WardrobeItem. For a garment she picks from search results, use SearchResultCard.",
      keyboard:
        "Tab reaches the button for another option and the name's link. Enter or Space shows the next option, and its name is read out when it appears; Enter opens the shop in a new tab.",
    },
  },
  args: {
    image: "samples/item-knit.svg",
    brand: "Fenwick & Rye",
    name: "Ribbed merino jumper",
    href: "https://shop.example/merino",
    price: 49.99,
  },
  decorators: [
    (Story) => (
      <div style={{ width: "132px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ItemCard>

export default meta

type Story = StoryObj<typeof meta>

export const ForSale: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Ribbed merino jumper" })
    await expect(link).toHaveAttribute("rel", "sponsored noopener noreferrer")
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(canvas.getByText("£49.99")).toBeVisible()
  },
}

export const HerOwnPhotographed: Story = {
  args: {
    owned: true,
    photographed: true,
    href: undefined,
    name: "Wide blue jeans",
    image: "samples/item-jeans.svg",
    onPicture: fn(),
  },
}

export const WalkPictureOpened: Story = {
  ...HerOwnPhotographed,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: "Show your photo of Wide blue jeans" }),
    )
    await expect(args.onPicture).toHaveBeenCalledOnce()
  },
}

export const HerOwn: Story = {
  args: {
    owned: true,
    href: undefined,
    name: "Wide blue jeans",
    image: "samples/item-jeans.svg",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your item")).toBeVisible()
    await expect(canvas.queryByText("Fenwick & Rye")).not.toBeInTheDocument()
    await expect(canvas.queryByText(/£/)).not.toBeInTheDocument()
  },
}

export const WithAction: Story = {
  args: {
    action: <IconButton icon={<KeepIcon />} label="Keep: Ribbed merino jumper" pressed={false} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Keep/, pressed: false })).toBeVisible()
  },
}

export const UnlistedBrand: Story = {
  args: {
    brand: undefined,
    unlisted: true,
    name: "Leather loafers",
    image: "samples/item-loafers.svg",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Unlisted")).toBeVisible()
    await expect(canvas.queryByText(/£/)).not.toBeInTheDocument()
  },
}

export const SoldOut: Story = {
  args: { soldOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sold out")).toBeVisible()
    await expect(canvas.getByText("£49.99")).toHaveStyle({ textDecorationLine: "line-through" })
  },
}

export const PictureMissing: Story = {
  args: { image: "data:image/png;base64,broken" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("presentation")).not.toBeInTheDocument())
    await expect(canvas.getByRole("link")).toBeVisible()
  },
}

export const WithAlternatives: Story = {
  args: {
    alternativeDelay: 20,
    alternatives: [
      {
        image: "samples/item-trench.svg",
        brand: "Loom Street",
        name: "Camel trench coat",
        href: "https://shop.example/trench",
        price: 120,
      },
    ],
    onAlternative: fn(),
  },
}

export const WalkAlternativesShown: Story = {
  ...WithAlternatives,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    await step("a press shows the next, and says which", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /another option/ }))
      await canvas.findByText("Camel trench coat")
      await expect(canvas.getByText("£120")).toBeVisible()
      await expect(args.onAlternative).toHaveBeenLastCalledWith({
        item: expect.objectContaining({ name: "Camel trench coat" }),
        index: 1,
      })
    })
    await step("after the last comes the first", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /another option/ }))
      await canvas.findByText("Ribbed merino jumper")
    })
  },
}

export const FetchingAlternative: Story = {
  tags: ["reached"],
  args: { ...WithAlternatives.args, alternativeDelay: 60_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"))
    await expect(canvas.getByRole("article")).toHaveAttribute("aria-busy", "true")
    await expect(canvas.getByRole("button")).toHaveFocus()
  },
}

export const VeryLongName: Story = {
  args: {
    brand: "The Extraordinarily Patient Knitwear Company of Stornoway",
    name: "Hand-framed double-faced merino and cashmere blend oversized cable jumper with saddle shoulders",
  },
}
