import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { closeImport } from "../../packages/app/src/state/importing/importing.ts"
import { exportZip, sampleExport } from "../../packages/app/src/testing/exports.ts"
import { AppScreens, appAt } from "./appAt.tsx"
import { signedIn } from "./signedIn.ts"

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
  play: async ({ canvas, userEvent }) => {
    const letter = new File(["Dear Ada"], "letter.zip", { type: "application/zip" })
    await userEvent.upload(await canvas.findByLabelText("A file to import"), letter)
    await expect(await canvas.findByText(/This file is not whole/)).toBeVisible()
  },
}

export const WhatIsInside: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = await exportZip(sampleExport(120))
    await userEvent.upload(await canvas.findByLabelText("A file to import"), file)
    await expect(await canvas.findByText("Downloaded on 20 November 2026")).toBeVisible()
  },
}

export const Taken: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = await exportZip(sampleExport(12))
    await userEvent.upload(await canvas.findByLabelText("A file to import"), file)
    await userEvent.click(await canvas.findByRole("button", { name: "Import all of it" }))
    await expect(await canvas.findByText(/^12 items are in your wardrobe/)).toBeVisible()
  },
}
