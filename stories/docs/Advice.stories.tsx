import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Side } from "../../.storybook/docs/adviceStory.ts"
import { notes } from "../../.storybook/docs/notes.ts"

/** A picture of what to do, or what not; the components' pages put it into a frame. */
const Picture = ({ name, side }: { name: string; side: Side }) => (
  <main>{notes[name]?.[side].show}</main>
)

const meta = {
  title: "Advice",
  component: Picture,
  tags: ["!autodocs", "!dev", "!manifest"],
} satisfies Meta<typeof Picture>

export default meta

type Story = StoryObj<typeof meta>

export const BottomSheetDo: Story = { args: { name: "BottomSheet", side: "do" } }

export const BottomSheetDont: Story = { args: { name: "BottomSheet", side: "dont" } }

export const ConfirmModalDo: Story = { args: { name: "ConfirmModal", side: "do" } }

export const ConfirmModalDont: Story = { args: { name: "ConfirmModal", side: "dont" } }

export const FullScreenLoaderDo: Story = { args: { name: "FullScreenLoader", side: "do" } }

export const FullScreenLoaderDont: Story = { args: { name: "FullScreenLoader", side: "dont" } }

export const ModalDo: Story = { args: { name: "Modal", side: "do" } }

export const ModalDont: Story = { args: { name: "Modal", side: "dont" } }

export const NavbarDo: Story = { args: { name: "Navbar", side: "do" } }

export const NavbarDont: Story = { args: { name: "Navbar", side: "dont" } }

export const SnackbarDo: Story = { args: { name: "Snackbar", side: "do" } }

export const SnackbarDont: Story = { args: { name: "Snackbar", side: "dont" } }

export const SplashGalleryDo: Story = { args: { name: "SplashGallery", side: "do" } }

export const SplashGalleryDont: Story = { args: { name: "SplashGallery", side: "dont" } }

export const StagedLoaderDo: Story = { args: { name: "StagedLoader", side: "do" } }

export const StagedLoaderDont: Story = { args: { name: "StagedLoader", side: "dont" } }

export const TipsOverlayDo: Story = { args: { name: "TipsOverlay", side: "do" } }

export const TipsOverlayDont: Story = { args: { name: "TipsOverlay", side: "dont" } }

export const TooltipDo: Story = { args: { name: "Tooltip", side: "do" } }

export const TooltipDont: Story = { args: { name: "Tooltip", side: "dont" } }
