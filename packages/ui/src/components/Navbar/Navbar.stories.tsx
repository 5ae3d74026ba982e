import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { FeedIcon, HeartIcon, WardrobeIcon } from "../../icons/index.ts"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Navbar } from "./Navbar.tsx"

const meta = {
  title: "Product/Navbar",
  component: Navbar,
  parameters: {
    chromatic: IN_SETTINGS,
    layout: "fullscreen",
    guide: {
      purpose:
        "Leads to the three or four main places: at the bottom of a phone's screen, at the top from 1024 px. With `useNavbarHidden` it hides while she scrolls down and comes back when she scrolls up or nears the end.",
      instead:
        "`PageHeader` for the way back from a screen. Flows that should be finished, such as adding items, do without it.",
      keyboard:
        "Tab reaches each link, even while the bar is hidden: focus brings it back. Enter follows the link.",
    },
  },
  args: {
    logoHref: "/feed",
    hidden: false,
    items: [
      { href: "/feed", label: "Feed", icon: <FeedIcon aria-hidden="true" />, current: true },
      {
        href: "/wardrobe",
        label: "Wardrobe",
        icon: <WardrobeIcon aria-hidden="true" />,
        current: false,
      },
      {
        href: "/favorites",
        label: "Favourites",
        icon: <HeartIcon aria-hidden="true" />,
        current: false,
      },
    ],
    onNavigate: fn(({ event }) => event.preventDefault()),
  },
  render: (args) => (
    <div style={{ minHeight: "20rem" }}>
      <Navbar {...args} />
    </div>
  ),
} satisfies Meta<typeof Navbar>

export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {}

export const WalkGoingToAnotherPlace: Story = {
  ...Shown,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Feed")
    await userEvent.click(canvas.getByRole("link", { name: "Wardrobe" }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(
      expect.objectContaining({ href: "/wardrobe" }),
    )
  },
}

export const FourPlacesWithLongNames: Story = {
  args: {
    items: ["Your feed", "Your wardrobe", "Loved stylins", "Your profile"].map((label, index) => ({
      href: `/${index}`,
      label,
      icon: <HeartIcon aria-hidden="true" />,
      current: index === 1,
    })),
  },
}

export const Hidden: Story = { args: { hidden: true } }

export const HiddenButFocused: Story = {
  tags: ["reached"],
  args: { hidden: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "Stylin" })).toHaveFocus()
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByRole("navigation")).translate).toBe("none"),
    )
  },
}

export const WithTextTwiceTheSize: Story = {
  // It sets the page's own text size, which would double the words of the docs page too.
  parameters: { docs: { story: { inline: false, height: 240 } } },
  beforeEach: () => {
    document.documentElement.style.fontSize = "200%"
    return () => {
      document.documentElement.style.fontSize = ""
    }
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("navigation")
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
  },
}
