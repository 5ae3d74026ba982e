import type { ComponentNotes } from "../componentNotes.ts"
import { TextLink } from "./TextLink.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The words say where it leads: “Privacy policy”."],
  do: {
    words: "Words that make sense without the sentence.",
    show: <TextLink href="#docs">Privacy policy</TextLink>,
  },
  dont: {
    words: "“Here” says nothing in a list of links.",
    show: (
      <>
        To read our policy, press <TextLink href="#docs">here</TextLink>.
      </>
    ),
  },
  anatomy: {
    parts: [
      {
        name: "words",
        about: "say where it leads, in the colour of the sentence",
        at: "a[data-quiet]",
        only: "words",
      },
      {
        name: "underline",
        about: "in the accent; if quiet, only under the pointer",
        at: "a[data-quiet]",
        only: "underline",
      },
    ],
  },
}
