import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
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
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Asks for a line of text: an e-mail address, a search. Its label stays visible; the hint says what to know before typing, the error what is wrong and how to correct it.",
      instead:
        "`PasswordField` for a secret, `CodeField` for a code out of a message, `ChoiceChips` if the answers are few and known.",
      keyboard:
        "Text is typed as in any field; Enter sends the form it is in. Hint and error are read out with the field, and an error as soon as it appears.",
    },
  },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const WalkTyping: Story = {
  ...Empty,
  tags: ["walk"],
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

export const WalkBecomingInvalid: Story = {
  tags: ["walk"],
  args: { hint: "We only write when you ask us to." },
  render: function BecomingInvalid(args) {
    const [error, setError] = useState<string>()
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setError("Enter email first please")
        }}
      >
        <TextField {...args} error={error} />
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Email")
    await expect(input).toBeValid()
    await userEvent.type(input, "{Enter}")
    await expect(canvas.getByRole("alert")).toHaveTextContent("Enter email first please")
    await expect(input).toHaveAccessibleDescription(
      "We only write when you ask us to. Enter email first please",
    )
  },
}

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "ada@example.com" } }

export const VeryLongWords: Story = {
  args: {
    label: "The email address you would like your receipts and returns from every shop to go to",
    defaultValue: "augusta.ada.king.countess.of.lovelace@analytical-engine.example.com",
    hint: "We write to it when your looks are ready, when something you love is back in your size, and never to sell you what you have not asked for.",
    error: "augusta.ada.king.countess.of.lovelace@analytical-engine.example.com is taken.",
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
