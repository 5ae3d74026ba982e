import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { CodeField } from "./CodeField.tsx"

const meta = {
  title: "Basics/CodeField",
  component: CodeField,
  args: { label: "Verification code", onChange: fn() },
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
        "Asks for the code of a message, 6 to 10 characters. It is one input, so that phones offer the code and a paste fills it; spaces and dashes are dropped.",
      instead: "`PasswordField` for a secret that she remembers, `TextField` for everything else.",
      keyboard:
        "Text is typed as in any field; Enter sends the form it is in. Hint and error are read out with the field, and an error as soon as it appears.",
    },
  },
} satisfies Meta<typeof CodeField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Verification code")
    await expect(input).toHaveAttribute("autocomplete", "one-time-code")
    await expect(input).toHaveAttribute("inputmode", "numeric")
  },
}

export const WalkTyped: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText("Verification code")
    await userEvent.type(input, "482 913")
    await expect(input).toHaveValue("482913")
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const WalkPasted: Story = {
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Verification code")
    await userEvent.click(input)
    await userEvent.paste(" 482-913 7705 12 ")
    await expect(input).toHaveValue("4829137705")
  },
}

export const WalkMendedInTheMiddle: Story = {
  tags: ["walk"],
  args: { defaultValue: "482913" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>("Verification code")
    await userEvent.click(input)
    input.setSelectionRange(3, 3)
    await userEvent.paste("7 7")
    await expect(input).toHaveValue("48277913")
    await expect(input.selectionStart).toBe(5)
  },
}

export const WalkControlled: Story = {
  tags: ["walk"],
  render: function Controlled(args) {
    const [code, setCode] = useState("")
    return (
      <CodeField
        {...args}
        value={code}
        hint={`${code.length} of at least 6`}
        onChange={(event) => setCode(event.target.value)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("Verification code"))
    await userEvent.paste("482 913")
    await expect(canvas.getByRole("textbox")).toHaveValue("482913")
    await expect(canvas.getByText("6 of at least 6")).toBeVisible()
  },
}

export const WithHint: Story = {
  args: { hint: "Six to ten characters, from the message we sent you." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/Six to ten/)
  },
}

export const Invalid: Story = {
  args: { defaultValue: "482", error: "The code has 6 to 10 characters." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid()
    await expect(canvas.getByRole("alert")).toHaveTextContent("The code has 6 to 10 characters.")
  },
}

export const TenCharacters: Story = { args: { defaultValue: "WMWM482913" } }

export const Disabled: Story = { args: { defaultValue: "482913", disabled: true } }

export const InANarrowPlace: Story = {
  args: { defaultValue: "4829137705" },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: "10rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = canvas.getByTestId("place")
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  },
}
