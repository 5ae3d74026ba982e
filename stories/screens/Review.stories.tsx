import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, waitFor, within } from "storybook/test"
import { ref } from "valtio/vanilla"
import { Page } from "../../packages/app/src/parts/Page.tsx"
import { PhotoNews } from "../../packages/app/src/parts/PhotoNews.tsx"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Review from "../../packages/app/src/screens/review/Review.tsx"
import { foundGarment, pending } from "../../packages/app/src/state/pending/pending.ts"
import { openReview } from "../../packages/app/src/state/review/review.ts"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { failing, unanswered } from "./answers.ts"
import { aGarment, withDoubt, withFound, withOutfit, withPending } from "./closet.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Review",
  component: Review,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
  render: () => (
    <SignedInLayout path="/onboarding/end" navbar>
      <Review />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Review>

export default meta

type Story = StoryObj<typeof meta>

export const ThreeItems: Story = {
  beforeEach: ({ mocks }) => void withPending(mocks),
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole("checkbox")
    await expect(boxes).toHaveLength(3)
    for (const box of boxes) await expect(box).toBeChecked()
  },
}

export const NothingChosen: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("dismissPending", 500, "They would not go away.")] },
  beforeEach: ({ mocks }) => {
    withPending(mocks, 2)
  },
  play: async ({ canvas, userEvent }) => {
    for (const box of await canvas.findAllByRole("checkbox")) await userEvent.click(box)
    await expect(canvas.getByText(/^Nothing is ticked/)).toBeVisible()
  },
}

export const WalkConfirmingNothing: Story = {
  ...NothingChosen,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole("checkbox")
    if (!first || !second) throw new Error("There is too little to choose from.")
    await userEvent.click(first)
    await expect(canvas.getByText("1 of 2 will be added.")).toBeVisible()
    await userEvent.click(second)
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }))
    await expect(await canvas.findByText("They would not go away.")).toBeVisible()
  },
}

export const VeryLongWords: Story = {
  beforeEach: ({ mocks }) =>
    withFound(mocks, [
      {
        item_id: "long",
        item_summary:
          "Hand-framed double-faced merino and cashmere blend oversized cable jumper with saddle shoulders, perhaps from Stornoway",
        image_path: "/api/pictures/mock/garment/jumper.a2533a.svg",
        section: "upper_body",
        colours: ["#a2533a"],
      },
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "What is it?" })).toBeVisible()
  },
}

export const OneAsks: Story = {
  beforeEach: ({ mocks }) => withDoubt(mocks, "kind"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "What is it?" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: /to check$/ })).toBeVisible()
  },
}

export const RowOpened: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => void withPending(mocks, 2),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole("button", { expanded: false })
    if (first) await userEvent.click(first)
    // Nothing is half beneath the bar there.
    window.scrollTo(0, document.body.scrollHeight)
    await expect(canvas.getByRole("button", { name: "Done" })).toBeVisible()
    await expect(canvas.getByRole("group", { name: /^Main colour/ })).toBeVisible()
  },
}

export const SevenFromShops: Story = {
  beforeEach: ({ mocks }) =>
    withFound(
      mocks,
      Array.from({ length: 7 }, (_, place) => ({
        ...aGarment(`shop-${place}`),
        item_summary: `Camel merino jumper ${place + 1}`,
        kind: "jumper" as const,
        colours: ["camel"],
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("checkbox")).toHaveLength(7)
    await expect(canvas.queryByRole("group", { name: /\?$/ })).toBeNull()
    await expect(canvas.getByRole("button", { name: "Confirm" })).toBeVisible()
  },
}

export const RoughCutOut: Story = {
  beforeEach: ({ mocks }) => withDoubt(mocks, "cut-out"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The cut-out is rough/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Original photo" })).toBeVisible()
  },
}

export const OtherCutOutChosen: Story = {
  ...RoughCutOut,
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    const other = await canvas.findByRole("button", { name: "Other cut-out" })
    await userEvent.click(other)
    await expect(other).toHaveAttribute("aria-pressed", "true")
  },
}

export const SeveralInOnePhoto: Story = {
  beforeEach: ({ mocks }) => withDoubt(mocks, "several"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/several things in this photo/)).toBeVisible()
  },
}

