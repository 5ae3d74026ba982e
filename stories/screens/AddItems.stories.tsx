import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { additions, choose } from "../../packages/app/src/state/adding/additions.ts"
import { endSession } from "../../packages/app/src/state/session/auth.ts"
import { failing, unanswered, unreached } from "./answers.ts"
import { AppScreens, appAt } from "./appAt.tsx"
import { onAPhone } from "./device.ts"
import { signedIn } from "./signedIn.ts"

const PATH = "/wardrobe/item"

const meta = {
  title: "Screens/Add clothes",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

/** Starts at the first screen of the search. */
function atSearch(): () => void {
  additions.photoType = "search"
  return appAt(`${PATH}?step=upload`)
}

/** Starts after she has added the first results of a search. */
function atAdded({ provider }: StoryMocks): () => void {
  additions.photoType = "search"
  choose(provider.calls.searchItems({ query: { search_query: "shirt", num: 3 } }))
  return appAt(`${PATH}?step=added`)
}

export const ThreeWays: Story = {
  beforeEach: () => appAt(PATH),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Upload your wardrobe" })
    const closet = canvas.getByRole("radio", { name: "Wardrobe photos" })
    await expect(closet).toBeDisabled()
    await expect(closet).toHaveAccessibleDescription(/Open Stylin on your phone/)
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled()
  },
}

export const WalkChoosingAWayByKeyboard: Story = {
  ...ThreeWays,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole("radio", { name: "Online search" })
    search.focus()
    await userEvent.keyboard(" {ArrowDown}")
    await expect(canvas.getByRole("radio", { name: "Your photos" })).toBeChecked()
    await expect(canvas.getByRole("button", { name: "Next" })).toBeEnabled()
  },
}

export const OnAPhone: Story = {
  beforeEach: () => {
    const undo = onAPhone()
    const leave = appAt(PATH)
    return () => {
      leave()
      undo()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Wardrobe photos" })).toBeEnabled()
  },
}

export const AsAGuest: Story = {
  beforeEach: () => {
    endSession()
    return appAt(PATH)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Skip" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Go back" })).toBeNull()
  },
}

export const BeforeTheSearch: Story = {
  tags: ["reached"],
  beforeEach: atSearch,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }))
    await expect(canvas.getByLabelText("Description or brand")).toHaveAccessibleDescription(
      "Say what you are looking for first.",
    )
  },
}

export const Searching: Story = {
  tags: ["reached"],
  parameters: { msw: [unanswered("searchItems")] },
  beforeEach: atSearch,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Description or brand"), "shirt{Enter}")
    await expect(await canvas.findByText("Searching")).toBeInTheDocument()
  },
}

export const NothingFound: Story = {
  tags: ["reached"],
  beforeEach: atSearch,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Description or brand"), "zzzzzz{Enter}")
    await expect(await canvas.findByText("Nothing found for “zzzzzz”")).toBeVisible()
  },
}

export const NearestFound: Story = {
  tags: ["reached"],
  beforeEach: atSearch,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText("Description or brand"),
      "black velvet boots{Enter}",
    )
    await expect(await canvas.findByText(/nothing with “velvet”/)).toBeVisible()
    await expect(canvas.getByRole("list", { name: "Found items" })).toBeVisible()
  },
}

export const SearchFailed: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => {
    mocks.script.fail("searchItems", { status: 500, detail: "The shops are closed.", times: 1 })
    return atSearch()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Description or brand"), "shirt{Enter}")
    await expect(await canvas.findByText("The shops are closed.")).toBeVisible()
  },
}

export const WalkSearchingAgain: Story = {
  ...SearchFailed,
  tags: ["walk"],
  play: async (context) => {
    const { canvas, userEvent } = context
    await SearchFailed.play?.(context)
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(await canvas.findByRole("list", { name: "Found items" })).toBeVisible()
  },
}

export const SearchOffline: Story = {
  tags: ["reached"],
  parameters: { msw: [unreached("searchItems")] },
  beforeEach: atSearch,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Description or brand"), "shirt{Enter}")
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
  },
}

export const Added: Story = {
  beforeEach: ({ mocks }) => atAdded(mocks),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("3 items")).toBeVisible()
    await expect(canvas.getAllByRole("button", { name: /^Delete / })).toHaveLength(3)
  },
}

export const WalkTakingOneBack: Story = {
  ...Added,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("3 items")
    const [first] = canvas.getAllByRole("button", { name: /^Delete / })
    if (!first) throw new Error("Nothing can be taken back.")
    await userEvent.click(first)
    await expect(canvas.getByText("2 items")).toBeVisible()
    await expect(canvas.getAllByRole("button", { name: /^Delete / })[0]).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: "Add another item" }))
    await expect(await canvas.findByLabelText("Description or brand")).toBeVisible()
  },
}

export const AddedWithVeryLongNames: Story = {
  beforeEach: ({ mocks }) => {
    const leave = atAdded(mocks)
    for (const item of additions.chosen)
      item.title = `${item.title} with dropped shoulders, `.repeat(5)
    return leave
  },
}

export const NothingAdded: Story = {
  beforeEach: () => {
    additions.photoType = "search"
    return appAt(`${PATH}?step=added`)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Add another item" })).toBeVisible()
  },
}

export const AddingFailed: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("parseSearch", 500, "The tailor is out for a moment.")] },
  beforeEach: ({ mocks }) => atAdded(mocks),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Finish adding items" }))
    await expect(await canvas.findByText("The tailor is out for a moment.")).toBeVisible()
    await expect(canvas.getByText("3 items")).toBeVisible()
  },
}

export const ManyBeingSubmitted: Story = {
  tags: ["reached"],
  parameters: { msw: [unanswered("parseSearch")] },
  beforeEach: ({ mocks }) => {
    const [first] = mocks.provider.calls.searchItems({ query: { search_query: "shirt", num: 1 } })
    if (!first) throw new Error("Too little was found.")
    const many = Array.from({ length: 60 }, (_, place) => ({ ...first, item_id: `shirt-${place}` }))
    choose(many)
    additions.photoType = "search"
    return appAt(`${PATH}?step=added`)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Finish adding items" }))
    await expect(await canvas.findByText("0 of 60 items submitted")).toBeVisible()
    await expect(canvas.getByRole("progressbar", { name: "Items submitted" })).toBeVisible()
  },
}
