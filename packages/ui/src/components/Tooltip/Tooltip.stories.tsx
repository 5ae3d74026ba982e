import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, fn, waitFor } from "storybook/test"
import { RefreshIcon } from "../../icons/index.ts"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { IconButton } from "../IconButton/index.ts"
import { Modal } from "../Modal/index.ts"
import { Tooltip } from "./Tooltip.tsx"

const onPress = fn()

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: {
    text: "You can add up to 10 photos",
    children: (
      <Button aria-disabled onClick={onPress}>
        Finish taking photos
      </Button>
    ),
  },
  beforeEach: () => {
    onPress.mockClear()
  },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Adds a few words to one control, such as why it cannot be used; they are read out as its description. Give such a control `aria-disabled`, not `disabled`, so that it can be reached, and let its handler do nothing.",
      instead:
        "Plain text beside the control if everybody needs it, because a tooltip is hidden until it is looked for. `TextField` has its own hint.",
      keyboard:
        "Takes no focus itself. It shows while its control has keyboard focus; Escape hides it and leaves a surrounding dialog open. By touch: hold the control, or press it if it is `aria-disabled`.",
    },
  },
  decorators: [
    (Story) => (
      <main style={{ display: "grid", placeItems: "center", minHeight: "14rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(
      "You can add up to 10 photos",
    )
    await expect(canvas.queryByRole("tooltip")).not.toBeInTheDocument()
  },
}

export const Focused: Story = {
  tags: ["reached"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const words = canvas.getByRole("tooltip")
    await expect(words).toBeInTheDocument()
    await waitFor(() =>
      expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        canvas.getByRole("button").getBoundingClientRect().top,
      ),
    )
  },
}

export const Below: Story = {
  tags: ["reached"],
  args: { placement: "bottom" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const { bottom } = canvas.getByRole("button").getBoundingClientRect()
    await waitFor(() =>
      expect(canvas.getByRole("tooltip").getBoundingClientRect().top).toBeGreaterThanOrEqual(
        bottom,
      ),
    )
  },
}

export const VeryLongWords: Story = {
  tags: ["reached"],
  args: {
    text: "You can add up to 10 photos. Take some out, or finish with these and come back for the rest: every photo is kept until you have reviewed it.",
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => {
      const { left, right } = canvas.getByRole("tooltip").getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
}

export const WalkHovered: Story = {
  tags: ["walk"],
  args: {
    text: "Show three other looks",
    children: <IconButton label="Refresh" title="" icon={<RefreshIcon />} />,
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole("button")
    await step("it comes when the mouse rests", async () => {
      await userEvent.hover(button)
      await expect(await canvas.findByRole("tooltip")).toBeInTheDocument()
    })
    await step("the mouse can reach it", async () => {
      await userEvent.hover(canvas.getByRole("tooltip"))
      await expect(canvas.getByRole("tooltip")).toBeInTheDocument()
    })
    await step("it goes with the mouse", async () => {
      await userEvent.unhover(canvas.getByRole("tooltip"))
      await waitFor(() => expect(canvas.queryByRole("tooltip")).not.toBeInTheDocument())
    })
  },
}

export const WalkPressedWhereDisabled: Story = {
  tags: ["walk"],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button"))
    await expect(canvas.getByRole("tooltip")).toBeInTheDocument()
    await step("a press elsewhere hides it", async () => {
      await userEvent.click(canvas.getByRole("main"))
      await expect(canvas.queryByRole("tooltip")).not.toBeInTheDocument()
    })
  },
}

export const WalkHeld: Story = {
  tags: ["walk"],
  args: { text: "Show three other looks", children: <Button>Refresh</Button> },
  play: async ({ canvas, step }) => {
    const finger = { pointerType: "touch", isPrimary: true }
    const button = canvas.getByRole("button")
    await step("it comes under a finger that is held, and stays when it is lifted", async () => {
      await fireEvent.pointerDown(button, finger)
      await expect(await canvas.findByRole("tooltip")).toBeInTheDocument()
      await fireEvent.pointerUp(button, finger)
      await expect(canvas.getByRole("tooltip")).toBeInTheDocument()
    })
    await step("the next touch hides it", async () => {
      await fireEvent.pointerDown(document.body, finger)
      await waitFor(() => expect(canvas.queryByRole("tooltip")).not.toBeInTheDocument())
    })
  },
}

export const WalkInADialog: Story = {
  tags: ["walk"],
  render: (args) => (
    <Modal open title="Wardrobe photos" onClose={() => expect.unreachable("The dialog closed.")}>
      <Tooltip {...args} />
    </Modal>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("tooltip")).toBeInTheDocument()
    await userEvent.keyboard("{Escape}")
    await expect(canvas.queryByRole("tooltip")).not.toBeInTheDocument()
    await expect(canvas.getByRole("dialog")).toBeInTheDocument()
  },
}

export const NothingToSay: Story = {
  tags: ["reached"],
  args: { text: undefined, children: <Button>Finish taking photos</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.queryByRole("tooltip")).not.toBeInTheDocument()
    await expect(canvas.getByRole("button")).not.toHaveAttribute("aria-describedby")
  },
}
