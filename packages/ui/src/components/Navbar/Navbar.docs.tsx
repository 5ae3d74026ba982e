import { AddIcon, FeedIcon, HeartIcon, WardrobeIcon } from "../../icons/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { Navbar } from "./Navbar.tsx"

const PLACES = [
  { href: "#feed", label: "Feed", icon: <FeedIcon />, current: true },
  { href: "#wardrobe", label: "Wardrobe", icon: <WardrobeIcon />, current: false },
  { href: "#favourites", label: "Favourites", icon: <HeartIcon />, current: false },
]

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["One word for each place, the same as that page's title."],
  do: {
    words: "Three or four places, always in the same order.",
    show: <Navbar logoHref="#feed" items={PLACES} />,
    frame: 180,
  },
  dont: {
    words: "Do not put an action among the places.",
    show: (
      <Navbar
        logoHref="#feed"
        items={[...PLACES, { href: "#add", label: "Add items", icon: <AddIcon />, current: false }]}
      />
    ),
    frame: 180,
  },
}