export const NotToldAtAll: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => withDoubt(mocks, "unsure"),
  play: async ({ canvas, userEvent }) => {
    const kinds = await canvas.findByRole("group", { name: "What is it?" })
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }))
    await expect(await canvas.findByText(/^First say what/)).toBeVisible()
    await expect(within(kinds).queryByRole("button", { pressed: true })).toBeNull()
  },
}

export const OwnedAlready: Story = {
  beforeEach: ({ mocks }) => {
    const caller = { token: token() }
    withPending(mocks, 1)
    const body = mocks.provider.calls
      .getPending({}, caller)
      .flatMap((item) => foundGarment(item) ?? [])
    mocks.provider.calls.addToWardrobe({ body }, caller)
    withPending(mocks, 1)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This looks like .* in your wardrobe/)).toBeVisible()
  },
}

export const OneThatCannotBeRead: Story = {
  beforeEach: ({ mocks }) => withDoubt(mocks, "kind", { withEmptyFile: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This file is empty.")).toBeVisible()
  },
}

export const WalkDismissingWhatCannotBeRead: Story = {
  ...OneThatCannotBeRead,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("This file is empty.")
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }))
    await waitFor(() => expect(canvas.queryByText("This file is empty.")).toBeNull())
    await expect(canvas.getByRole("checkbox")).toBeChecked()
  },
}

export const OnAPhotoOfHer: Story = {
  beforeEach: ({ mocks }) => void withOutfit(mocks),
  play: async ({ canvas }) => {
    const adjust = await canvas.findAllByRole("button", { name: "Adjust the crop" })
    await expect(adjust).toHaveLength(3)
  },
}

export const WalkCroppingHerPhoto: Story = {
  ...OnAPhotoOfHer,
  tags: ["walk"],
  play: async ({ canvas, userEvent, step }) => {
    const [adjust] = await canvas.findAllByRole("button", { name: "Adjust the crop" })
    if (adjust) await userEvent.click(adjust)
    const modal = within(await canvas.findByRole("dialog"))
    await step("the box follows the keys, and the item the box", async () => {
      const bottom = await modal.findByRole("slider", { name: "Bottom edge" })
      fireEvent.change(bottom, { target: { value: "60" } })
      await expect(bottom).toHaveValue("60")
      await userEvent.click(modal.getByRole("button", { name: "Use this part" }))
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
    })
    await step("one more item of the photo is taken in", async () => {
      const [add] = canvas.getAllByRole("button", { name: "Add another item from this photo" })
      if (add) await userEvent.click(add)
      const box = within(await canvas.findByRole("dialog"))
      await userEvent.click(await box.findByRole("button", { name: "Use this part" }))
      await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(4))
    })
  },
}

export const DrawingTheCrop: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => void withOutfit(mocks),
  play: async ({ canvas, userEvent }) => {
    const [adjust] = await canvas.findAllByRole("button", { name: "Adjust the crop" })
    if (adjust) await userEvent.click(adjust)
    const modal = within(await canvas.findByRole("dialog"))
    const box = await modal.findByRole("group", { name: "What is cut out" })
    await waitFor(() => expect(box).toBeVisible())
  },
}

export const SomeStillBeingRead: Story = {
  beforeEach: async ({ mocks }) => {
    withPending(mocks, 2)
    await openReview(new AbortController().signal)
    mocks.script.delay("getPending", 60_000)
    const [first] = pending.items
    if (first) pending.items = ref([...pending.items, { ...first, state: "waiting", item_id: "w" }])
  },
  render: () => (
    <SignedInLayout path="/onboarding/end" navbar>
      <Page>
        <PhotoNews />
      </Page>
    </SignedInLayout>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A photo of yours is being read/)).toBeVisible()
    await expect(canvas.getByRole("progressbar", { name: "Photos read" })).toHaveAttribute(
      "value",
      "2",
    )
  },
}

export const Loading: Story = {
  parameters: { msw: [unanswered("getPending")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Loading item")).toHaveLength(4)
  },
}

export const Failed: Story = {
  parameters: { msw: [failing("getPending", 500, "Nobody answers.")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nobody answers\./)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Your wardrobe" })).toBeVisible()
  },
}
