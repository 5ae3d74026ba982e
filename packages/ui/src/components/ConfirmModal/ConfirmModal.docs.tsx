import type { ComponentNotes } from "../componentNotes.ts"
import { ConfirmModal } from "./ConfirmModal.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "The title asks the question in full: “Delete the linen shirt?”",
    "The button repeats its verb: “Delete”, never “Yes” or “OK”.",
  ],
  do: {
    words: "Say what is lost, and what is not.",
    show: (
      <ConfirmModal
        open
        danger
        title="Delete the linen shirt?"
        confirmLabel="Delete"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      >
        <p>It leaves your wardrobe. Looks that you saved with it stay.</p>
      </ConfirmModal>
    ),
    frame: 340,
  },
  dont: {
    words: "Do not confirm what can be undone: do it, and offer to take it back.",
    show: (
      <ConfirmModal
        open
        title="Are you sure?"
        confirmLabel="Yes"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      >
        <p>The look leaves your favourites.</p>
      </ConfirmModal>
    ),
    frame: 340,
  },
}
