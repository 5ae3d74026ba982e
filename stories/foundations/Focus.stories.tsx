import type { Meta, StoryObj } from "@storybook/react-vite"
import {
  Button,
  Checkbox,
  ChoiceChips,
  colour,
  HeartIcon,
  IconButton,
  PasswordField,
  space,
  TextField,
  TextLink,
} from "@stylin/ui"
import { expect } from "storybook/test"
import { styled } from "styled-components"
import { Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Focus", tags: ["!autodocs", "!manifest"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const Stops = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
  max-width: 24rem;

  & > div {
    width: 100%;
  }
`

/** The ring as it is drawn: on the focused element, or on one around it. */
function ringAround(element: Element | null): CSSStyleDeclaration | undefined {
  for (let at = element; at !== null; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.outlineStyle === "solid" && style.outlineWidth === "2px") return style
  }
  return undefined
}

const stopsOf = (canvas: HTMLElement) => [
  ...canvas.querySelectorAll("button, a, input:not([value='oval'])"),
]

export const Ring: Story = {
  tags: ["reached"],
  render: () => (
    <Sheet
      title="Where the keyboard is"
      about="One ring in the accent, two pixels wide and two away, on everything that takes focus, and only when it was reached by key."
    >
      <Stops>
        <Button>Get started</Button>
        <IconButton label="Favourite" icon={<HeartIcon />} pressed={false} />
        <TextLink href="/auth/signin">Sign in</TextLink>
        <TextField label="Email" type="email" />
        <PasswordField label="Password" />
        <Checkbox label="Don't email me styling ideas and offers" />
        <ChoiceChips
          legend="Your body type"
          options={[
            { value: "pear", label: "Pear" },
            { value: "oval", label: "Oval" },
          ]}
          value={["pear"]}
          onChange={() => undefined}
        />
      </Stops>
    </Sheet>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const stops = stopsOf(canvasElement)
    for (const _ of stops) await userEvent.tab()
    await expect(stops).toHaveLength(8)
    await expect(stops.at(-1)).toHaveFocus()
  },
}

export const WalkFromStopToStop: Story = {
  ...Ring,
  tags: ["walk"],
  play: async ({ canvasElement, userEvent }) => {
    const probe = document.createElement("span")
    probe.style.color = colour.accent
    canvasElement.append(probe)
    const accent = getComputedStyle(probe).color
    probe.remove()
    for (const stop of stopsOf(canvasElement)) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
      await expect(ringAround(stop)?.outlineColor).toBe(accent)
    }
  },
}
