import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import type Feed from "../../packages/app/src/screens/feed/Feed.tsx"
import { failing } from "./answers.ts"
import { allLooks, FEED_SCREEN } from "./feedScreen.tsx"

const meta = {
  title: "Screens/Weather",
  ...FEED_SCREEN,
} satisfies Meta<typeof Feed>

export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story["play"]>>[0]

/** Opens the sheet behind the feed's half line. */
async function openSheet({ canvas, userEvent }: Context) {
  await allLooks(canvas)
  await userEvent.click(await canvas.findByRole("button", { name: /^Dressed for/ }))
  const sheet = await screen.findByRole("dialog", { name: "The weather you dress for" })
  await waitFor(() => expect(sheet).toBeVisible())
  return within(sheet)
}

/** Waits for the feed behind the sheet, which is asked for again. */
async function dressedAnew({ canvas }: Context, name: string) {
  await canvas.findByRole("button", { name })
  await allLooks(canvas)
}

async function findBristol(context: Context) {
  const sheet = await openSheet(context)
  await context.userEvent.type(await sheet.findByLabelText("Town"), "Bristol")
  await context.userEvent.click(sheet.getByRole("button", { name: "Find" }))
  await sheet.findByRole("button", { name: "Bristol, Tennessee, United States" })
  return sheet
}

export const UsualWeather: Story = {
  tags: ["reached"],
  play: async (context) => {
    const sheet = await openSheet(context)
    await expect(await sheet.findByText(/^Today: usual .* weather\.$/)).toBeVisible()
    await expect(sheet.getByLabelText("As usual")).toBeChecked()
  },
}

export const TownsFound: Story = {
  tags: ["reached"],
  play: async (context) => {
    const sheet = await findBristol(context)
    const found = within(sheet.getByRole("list", { name: "Found towns" }))
    await expect(found.getAllByRole("button")).toHaveLength(2)
  },
}

export const ForecastForHerPlace: Story = {
  tags: ["reached"],
  play: async (context) => {
    const sheet = await findBristol(context)
    await context.userEvent.click(sheet.getByRole("button", { name: /^Bristol, England/ }))
    await expect(await sheet.findByText("Today: 4 to 9 degrees, rain.")).toBeVisible()
    await expect(sheet.getByRole("link", { name: /Open-Meteo/ })).toBeVisible()
    await expect(sheet.getByRole("button", { name: "Forget this place" })).toBeEnabled()
    await dressedAnew(context, "Dressed for 4 to 9 degrees, rain")
  },
}

export const BeforeTheBrowserAsks: Story = {
  tags: ["reached"],
  play: async (context) => {
    const sheet = await openSheet(context)
    await context.userEvent.click(await sheet.findByRole("button", { name: "Use where I am" }))
    await expect(sheet.getByText(/^Your browser asks you next, once/)).toBeVisible()
    await expect(sheet.getByRole("button", { name: "Ask my browser" })).toHaveFocus()
  },
}

export const ColdToday: Story = {
  tags: ["reached"],
  play: async (context) => {
    const sheet = await openSheet(context)
    await context.userEvent.click(await sheet.findByLabelText("Cold"))
    await expect(await sheet.findByText("Today: a cold day.")).toBeVisible()
    await dressedAnew(context, "Dressed for a cold day")
  },
}

export const NotLoaded: Story = {
  tags: ["reached"],
  parameters: { msw: [failing("getWeather", 503, "Please try again later.")] },
  play: async (context) => {
    const sheet = await openSheet(context)
    await expect(await sheet.findByText("The weather did not load")).toBeVisible()
    await expect(sheet.getByRole("button", { name: "Try again" })).toBeEnabled()
  },
}
