import { Button } from "../Button/index.ts"
import { ChoiceChips } from "../ChoiceChips/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { BottomSheet } from "./BottomSheet.tsx"

const COLOURS = [
  { value: "camel", label: "Camel" },
  { value: "navy", label: "Navy" },
  { value: "cream", label: "Cream" },
  { value: "rust", label: "Rust" },
]

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The title says what is chosen here.", "One button at the foot; closing needs none."],
  do: {
    words: "Use it where a thumb chooses from several things.",
    show: (
      <BottomSheet open title="Colour" onClose={() => undefined}>
        <ChoiceChips
          legend="Colour"
          legendHidden
          options={COLOURS}
          value={["camel"]}
          onChange={() => undefined}
        />
      </BottomSheet>
    ),
    frame: 340,
  },
  dont: {
    words: "Do not ask a yes-or-no question in it: that is `ConfirmModal`.",
    show: (
      <BottomSheet
        open
        title="Delete the linen shirt?"
        onClose={() => undefined}
        actions={
          <>
            <Button variant="danger">Delete</Button>
            <Button variant="secondary">Cancel</Button>
          </>
        }
      />
    ),
    frame: 340,
  },
}
