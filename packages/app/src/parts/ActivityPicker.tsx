import type { Needs } from "@stylin/api/contract"
import { OCCASIONS, type Occasion } from "@stylin/garments/vocabulary"
import { BottomSheet, Button, ActivityPicker as Picker } from "@stylin/ui"
import { useLayoutEffect, useRef, useState } from "react"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../lib/useSubmit.ts"
import { useWhileShown } from "../lib/useWhileShown.ts"
import { loadProfile, profile } from "../state/profile/profile.ts"
import { saveProfile } from "../state/profile/saveProfile.ts"
import { sayWord } from "../words/sayWord.ts"
import { type PlainMessage, t } from "../words/t.ts"
import { FormError } from "./FormError.tsx"
import { Stack } from "./Page.tsx"
import { PieceBudget } from "./PieceBudget.tsx"

/** The question, to be said with t. */
const TITLE = "Select your activity to dress for" satisfies PlainMessage

const CHOICES = OCCASIONS.map((value) => ({
  value,
  label: sayWord(value),
  exclusive: value === "my_occasions",
}))

interface Props {
  /** What the feed shows now; if empty, the activities of her profile. */
  readonly occasions: readonly Occasion[]
  readonly onClose: () => void
  readonly onChoose: (choice: { occasions: Occasion[] }) => void
}

/**
 * Asks what she dresses for: one activity, or several once she asks for that; and what she spends on a
 * piece, which is saved to her profile. Mounted while it is open, so that it starts fresh each time.
 */
export default function ActivityPicker({ occasions, onClose, onChoose }: Props) {
  const { known } = useSnapshot(profile)
  useWhileShown(loadProfile)
  const [chosen, setChosen] = useState<readonly Occasion[]>(
    occasions.length > 0 ? occasions : ["my_occasions"],
  )
  const [areSeveral, setAreSeveral] = useState(occasions.length > 1)
  const root = useRef<HTMLDivElement>(null)
  const wereSeveral = useRef(areSeveral)
  // One group has taken the other's place: she goes on where she was in it.
  useLayoutEffect(() => {
    if (wereSeveral.current === areSeveral) return
    wereSeveral.current = areSeveral
    // The first group asks for activities, the next for a price.
    const inputs = [...(root.current?.querySelector("fieldset")?.querySelectorAll("input") ?? [])]
    const place = inputs.find(({ checked }) => checked) ?? inputs[0]
    place?.focus()
  }, [areSeveral])
  const [changed, setChanged] = useState<Needs | null>(null)
  const { isBusy, error, send } = useSubmit()
  const needs: Needs = changed ?? known?.needs ?? {}

  const submit = async (chosenOccasions: readonly Occasion[]) => {
    if (changed) await saveProfile({ needs: changed })
    onChoose({ occasions: [...chosenOccasions] })
  }
  return (
    <BottomSheet open title={t(TITLE)} onClose={onClose}>
      <Stack ref={root}>
        <Picker
          options={CHOICES}
          legend={t(TITLE)}
          legendHidden
          multiple={areSeveral}
          busy={isBusy}
          value={chosen}
          onChange={({ value }) => setChosen(value)}
          onSubmit={({ value }) => void send(() => submit(value))}
        >
          <PieceBudget
            budget={needs.piece_budget}
            disabled={known === null}
            onChange={(budget) => setChanged({ ...needs, piece_budget: budget })}
          />
          <FormError>{error}</FormError>
        </Picker>
        {(!areSeveral || chosen.length < 2) && (
          <Button variant="quiet" onClick={() => setAreSeveral(!areSeveral)}>
            {areSeveral ? t("Dress for only one") : t("Dress for more than one")}
          </Button>
        )}
      </Stack>
    </BottomSheet>
  )
}
