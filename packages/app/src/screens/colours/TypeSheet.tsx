import type { SeasonalType } from "@stylin/garments/vocabulary"
import { BottomSheet, Button } from "@stylin/ui"
import { useState } from "react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet, Stack } from "../../parts/Page.tsx"
import { chooseColourType } from "../../state/selfie/colourChoice.ts"
import { t } from "../../words/t.ts"
import { TypePicker } from "./TypePicker.tsx"

interface Props {
  /** The type that applies so far. */
  readonly known?: SeasonalType | undefined
  readonly onClose: () => void
  /** Called once her choice counts. */
  readonly onChosen?: (() => void) | undefined
}

/** Where she chooses her colour type herself, instead of a selfie. Mounted while it is open. */
export default function TypeSheet({ known, onClose, onChosen }: Props) {
  const [chosen, setChosen] = useState(known)
  const { isBusy, error, send } = useSubmit()
  const choose = async (type: SeasonalType) => {
    await chooseColourType(type)
    onClose()
    onChosen?.()
  }
  return (
    <BottomSheet
      open
      title={t("Choose your colour type")}
      onClose={onClose}
      actions={
        <Button
          busy={isBusy}
          disabled={chosen === undefined}
          onClick={() => {
            if (chosen) void send(() => choose(chosen))
          }}
        >
          {t("Use this type")}
        </Button>
      }
    >
      <Stack>
        <Quiet>
          {t(
            "Hold your favourite tops against these colours: yours are those that you keep reaching for. A selfie can still be taken later.",
          )}
        </Quiet>
        <TypePicker value={chosen} onChange={({ type }) => setChosen(type)} />
        <FormError>{error}</FormError>
      </Stack>
    </BottomSheet>
  )
}
