import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { ChoiceChips } from "../ChoiceChips/index.ts"
import { ItemCard } from "../ItemCard/index.ts"
import { ItemCarousel } from "../ItemCarousel/index.ts"
import { LookCard } from "./LookCard.tsx"
import { LookCardSkeleton } from "./LookCardSkeleton.tsx"

const items = (
  <ItemCarousel label="Items of Parisian smart">
    <ItemCard image="samples/item-trench.svg" brand="Loom Street" name="Camel trench" price={120} />
    <ItemCard image="samples/item-knit.svg" brand="Hollis" name="Ribbed jumper" price={49.99} />
    <ItemCard image="samples/item-jeans.svg" name="Wide blue jeans" owned />
    <ItemCard image="samples/item-loafers.svg" unlisted name="Leather loafers" />
  </ItemCarousel>
)

const meta = {
  title: "Product/LookCard",
  component: LookCard,
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Shows one outfit: its photo, the heart that keeps it, its name, what it is made of, and, folded up, why it was chosen. `LookCardSkeleton` takes its place while it is loading.",
      instead:
        "For a sample look she only rates, use CalibrationCard. For one garment, use ItemCard; for looks that change by themselves, use SplashGallery.",
      keyboard:
        "Tab goes to the photo, the heart, the row of items, the reasons and the buttons. Enter opens the look; Enter or Space presses the heart, unfolds the reasons and presses buttons. While the heart is being saved it keeps focus and does nothing; if saving fails, the reason is read out and describes it.",
    },
  },
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
    (Story, { args }) => (
      <div style={{ maxWidth: args.wide ? "68rem" : "373px" }}>
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
          args.onFavouriteChange?.(change)
        }}
      />
    )
  },
}

export const WithoutHeart: Story = {
  render: ({ photo, photoAlt, title }) => (
    <LookCard photo={photo} photoAlt={photoAlt} title={title} items={items} href="/looks/smart" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Favourite/ })).not.toBeInTheDocument()
  },
}

export const WalkHeartAndPhotoPressed: Story = {
  ...Plain,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    await step("the heart turns on and off", async () => {
      const heart = canvas.getByRole("button", { name: "Favourite Parisian smart" })
      await userEvent.click(heart)
      await expect(args.onFavouriteChange).toHaveBeenLastCalledWith({ favourite: true })
      await expect(heart).toHaveAttribute("aria-pressed", "true")
      await expect(heart).toHaveAccessibleName("Favourite Parisian smart")
      await userEvent.click(heart)
      await expect(args.onFavouriteChange).toHaveBeenLastCalledWith({ favourite: false })
    })
    await step("the photo opens the look", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Open Parisian smart/ }))
      await expect(args.onOpen).toHaveBeenCalledOnce()
    })
  },
}

const OVER_IT = [
  { image: "samples/item-trench.svg", brand: "Loom Street", name: "Camel trench", price: 120 },
  { image: "samples/item-blazer.svg", brand: "Hollis", name: "Navy blazer", price: 89.5 },
] as const
const WORN = [
  { photo: "samples/look-trench.svg", title: "Parisian smart" },
  { photo: "samples/look-blazer.svg", title: "Navy over cream" },
] as const

/** The look on show is the one that wears what was pressed for. */
export const SlotChanged: Story = {
  tags: ["reached"],
  render: function Controlled(args) {
    const [shown, setShown] = useState(0)
    const [own, ...alternatives] = OVER_IT
    return (
      <LookCard
        {...args}
        {...WORN[shown]}
        items={
          <ItemCarousel label="Items of the look">
            <ItemCard
              {...own}
              alternatives={alternatives}
              alternativeDelay={20}
              shown={shown}
              onAlternative={({ index }) => setShown(index)}
            />
            <ItemCard image="samples/item-jeans.svg" name="Wide blue jeans" owned />
          </ItemCarousel>
        }
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const another = canvas.getByRole("button", { name: /another option for Camel trench/ })
    await userEvent.click(another)
    await expect(await canvas.findByRole("heading", { name: "Navy over cream" })).toBeVisible()
    await expect(canvas.getByText("£89.50")).toBeVisible()
    await expect(canvas.getByRole("button", { name: /for Navy blazer/ })).toHaveFocus()
  },
}

export const Loved: Story = { args: { favourite: true } }

export const SavingTheHeart: Story = {
  args: { favouriteBusy: true },
}

export const WalkPressedWhileSaving: Story = {
  ...SavingTheHeart,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: "Favourite Parisian smart" })
    await userEvent.click(heart)
    await expect(args.onFavouriteChange).not.toHaveBeenCalled()
    await expect(heart).toHaveFocus()
    await expect(heart).toHaveAttribute("aria-disabled", "true")
  },
}

