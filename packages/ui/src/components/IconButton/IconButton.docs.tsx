import { ForwardIcon, HeartIcon, RefreshIcon } from "../../icons/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { IconButton } from "./IconButton.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "The label is what it does, as a button's words would be: “Refresh”.",
    "A toggle keeps its name; `pressed` says the rest.",
  ],
  do: {
    words: "Use it where the sign is known to everybody.",
    show: <IconButton label="Favourite" icon={<HeartIcon />} pressed={false} />,
  },
  dont: {
    words: "Two signs that could mean the same need words.",
    show: (
      <>
        <IconButton label="Refresh" icon={<RefreshIcon />} />{" "}
        <IconButton label="Show another" icon={<ForwardIcon />} />
      </>
    ),
  },
  anatomy: {
    parts: [
      {
        name: "target",
        about:
          "44 px to press; its ground shows under the pointer, and a ring turns on it while busy",
        at: "button[aria-label]",
      },
      {
        name: "icon",
        about: "20 px, filled while pressed; the label is its tooltip",
        at: "button[aria-label] > svg",
      },
    ],
  },
}
