import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor, within } from "storybook/test"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Operator from "../../packages/app/src/screens/operator/Operator.tsx"
import { failing } from "./answers.ts"
import { ADA, signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Operator",
  component: Operator,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    const { calls, makeOperator } = mocks.provider
    for (const name of ["ida", "a-name-that-hardly-fits-on-a-phone-beside-anything-else"]) {
      calls.register({ body: { email: `${name}@example.com`, password: ADA.password } })
    }
    const end = signedIn(mocks)
    makeOperator(ADA.email)
    return end
  },
  render: () => (
    <SignedInLayout path="/operator" navbar>
      <Operator />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Operator>

export default meta

type Story = StoryObj<typeof meta>

export const Overview: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Why rows were rejected"))
    const accounts = await canvas.findByRole("list", { name: "Accounts" })
    await expect(within(accounts).getAllByRole("listitem")).toHaveLength(3)
    await expect(canvas.getByText(/^title: names no kind/)).toBeVisible()
  },
}

export const Invited: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "By invitation only" }))
    await userEvent.click(canvas.getByRole("button", { name: "Make an invitation" }))
    const link = await canvas.findByRole("textbox", { name: "Invitation" })
    await waitFor(() => expect(link).toHaveFocus())
  },
}

export const FeedImporting: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Import now: linen-shop" }))
    await expect(await canvas.findByText("Importing")).toBeVisible()
  },
}

export const FeedByAddress: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a feed by address" }))
    await userEvent.type(canvas.getByLabelText("Its address"), "http://feeds.shop.example")
    await userEvent.click(canvas.getByRole("button", { name: "Add this feed" }))
    await expect(canvas.getByLabelText("Name of the feed")).toHaveFocus()
    await expect(canvas.getByText(/begins with https/)).toBeVisible()
  },
}

export const FeedFileRefused: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send a file: linen-shop" }))
    const photo = new File(["no feed"], "photo.txt", { type: "text/plain" })
    await userEvent.upload(canvas.getByLabelText("The file of linen-shop"), photo)
    await expect(await canvas.findByText("Files must be a product feed")).toBeVisible()
  },
}

export const FeedStopping: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Stop: linen-shop" }))
    const question = await canvas.findByRole("alertdialog", { name: "Stop importing linen-shop?" })
    await waitFor(() => expect(question).toBeVisible())
  },
}

export const ForOperatorsOnly: Story = {
  parameters: { msw: [failing("listJobs", 403, "This is for operators of the server.")] },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Only for operators" })
  },
}
