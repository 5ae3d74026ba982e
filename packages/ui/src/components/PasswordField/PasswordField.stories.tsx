import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { PasswordField } from "./PasswordField.tsx"

const meta = {
  title: "Basics/PasswordField",
  component: PasswordField,
  args: { label: "Password", defaultValue: "correct horse" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "26rem" }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose: "Asks for a password, which she can show before she sends it.",
      instead:
        "`CodeField` for a code out of a message, which needs no hiding; `TextField` for everything else.",
      keyboard:
        "Tab goes from the field to the button that shows and hides the typed text; Enter and Space press it. Its name says what a press does.",
    },
  },
} satisfies Meta<typeof PasswordField>

export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "password")
  },
}

export const Shown: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }))
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text")
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus()
  },
}

export const WalkHiddenAgainByKey: Story = {
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text")
    await userEvent.keyboard(" ")
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "password")
  },
}

export const WithHint: Story = {
  args: {
    label: "New password",
    defaultValue: "",
    hint: "At least 8 characters",
    autoComplete: "new-password",
  },
}

export const Invalid: Story = {
  args: { error: "Not all fields are filled", defaultValue: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      "Not all fields are filled",
    )
  },
}

export const InFrench: Story = {
  tags: ["reached"],
  args: { words: { show: "Afficher", hide: "Masquer" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Afficher" }))
    await expect(canvas.getByRole("button", { name: "Masquer" })).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true } }
