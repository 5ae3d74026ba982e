import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { AddIcon, CheckIcon } from "../../icons/index.ts"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { BUTTON_VARIANTS, Button, type ButtonProps } from "./Button.tsx"

const meta = {
  title: "Basics/Button",
  component: Button,
  args: { children: "Get started", onClick: fn() },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "An action in words. One `primary` on a screen, `secondary` beside it, `quiet` for skipping, `danger` for what cannot be undone. While its work is running it is `busy`.",
      instead:
        "`IconButton` if there is no room for words, `TextLink` for a link to another page, `ChoiceChips` for an answer.",
      keyboard:
        "Enter and Space press it. While busy it keeps focus and a press does nothing. The same holds for `aria-disabled`, which keeps it in reach so that it can say why.",
    },
  },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}

export const WalkPressed: Story = {
  ...Primary,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Get started" }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { variant: "secondary", children: "Cancel" } }

export const Quiet: Story = { args: { variant: "quiet", children: "Skip" } }

export const Danger: Story = { args: { variant: "danger", children: "Delete" } }

export const WithIcon: Story = {
  args: { variant: "secondary", icon: <AddIcon />, children: "Add items" },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole("button").click()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const OutOfUseButInReach: Story = {
  args: { "aria-disabled": true, children: "Finish taking photos" },
}

export const WalkPressedOutOfUse: Story = {
  ...OutOfUseButInReach,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button")).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { busy: true, type: "submit" },
  decorators: [
    (Story) => (
      <form onSubmit={() => expect.unreachable("A busy button sent its form.")}>
        <Story />
      </form>
    ),
  ],
}

export const WalkPressedWhileBusy: Story = {
  ...Busy,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Get started" })
    await step("a press does nothing, by pointer or by key", async () => {
      await userEvent.click(button)
      await userEvent.keyboard("{Enter}")
      await expect(args.onClick).not.toHaveBeenCalled()
    })
    await step("it keeps focus", async () => {
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute("aria-busy", "true")
    })
  },
}

export const WalkBecomingBusy: Story = {
  tags: ["walk"],
  args: { busy: false, children: "Save", icon: <CheckIcon /> },
  render: function BecomingBusy(args) {
    const [busy, setBusy] = useState(args.busy)
    return <Button {...args} busy={busy} onClick={() => setBusy(!busy)} />
  },
  play: async ({ canvas, userEvent, step }) => {
    await document.fonts.ready
    const button = canvas.getByRole("button", { name: "Save" })
    const { width, height } = button.getBoundingClientRect()
    await userEvent.click(button)
    await step("it is announced, under the same name", async () => {
      await expect(canvas.getByText("One moment")).toHaveAttribute("aria-live", "polite")
      await expect(button).toHaveAccessibleName("Save")
    })
    await step("it keeps its size", async () => {
      await expect(button.getBoundingClientRect()).toMatchObject({ width, height })
    })
  },
}

const everyVariant = (args: ButtonProps) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
    {BUTTON_VARIANTS.map((variant) => (
      <Button {...args} key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
  </div>
)

export const EveryVariant: Story = { render: everyVariant }

export const EveryVariantBusy: Story = {
  args: { busy: true },
  render: everyVariant,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) {
      await expect(button.querySelector("[data-part=spinner]")).toBeVisible()
    }
  },
}

export const EveryVariantDisabled: Story = {
  args: { disabled: true },
  render: everyVariant,
}

export const VeryLongWords: Story = {
  args: { children: "New Stylins For a wedding weekend in the Highlands with my oldest friends" },
}
