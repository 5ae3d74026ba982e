// A sheet that asks what she dresses for; it shows that the choice is being applied.
import { ActivityPicker, BottomSheet, Button } from "@stylin/ui"
import { useState } from "react"

const CHOICES = [
  { value: "mine", label: "My occasions", exclusive: true },
  { value: "work", label: "Work" },
  { value: "dating", label: "Dating" },
]

export function Occasion({ apply }: { apply: (chosen: readonly string[]) => Promise<void> }) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [value, setValue] = useState<readonly string[]>(["mine"])
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Dress for something
      </Button>
      <BottomSheet open={open} title="What do you dress for?" onClose={() => setOpen(false)}>
        <ActivityPicker
          titleHidden
          multiple
          options={CHOICES}
          value={value}
          busy={busy}
          onChange={(change) => setValue(change.value)}
          onSubmit={async (submission) => {
            setBusy(true)
            await apply(submission.value)
            setBusy(false)
            setOpen(false)
          }}
        />
      </BottomSheet>
    </>
  )
}
