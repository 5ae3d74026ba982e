import { Button } from "../Button/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { TipsOverlay } from "./TipsOverlay.tsx"

const shown = () => document.querySelector("[data-tip]")

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "A title of two or three words, one sentence below.",
    "“Got It” ends the round, “Skip” leaves it.",
  ],
  do: {
    words: "Five tips at most, about what she cannot see.",
    show: (
      <>
        <Button variant="secondary" data-tip="">
          Work
        </Button>
        <TipsOverlay
          open
          delay={0}
          onEnd={() => undefined}
          tips={[
            {
              title: "Dress for something",
              text: "Pick an activity, and the next looks are made for it.",
              target: shown,
            },
          ]}
        />
      </>
    ),
    frame: 380,
  },
  dont: {
    words: "Do not explain what a button says already.",
    show: (
      <>
        <Button variant="secondary" data-tip="">
          Save
        </Button>
        <TipsOverlay
          open
          delay={0}
          onEnd={() => undefined}
          tips={[{ title: "Save", text: "This button saves.", target: shown }]}
        />
      </>
    ),
    frame: 380,
  },
}
