import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { AVATAR_SIZES, Avatar } from "./Avatar.tsx"

const meta = {
  title: "Basics/Avatar",
  component: Avatar,
  args: { name: "Ada Lovelace", src: "samples/portrait.webp" },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Shows whose account, photo or opinion something is: her picture, else her initials, else an outline.",
      instead: "`Picture` for clothes and looks, `Badge` for words about them.",
      keyboard: "It takes no focus; put it in a button or a link if it can be pressed.",
    },
  },
} satisfies Meta<typeof Avatar>

export default meta

type Story = StoryObj<typeof meta>

export const WithPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Ada Lovelace" })).toBeVisible()
  },
}

export const Initials: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Ada Lovelace" })).toHaveTextContent("AL")
  },
}

export const FromAnAddress: Story = {
  args: { src: undefined, name: "ada@example.com" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveTextContent(/^A$/)
  },
}

export const PictureThatFails: Story = {
  args: { src: "data:image/png;base64,broken" },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull())
    await expect(canvas.getByRole("img")).toHaveTextContent("AL")
  },
}

export const Nameless: Story = {
  args: { src: undefined, name: "" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument()
    await expect(canvasElement.querySelector("svg")).toBeVisible()
  },
}

export const BesideTheName: Story = {
  args: { decorative: true, size: "small" },
  render: (args) => (
    <p style={{ display: "flex", alignItems: "center", gap: "0.75rem" }}>
      <Avatar {...args} /> {args.name}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument()
  },
}

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1.5rem" }}>
      <Avatar {...args} />
      <Avatar {...args} src={undefined} />
      <Avatar {...args} src={undefined} name="" />
    </div>
  ),
}

export const EverySize: Story = {
  render: (args) => (
    <ul style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1rem" }}>
      {AVATAR_SIZES.map((size) => (
        <li key={size} style={{ display: "flex", gap: "0.5rem" }}>
          <Avatar {...args} size={size} />
          <Avatar {...args} size={size} src={undefined} />
          <Avatar size={size} name="" />
        </li>
      ))}
    </ul>
  ),
}
