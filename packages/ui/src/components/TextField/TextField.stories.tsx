import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { TextField } from "./TextField.tsx"

const meta = {
  title: "Basics/TextField",
  component: TextField,
  args: { label: "Email", type: "email", autoComplete: "email", onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "26rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "ada@example.com")
    await expect(args.onChange).toHaveBeenCalledTimes("ada@example.com".length)
    await expect(canvas.getByRole("textbox")).toHaveValue("ada@example.com")
  },
}

export const Filled: Story = { args: { defaultValue: "ada@example.com" } }

export const WithPlaceholder: Story = {
  args: { label: "Search", type: "search", placeholder: "white … women's t-shirt" },
}

export const WithHint: Story = {
  args: {
    label: "Code",
    type: "text",
    hint: "Six to ten characters, from the message we sent you.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Code")).toHaveAccessibleDescription(/Six to ten/)
  },
}

export const Invalid: Story = {
  args: { error: "Enter email first please" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Email")
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription("Enter email first please")
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: "ada@example.com" } }

export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: "8rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = canvas.getByTestId("place")
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  },
}
