import type { Meta, StoryObj } from "@storybook/react-vite"
import { drawFlat, drawLook, type LookDrawing } from "@stylin/drawing"
import { expect, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { SplashGallery } from "./SplashGallery.tsx"
import type { SplashGalleryLook } from "./SplashGalleryLook.tsx"

const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** A look with its drawing, and the drawing of each garment alone. */
function sampleLook(
  id: string,
  photoAlt: string,
  drawing: LookDrawing,
  clothes: readonly Omit<SplashGalleryLook["clothes"][number], "image">[],
): SplashGalleryLook {
  const images = drawing.garments.map((garment) => asAddress(drawFlat(garment)))
  return {
    id,
    photoAlt,
    photo: asAddress(drawLook({ ...drawing, id })),
    clothes: clothes.map((item, index) => ({ ...item, image: images[index] })),
  }
}

const LOOKS = [
  sampleLook(
    "office",
    "A cream blouse with camel wide-leg trousers and brown loafers",
    {
      figure: { bodyType: "pear", skin: 8, hair: { style: "curls", colour: "#1D1512" } },
      garments: [
        { kind: "blouse", colours: [{ colour: "cream" }] },
        { kind: "wide_leg_trousers", cut: { rise: "high" }, colours: [{ colour: "camel" }] },
        { kind: "loafers", colours: [{ colour: "brown" }] },
      ],
    },
    [
      { name: "Cream blouse", price: 49.99 },
      { name: "Wide-leg trousers", price: 59.99, owned: true },
      { name: "Leather loafers", price: 39.99 },
    ],
  ),
  sampleLook(
    "weekend",
    "A cream cable jumper with blue wide-leg jeans and white trainers",
    {
      figure: { pose: "walk", skin: 5, hair: { style: "long", colour: "#3A271D" } },
      garments: [
        { kind: "jumper", cloth: { material: "cable" }, colours: [{ colour: "cream" }] },
        { kind: "wide_leg_jeans", cut: { rise: "high" }, colours: [{ colour: "blue" }] },
        { kind: "trainers", colours: [{ colour: "white" }] },
      ],
    },
    [
      { name: "Cable jumper", price: 39.99 },
      { name: "Wide-leg jeans", price: 49.99 },
      { name: "White trainers", price: 59.99, owned: true },
    ],
  ),
  sampleLook(
    "evening",
    "A green satin slip dress with black heels and a gold clutch bag",
    {
      figure: {
        bodyType: "inverted_triangle",
        pose: "cross",
        skin: 2,
        hair: { style: "chignon", colour: "#7A3B22" },
      },
      garments: [
        { kind: "slip_dress", cloth: { material: "satin" }, colours: [{ colour: "green" }] },
        { kind: "heels", colours: [{ colour: "black" }] },
        { kind: "clutch", colours: [{ colour: "gold" }] },
      ],
    },
    [
      { name: "Satin slip dress", price: 59.99 },
      { name: "Black heels", price: 29.99, owned: true },
      { name: "Gold clutch bag", price: 20 },
    ],
  ),
]

/** Fast enough to wait for; stories that only show a state never leave it. */
const FAST = { interval: 400, refresh: 200, swap: 60 }
const STILL = { interval: 3_600_000 }

const meta = {
  title: "Product/SplashGallery",
  component: SplashGallery,
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Shows a visitor in a few seconds what the product does: sample looks in turn, each with its pieces, their prices, and what would be hers. Every five seconds the next look replaces it, and nothing around it moves.",
      instead:
        "For a look that can be kept or opened, use LookCard. For a row she scrolls herself, use ItemCarousel.",
      keyboard:
        "Tab reaches the pause button; Enter or Space stops or resumes the rotation. While keyboard focus is on the gallery the rotation pauses, unless she resumes it.",
    },
  },
  args: { looks: LOOKS, timings: STILL },
} satisfies Meta<typeof SplashGallery>

export default meta

type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /cream blouse/ })).toBeVisible()
    await expect(canvas.getByText("Yours", { selector: "[data-shown=true] *" })).toBeVisible()
    await expect(canvas.getByText("£49.99", { selector: "[data-shown=true] *" })).toBeVisible()
  },
}

export const Refreshing: Story = {
  args: { timings: { interval: 100, refresh: 3_600_000, swap: 3_500_000 } },
  play: async ({ canvas }) => {
    const gallery = canvas.getByRole("region", { name: "Sample looks" })
    await waitFor(() => expect(gallery).toHaveAttribute("data-phase", "leaving"))
  },
}

export const WalkNextLook: Story = {
  tags: ["walk"],
  args: { timings: FAST },
  play: async ({ canvas, userEvent, step }) => {
    const gallery = canvas.getByRole("region", { name: "Sample looks" })
    const { height } = gallery.getBoundingClientRect()
    await step("the next look comes by itself, and nothing moves", async () => {
      await waitFor(() =>
        expect(canvas.getByRole("img", { name: /cable jumper/ })).toBeInTheDocument(),
      )
      await expect(gallery.getBoundingClientRect().height).toBe(height)
    })
    await step("it can be stopped", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Pause" }))
      await expect(canvas.getByRole("button", { name: "Play" })).toBeVisible()
      await expect(gallery).toHaveAttribute("data-phase", "resting")
    })
  },
}

export const Paused: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }))
    await userEvent.click(canvas.getByRole("button", { name: "Play" }))
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }))
    await expect(canvas.getByRole("button", { name: "Play" })).toBeVisible()
  },
}

export const OnlyOne: Story = {
  args: { looks: LOOKS.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument()
  },
}

export const PicturesMissing: Story = {
  args: {
    looks: LOOKS.map((look) => ({
      ...look,
      photo: "data:image/png;base64,broken",
      clothes: look.clothes.map((item) => ({ ...item, image: undefined })),
    })),
  },
}

export const VeryLongNames: Story = {
  args: {
    looks: LOOKS.map((look) => ({
      ...look,
      clothes: look.clothes.map((item) => ({
        ...item,
        name: `${item.name} in double-faced merino with saddle shoulders and horn buttons`,
      })),
    })),
  },
}
