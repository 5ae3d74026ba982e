import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { StepperHeader } from "./StepperHeader.tsx"

const meta = {
  title: "Basics/StepperHeader",
  component: StepperHeader,
  args: { step: 2, max: 6 },
  parameters: {
    chromatic: IN_SETTINGS,
    layout: "fullscreen",
    guide: {
      purpose:
        "Heads each step of a flow such as onboarding: how far she has come, the way back, and what the steps lead to. It stays visible while the step scrolls.",
      instead:
        "`PageHeader` for the title of a screen, and for each step's own; `ProgressBar` for progress elsewhere.",
      keyboard: "Tab reaches the way back; Enter and Space press it.",
    },
  },
} satisfies Meta<typeof StepperHeader>

export default meta

type Story = StoryObj<typeof meta>

export const FirstStep: Story = {
  args: { step: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Step 1 of 6" })).toBeVisible()
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument()
  },
}

export const WithBack: Story = {
  args: { back: { label: "Previous step", onClick: fn() } },
}

export const WalkGoingBack: Story = {
  ...WithBack,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Previous step" }))
    await expect(args.back?.onClick).toHaveBeenCalledOnce()
  },
}

export const WithTitle: Story = {
  args: { back: { label: "Previous step", onClick: fn() }, title: "Your style" },
}

export const WithLongLabel: Story = {
  args: {
    back: { label: "Previous step", onClick: fn() },
    title: "Your wardrobe",
    label: "Nearly there: step 5 of 6",
  },
  play: async ({ canvas }) => {
    const title = canvas.getByText("Your wardrobe")
    const line = Number.parseFloat(getComputedStyle(title).lineHeight)
    await expect(title.offsetHeight).toBeLessThan(2.5 * line)
  },
}

export const LastStep: Story = {
  args: { step: 6, back: { label: "Previous step", onClick: fn() } },
}

export const WalkGoingOn: Story = {
  tags: ["walk"],
  render: function GoingOn(args) {
    const [step, setStep] = useState(1)
    return (
      <>
        <StepperHeader
          {...args}
          step={step}
          back={step > 1 ? { label: "Previous step", onClick: () => setStep(step - 1) } : undefined}
        />
        <div style={{ padding: "2.5rem 1.25rem" }}>
          <Button onClick={() => setStep(Math.min(step + 1, args.max))}>Next</Button>
        </div>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await expect(canvas.getByRole("progressbar", { name: "Step 3 of 6" })).toHaveAttribute(
      "value",
      "3",
    )
    await userEvent.click(canvas.getByRole("button", { name: "Previous step" }))
    await expect(canvas.getByText("Step 2 of 6")).toBeVisible()
  },
}

export const InSightWhileScrolling: Story = {
  args: { back: { label: "Previous step", onClick: fn() } },
  render: (args) => (
    <div data-testid="page" style={{ height: "20rem", overflow: "auto" }}>
      <StepperHeader {...args} />
      <p style={{ height: "60rem", padding: "1.25rem" }}>A long step.</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId("page")
    page.scrollTop = 400
    const { top } = canvas.getByRole("progressbar").getBoundingClientRect()
    await expect(top).toBeCloseTo(page.getBoundingClientRect().top)
  },
}

export const VeryLongTitle: Story = {
  args: {
    step: 12,
    max: 24,
    back: { label: "Previous step", onClick: fn() },
    title: "Everything we would like to know about your wardrobe and you",
  },
}
