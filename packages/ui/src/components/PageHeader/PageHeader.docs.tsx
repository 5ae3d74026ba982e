import { Button } from "../Button/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { PageHeader } from "./PageHeader.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["A title of a few words, capitals as in a sentence."],
  do: {
    words: "One action beside the title.",
    show: <PageHeader title="Wardrobe" actions={<Button variant="secondary">Manage</Button>} />,
  },
  dont: {
    words: "Three actions push the title away.",
    show: (
      <PageHeader
        title="Wardrobe"
        actions={
          <>
            <Button>Add items</Button>
            <Button>Manage</Button>
            <Button>Share</Button>
          </>
        }
      />
    ),
  },
  anatomy: {
    story: "WithBackAndActions",
    parts: [{ name: "title", about: "what the page is", at: "h1" }],
  },
}
