import { OCCASIONS, type Occasion } from "@stylin/garments/vocabulary"
import { BottomSheet, ActivityPicker as Picker } from "@stylin/ui"
import { useState } from "react"
import { label } from "../lib/words.ts"

const TITLE = "Select your activity to dress for"

const CHOICES = OCCASIONS.map((value) => ({
  value,
  label: label(value),
  exclusive: value === "my_occasions",
}))

interface Props {
  /** The initial choice; if empty, the activities of her profile. */
  readonly occasions: readonly Occasion[]
  readonly onClose: () => void
  readonly onChoose: (choice: { occasions: Occasion[] }) => void
}

/** Asks what she dresses for. Mounted while it is open, so that it starts fresh each time. */
export function ActivityPicker({ occasions, onClose, onChoose }: Props) {
  const [chosen, setChosen] = useState<readonly Occasion[]>(
    occasions.length > 0 ? occasions : ["my_occasions"],
  )
  return (
    <BottomSheet open title={TITLE} onClose={onClose}>
      <Picker
        choices={CHOICES}
        title={TITLE}
        titleHidden
        value={chosen}
        onChange={({ value }) => setChosen(value)}
        onSubmit={({ value }) => onChoose({ occasions: [...value] })}
      />
    </BottomSheet>
  )
}
