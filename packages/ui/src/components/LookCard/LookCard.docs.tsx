import { HeartIcon } from "../../icons/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { IconButton } from "../IconButton/index.ts"
import { LookCard } from "./LookCard.tsx"

const LOOK = {
  photo: "samples/look-trench.svg",
  photoAlt: "A camel trench coat over a cream jumper",
  title: "Sunday stroll",
  favourite: false,
  onFavouriteChange: () => undefined,
  headingLevel: 3,
} as const

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "A title of two to four words, like a magazine's.",
    "Reasons are sentences about her, one each.",
  ],
  do: {
    words: "Give the most telling reason first.",
    show: (
      <div style={{ maxWidth: "16rem" }}>
        <LookCard
          {...LOOK}
          reasonsOpen
          reasons={[
            { label: "Your colours", text: "Camel is among the twelve that suit you best." },
            { label: "Your week", text: "It goes to work, and on to dinner." },
          ]}
        />
      </div>
    ),
  },
  dont: {
    words: "A second heart leaves her to guess which one keeps the look.",
    show: (
      <div style={{ maxWidth: "16rem" }}>
        <LookCard {...LOOK} actions={<IconButton label="Love" icon={<HeartIcon />} />} />
      </div>
    ),
  },
}
