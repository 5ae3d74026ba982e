import { ACTIVITIES, type Activity, type Occasion } from "@stylin/garments/vocabulary"
import { Button, ChoiceChips, Modal } from "@stylin/ui"
import { useState } from "react"
import { label } from "../lib/words.ts"

const OPTIONS = ACTIVITIES.map((value) => ({ value, label: label(value) }))

interface Props {
  /** What is chosen at first. */
  readonly occasions: readonly Occasion[]
  readonly onClose: () => void
  /** Receives the choice; without one, the activities of her profile. */
  readonly onChoose: (choice: { occasions: Occasion[] }) => void
}

/** Asks what she dresses for. Mounted while it is open, so that each time begins afresh. */
export function ActivityPicker({ occasions, onClose, onChoose }: Props) {
  const [chosen, setChosen] = useState<Activity[]>(() =>
    ACTIVITIES.filter((activity) => occasions.includes(activity)),
  )
  return (
    <Modal
      open
      title="Select your activity to dress for"
      onClose={onClose}
      actions={
        <Button
          onClick={() => onChoose({ occasions: chosen.length > 0 ? chosen : ["my_occasions"] })}
        >
          Get new Stylin
        </Button>
      }
    >
      <ChoiceChips
        legend="Activities"
        legendHidden
        options={OPTIONS}
        value={chosen}
        multiple
        onChange={({ value }) => setChosen(value)}
      />
    </Modal>
  )
}
