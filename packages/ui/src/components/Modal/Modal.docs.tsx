import { Button } from "../Button/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { Modal } from "./Modal.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "The title says what it is about; the button says what happens.",
    "Three sentences at most, or it is a page.",
  ],
  do: {
    words: "One thing, and one way on.",
    show: (
      <Modal
        open
        title="Wardrobe images processed!"
        onClose={() => undefined}
        actions={<Button>Review them</Button>}
      >
        <p>Eleven garments were found on your photos.</p>
      </Modal>
    ),
    frame: 340,
  },
  dont: {
    words: "Do not open a dialog from a dialog to explain the first.",
    show: (
      <>
        <Modal
          open
          title="Eleven garments were found"
          onClose={() => undefined}
          actions={<Button>Review them</Button>}
        >
          <p>They are on your photos, and wait for a review.</p>
        </Modal>
        <Modal open title="What is a review?" onClose={() => undefined}>
          <p>You keep what is right.</p>
        </Modal>
      </>
    ),
    frame: 340,
  },
}
