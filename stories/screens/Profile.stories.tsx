import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor, within } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { SignedInLayout } from "../../packages/app/src/parts/SignedInLayout.tsx"
import Profile from "../../packages/app/src/screens/profile/Profile.tsx"
import { chooseTheme } from "../../packages/app/src/state/shell/theme.ts"
import { failing, unanswered, unreached } from "./answers.ts"
import { ADA, signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/Profile",
  component: Profile,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
  render: () => (
    <SignedInLayout path="/profile" navbar>
      <Profile />
    </SignedInLayout>
  ),
} satisfies Meta<typeof Profile>

export default meta

type Story = StoryObj<typeof meta>

export const AsSaved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Pear" })).toBeChecked()
    await expect(canvas.getByRole("checkbox", { name: "Outings" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "English" })).toBeChecked()
  },
}

export const FigurePicked: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "7" }))
    await userEvent.click(canvas.getByRole("radio", { name: "Chestnut" }))
    await userEvent.click(canvas.getByRole("radio", { name: "Locs" }))
    await userEvent.click(canvas.getByRole("radio", { name: "Head wrap" }))
    await userEvent.click(canvas.getByRole("radio", { name: "Fuller" }))
    await userEvent.click(canvas.getByRole("radio", { name: "Petite" }))
    await expect(canvas.getByRole("button", { name: "Save figure" })).toBeEnabled()
  },
}

export const RulesSaid: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Past the elbow" }))
    await userEvent.click(canvas.getByRole("radio", { name: "To the ankle" }))
    await userEvent.click(canvas.getByRole("radio", { name: "Practical, on my feet" }))
    await userEvent.click(canvas.getByRole("radio", { name: "£100" }))
    await userEvent.selectOptions(canvas.getByLabelText("Clothes size, UK"), "14")
    await expect(canvas.getByText("Not saved yet.")).toBeVisible()
  },
}

export const WalkSavingRulesOffline: Story = {
  tags: ["walk"],
  parameters: { msw: [unreached("updateUser")] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Past the elbow" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save rules" }))
    await waitFor(() => expect(canvas.queryByText("Not saved yet.")).toBeNull())
    await expect(canvas.getByRole("radio", { name: "Past the elbow" })).toBeChecked()
  },
}

export const WalkChoosingATheme: Story = {
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    await userEvent.click(canvas.getByRole("radio", { name: "Evening" }))
    await expect(dataset.theme).toBe("evening")
    chooseTheme("system")
    if (before) dataset.theme = before
  },
}

export const SignedInElsewhere: Story = {
  beforeEach: ({ mocks }) => {
    mocks.provider.calls.login({ body: ADA })
    mocks.provider.calls.login({ body: ADA })
  },
  play: async ({ canvas }) => {
    const devices = within(await canvas.findByRole("list", { name: "Devices" }))
    await expect(devices.getAllByRole("listitem")).toHaveLength(3)
  },
}

export const WalkSigningOutElsewhere: Story = {
  ...SignedInElsewhere,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const devices = within(await canvas.findByRole("list", { name: "Devices" }))
    await userEvent.click(devices.getByRole("button", { name: "Sign out: Safari on iOS" }))
    await waitFor(() => expect(devices.getAllByRole("listitem")).toHaveLength(2))
  },
}

export const Loading: Story = {
  parameters: { msw: [unanswered("getProfile")] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading your answers" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Download my data" })).toBeEnabled()
    await expect(await canvas.findByRole("list", { name: "Devices" })).toBeVisible()
  },
}

export const AnswersFailed: Story = {
  parameters: { msw: [failing("getProfile", 500, "The profile is out for a moment.")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The profile is out for a moment.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
    await expect(await canvas.findByRole("list", { name: "Devices" })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { msw: [unreached("getProfile")] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Try again" }, { timeout: 8000 }),
    ).toBeVisible()
  },
}

export const SavingFailed: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("updateUser", 500, "Nothing could be saved just now.")] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Oval" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByText("Nothing could be saved just now.")).toBeVisible()
    await expect(canvas.getByRole("radio", { name: "Oval" })).toBeChecked()
  },
}

