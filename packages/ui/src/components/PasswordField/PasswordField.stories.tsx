import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
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
} satisfies Meta<typeof PasswordField>

export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "password")
  },
}

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }))
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text")
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus()
  },
}

export const Invalid: Story = { args: { error: "Not all fields are filled", defaultValue: "" } }
