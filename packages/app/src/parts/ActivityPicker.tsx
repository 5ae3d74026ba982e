import { OCCASIONS, type Occasion } from "@stylin/garments/vocabulary"
import { BottomSheet, Button, ActivityPicker as Picker } from "@stylin/ui"
import { useState } from "react"
import { label } from "../lib/words.ts"
import { Stack } from "./Page.tsx"

const TITLE = "Select your activity to dress for"

const CHOICES = OCCASIONS.map((value) => ({
  value,
  label: label(value),
  exclusive: value === "my_occasions",
}))

interface Props {
  /** What the feed shows now; if empty, the activities of her profile. */
  readonly occasions: readonly Occasion[]
  readonly onClose: () => void
  readonly onChoose: (choice: { occasions: Occasion[] }) => void
}

/**
 * Asks what she dresses for: one activity, or several once she asks for that. Mounted while it is
 * open, so that it starts fresh each time.
 */
export default function ActivityPicker({ occasions, onClose, onChoose }: Props) {
  const [chosen, setChosen] = useState<readonly Occasion[]>(
    occasions.length > 0 ? occasions : ["my_occasions"],
  )
  const [areSeveral, setAreSeveral] = useState(occasions.length > 1)
  return (
    <BottomSheet open title={TITLE} onClose={onClose}>
      <Stack>
        <Picker
          choices={CHOICES}
          title={TITLE}
          titleHidden
          multiple={areSeveral}
          value={chosen}
          onChange={({ value }) => setChosen(value)}
          onSubmit={({ value }) => onChoose({ occasions: [...value] })}
        />
        {!areSeveral && (
          <Button variant="quiet" onClick={() => setAreSeveral(true)}>
            Dress for more than one
          </Button>
        )}
      </Stack>
    </BottomSheet>
  )
}