export const ChangingPasswordRefused: Story = {
  tags: ["reached"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change my password" }))
    const dialog = within(canvasElement.ownerDocument.body).getByRole("dialog")
    await userEvent.type(within(dialog).getByLabelText("Current password"), "not this one")
    await userEvent.type(within(dialog).getByLabelText("New password"), "a longer one than that")
    await userEvent.click(within(dialog).getByRole("button", { name: "Change password" }))
    await expect(await within(dialog).findByText("That password is not right.")).toBeVisible()
    await waitFor(() => expect(within(dialog).getByLabelText("Current password")).toHaveFocus())
  },
}

export const AnotherProviderLinked: Story = {
  beforeEach: ({ mocks }) => {
    const { calls, offerOpenId } = mocks.provider
    offerOpenId({ name: "Example ID", email: "ada@id.example" })
    const { access_token: token } = calls.login({ body: ADA })
    calls.beginOpenId({ body: { purpose: "link", password: ADA.password } }, { token })
    calls.finishOpenId({}, { token })
  },
  play: async ({ canvas }) => {
    const ways = within(await canvas.findByRole("list", { name: "Ways to sign in" }))
    await expect(await ways.findByText("ada@id.example")).toBeVisible()
    await expect(ways.getByRole("button", { name: "Change my password" })).toBeVisible()
  },
}

export const RemovingAProviderRefused: Story = {
  ...AnotherProviderLinked,
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Example ID" }))
    const dialog = within(within(document.body).getByRole("dialog"))
    await userEvent.type(dialog.getByLabelText("Your password"), "not this one")
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }))
    await expect(await dialog.findByText("That password is not right.")).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText("Your password")).toHaveFocus())
  },
}

export const PasskeysKept: Story = {
  beforeEach: ({ mocks }) => addPasskey(mocks),
  play: async ({ canvas }) => {
    const ways = within(await canvas.findByRole("list", { name: "Ways to sign in" }))
    await expect(await ways.findByText("Ada’s telephone")).toBeVisible()
    await expect(ways.getByText("Not used yet")).toBeVisible()
    await expect(await canvas.findByRole("button", { name: "Add a passkey" })).toBeVisible()
  },
}

export const AddingAPasskey: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => addPasskey(mocks),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a passkey" }))
    const dialog = within(within(document.body).getByRole("dialog"))
    await userEvent.type(dialog.getByLabelText("Your password"), "not this one")
    await userEvent.click(dialog.getByRole("button", { name: "Continue" }))
    await expect(await dialog.findByText("That password is not right.")).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText("Your password")).toHaveFocus())
  },
}

export const RenamingAPasskey: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => addPasskey(mocks),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Rename Ada’s telephone" }))
    const dialog = within(within(document.body).getByRole("dialog"))
    await userEvent.clear(dialog.getByLabelText("Name"))
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await expect(await dialog.findByText("Enter a name first please")).toBeVisible()
  },
}

export const ErasingRefused: Story = {
  tags: ["reached"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Erase my account" }))
    const dialog = within(canvasElement.ownerDocument.body).getByRole("alertdialog")
    await userEvent.type(within(dialog).getByLabelText("Your password"), "not this one")
    await userEvent.click(within(dialog).getByRole("button", { name: "Erase everything" }))
    await expect(await within(dialog).findByText("That password is not right.")).toBeVisible()
    await waitFor(() => expect(within(dialog).getByLabelText("Your password")).toHaveFocus())
  },
}

/** Adds a passkey to her account, and offers to add more. */
function addPasskey({ provider }: StoryMocks): void {
  provider.offerPasskeys(location.origin)
  const { calls } = provider
  const token = calls.login({ body: ADA }).access_token
  const { challenge } = calls.beginPasskey({ body: { password: ADA.password } }, { token })
  const said = btoa(JSON.stringify({ challenge })).replaceAll("=", "")
  const { way_id } = calls.addPasskey(
    {
      body: {
        passkey: {
          ...{ id: "key", rawId: "key", type: "public-key" },
          response: { clientDataJSON: said, attestationObject: "made" },
        },
      },
    },
    { token },
  )
  calls.renamePasskey({ body: { way_id, name: "Ada’s telephone" } }, { token })
}