export const HeartNotSaved: Story = {
  args: { favouriteError: "Not saved. You are offline. Connect and try again." },
}

export const WalkHeartPressedAgain: Story = {
  ...HeartNotSaved,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: "Favourite Parisian smart" })
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^Not saved/)
    await expect(heart).toHaveAccessibleDescription(/^Not saved/)
    await userEvent.click(heart)
    await expect(args.onFavouriteChange).toHaveBeenCalledWith({ favourite: true })
  },
}

export const WithReasons: Story = {
  args: {
    reasons: [
      { label: "Color Type", text: "Camel and cream sit well with your warm autumn colouring." },
      { label: "Body Type", text: "The wide leg balances your shoulders." },
      { label: "Your wardrobe", text: "Built around jeans you already own." },
    ],
    onMorePicks: fn(),
  },
}

export const WalkReasonsUnfolded: Story = {
  ...WithReasons,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    await step("the reasons are folded up", async () => {
      await expect(canvas.getByText(/warm autumn/)).not.toBeVisible()
      await userEvent.click(canvas.getByText("Why this look"))
      await expect(canvas.getByText(/warm autumn/)).toBeVisible()
    })
    await step("more picks can be asked for", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "More picks" }))
      await expect(args.onMorePicks).toHaveBeenCalledWith()
    })
  },
}

export const ReasonsInANarrowPlace: Story = {
  args: { ...WithReasons.args, reasonsOpen: true },
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

export const PhotoIsALink: Story = {
  args: { href: "#look", onOpen: fn() },
}

export const WalkLinkFollowed: Story = {
  ...PhotoIsALink,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: /^Open Parisian smart/ })
    await expect(link).toHaveAttribute("href", "#look")
    await userEvent.click(link)
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(location.hash).toBe("")
  },
}

/** The choice stands under the photo, so that it covers nothing of the look. */
export const ChoiceOfPictures: Story = {
  args: {
    photoTools: (
      <ChoiceChips
        legend="Picture of Parisian smart"
        legendHidden
        options={[
          { value: "worn", label: "Worn" },
          { value: "laid", label: "Laid out" },
        ]}
        value={["worn"]}
        onChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole("img", { name: /camel trench coat/ })
    const choice = canvas.getByRole("group", { name: /^Picture/ })
    const { bottom } = photo.getBoundingClientRect()
    await expect(choice.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  },
}

export const NotOpened: Story = {
  args: { actions: <Button variant="quiet">Share</Button>, onMorePicks: undefined },
  render: ({ onOpen: _, ...args }) => <LookCard {...args} />,
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading")
    const words = document.createRange()
    words.selectNodeContents(canvas.getByRole("button", { name: "Share" }))
    const start = (of: Element | Range) => of.getBoundingClientRect().left
    await expect(Math.abs(start(words) - start(title))).toBeLessThan(2)
    await expect(canvas.queryByRole("button", { name: /^Open/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole("img", { name: /camel trench coat/ })).toBeVisible()
  },
}

export const PhotoMissing: Story = {
  args: { photo: "data:image/png;base64,broken" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Open Parisian smart/ })).toBeVisible()
  },
}

export const VeryLongTitle: Story = {
  args: {
    title:
      "Effortless chic for a long lunch that turns into an even longer evening, with a Donaudampfschifffahrtsgesellschaftskapitän",
  },
}

export const Loading: Story = {
  render: () => <LookCardSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading look")).toBeInTheDocument()
  },
}

/** On a wide screen the photo stands beside the words, on others above them. */
export const Wide: Story = { args: { wide: true, headingLevel: 1, reasonsOpen: true } }
