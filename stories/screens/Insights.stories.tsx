import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import type { StoryMocks } from "../../.storybook/network.ts"
import { token } from "../../packages/app/src/state/session/auth.ts"
import { unreached } from "./answers.ts"
import { AppScreens, appAt } from "./appAt.tsx"
import { withWardrobe } from "./closet.ts"
import { withoutNetwork } from "./network.ts"
import { signedIn } from "./signedIn.ts"

const meta = {
  title: "Screens/What your wardrobe says",
  component: AppScreens,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ mocks }) => signedIn(mocks),
} satisfies Meta<typeof AppScreens>

export default meta

type Story = StoryObj<typeof meta>

const AT = "/wardrobe/insights"

/** A wardrobe whose pieces were worn on one day, two days and so on; the last were never worn. */
function wornWardrobe({ provider: { calls } }: StoryMocks, unworn: number) {
  const her = { token: token() }
  const items = calls.getWardrobe({}, her)
  items.slice(0, items.length - unworn).forEach(({ item_id }, index) => {
    // The earliest was last worn more than a year ago.
    const year = index === 0 ? 2024 : 2026
    for (let day = 1; day <= index + 1; day += 1) {
      const date = `${year}-10-${String(day).padStart(2, "0")}`
      calls.addWorn({ body: { day: date, item_ids: [item_id] } }, her)
    }
  })
  const files = [{ contentType: "image/jpeg", bytes: new Uint8Array([3, 1]) }]
  calls.analyseSelfie({ files, query: {} }, her)
}

export const Speaking: Story = {
  beforeEach: ({ mocks }) => {
    withWardrobe(mocks, ["shirt", "jeans", "boots", "bag", "dress", "coat"])
    wornWardrobe(mocks, 3)
    return appAt(AT)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Worn most" })).toBeVisible()
    await expect(await canvas.findByRole("list", { name: "Looks with it" })).toBeVisible()
    await expect(
      await canvas.findByRole("heading", { name: /^\d+ of \d+ in your colours$/ }),
    ).toBeVisible()
    await expect(
      await canvas.findByRole("list", { name: "Looks that would wear it" }),
    ).toBeVisible()
  },
}

export const NothingWornYet: Story = {
  beforeEach: ({ mocks }) => {
    withWardrobe(mocks, ["shirt"])
    return appAt(AT)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/have not said yet what you wear\.$/)).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { msw: [unreached("unlockLooks")] },
  beforeEach: ({ mocks }) => {
    withWardrobe(mocks, ["shirt", "jeans"])
    const restore = [withoutNetwork(), appAt(AT)]
    return () => {
      for (const undo of restore) undo()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
  },
}
