import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { TextArea } from "./TextArea.tsx"

const meta = {
  title: "Basics/TextArea",
  component: TextArea,
  args: { label: "Note", onChange: fn() },
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
        "Asks for a few lines of text, such as a note about a garment. It can be made taller by its corner.",
      instead: "`TextField` for a single line.",
      keyboard: "Text is typed as in any field; Enter begins a new line.",
    },
  },
} satisfies Meta<typeof TextArea>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const WalkTyping: Story = {
  ...Empty,
  tags: ["walk"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Note" })
    await userEvent.type(field, "Second button{Enter}is loose")
    await expect(field).toHaveValue("Second button\nis loose")
  },
}

export const Filled: Story = {
  args: { defaultValue: "From my aunt.\nHand wash only; the second button is loose." },
}

export const WithHint: Story = {
  args: { hint: "How to wash it, who gave it to you." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Note")).toHaveAccessibleDescription(/wash/)
  },
}

export const Invalid: Story = {
  args: { error: "At most 500 characters." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Note")).toBeInvalid()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: "From my aunt." } }

export const VeryLongWords: Story = {
  args: {
    label: "Whatever you would like to remember about it when you take it out again next year",
    defaultValue: "Donaudampfschifffahrtsgesellschaftskapitänsmütze".repeat(3),
  },
}
