import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { closeImport } from "../../packages/app/src/state/importing/importing.ts"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { WARDROWBE_ITEMS } from "../../packages/app/src/testing/closets.ts"
import { exportZip, sampleExport } from "../../packages/app/src/testing/exports.ts"
import { AppScreens, appAt } from "./appAt.tsx"
import { signedIn } from "./signedIn.ts"
import { clothesTable } from "./tableFiles.ts"

const meta = {
  title: "Screens/Import",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => {
    const end = signedIn(mocks)
    const leave = appAt("/wardrobe/import")
    return () => {
      closeImport()
      leave()
      end()
    }
  },
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

export const BeforeTheFile: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Choose a file" })).toBeVisible()
  },
}

export const NoExport: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    const letter = new File(["Dear Ada"], "letter.zip", { type: "application/zip" })
    await userEvent.upload(await canvas.findByLabelText("A file to import"), letter)
    await expect(await canvas.findByText(/This file is incomplete/)).toBeVisible()
  },
}

export const WhatIsInside: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    const file = await exportZip(sampleExport(120))
    await userEvent.upload(await canvas.findByLabelText("A file to import"), file)
    await expect(await canvas.findByText("Downloaded on 20 November 2026")).toBeVisible()
  },
}

export const Taken: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    const file = await exportZip(sampleExport(12))
    await userEvent.upload(await canvas.findByLabelText("A file to import"), file)
    await userEvent.click(await canvas.findByRole("button", { name: "Import all of it" }))
    await expect(await canvas.findByText(/^12 items are in your wardrobe/)).toBeVisible()
  },
}

export const ATable: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText("A file to import"), clothesTable())
    await userEvent.selectOptions(await canvas.findByLabelText(/Strickjacke/), "cardigan")
    await expect(canvas.getByText("What your columns say")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Add 40 pieces" })).toBeVisible()
  },
}

export const FromAnotherApp: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    const file = new File([JSON.stringify(WARDROWBE_ITEMS)], "items.json")
    await userEvent.upload(await canvas.findByLabelText("A file to import"), file)
    await expect(await canvas.findByText("Your clothes from wardrowbe")).toBeVisible()
  },
}

export const HowToLeaveAnotherApp: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("How to bring clothes from another app"))
    await expect(canvas.getByText("Libre Closet")).toBeVisible()
  },
}

export const ATableThatIsTooLarge: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText("A file to import"), clothesTable(2001))
    await expect(await canvas.findByText(/This file has 2,002 rows/)).toBeVisible()
  },
}

export const Earlier: Story = {
  beforeEach: ({ mocks }) => brought(mocks),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: /^Take this import back/ }),
    ).toBeVisible()
  },
}

export const AskedToTakeBack: Story = {
  tags: ["reached"],
  beforeEach: ({ mocks }) => brought(mocks),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Take this import back/ }))
    const touched = await screen.findByText(/You have changed or used 1 piece since/)
    await waitFor(() => expect(touched).toBeVisible())
  },
}

/** An import that she has made, with a piece that she has changed since. */
function brought({ provider }: StoryMocks): void {
  const { wardrobe } = sampleExport(4)
  const her = { token: token() }
  const MADE = "2026-11-20T09:00:00.000Z"
  const source = "stylin-export-2026-11-20.zip"
  const body = { import: { import_id: "first", source }, exported_at: MADE, first: 0, wardrobe }
  provider.calls.importUser({ body }, her)
  const item_id = wardrobe[0]?.item_id ?? ""
  provider.calls.correctItem({ body: { item_id, words: { note: "Ironed" } } }, her)
}
