import type { SelfieAttributes } from "@stylin/api/contract"
import { Button } from "@stylin/ui"
import { useState } from "react"
import { typeNamed } from "../../lib/typeNamed.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet, Stack } from "../../parts/Page.tsx"
import { saveColourChoice } from "../../state/profile/saveProfile.ts"
import { chooseColourType } from "../../state/selfie/colourChoice.ts"
import { t } from "../../words/t.ts"
import { TypePicker } from "./TypePicker.tsx"

/** Her own choice of type, which overrides the analysis, and how to undo it. */
export function ChooseType({ known }: { known: SelfieAttributes | null }) {
  const current = typeNamed(known?.colour_type)
  const [chosen, setChosen] = useState(current)
  const { isBusy, error, send } = useSubmit()
  const isOwn = known?.is_own_choice === true
  return (
    <Stack>
      <Quiet>
        {t(
          "If a colour analyst has told you your type, or you know better, say so, and your looks will follow.",
        )}
      </Quiet>
      <TypePicker value={chosen} onChange={({ type }) => setChosen(type)} />
      <FormError>{error}</FormError>
      <div>
        <Button
          variant="secondary"
          busy={isBusy}
          disabled={chosen === undefined || (isOwn && chosen === current)}
          onClick={() => {
            if (chosen) void send(() => chooseColourType(chosen))
          }}
        >
          {t("Use this type")}
        </Button>
        {isOwn && (
          <Button
            variant="quiet"
            onClick={() => {
              setChosen(typeNamed(known?.analysis?.colour_type))
              void send(() => saveColourChoice(null))
            }}
          >
            {known?.analysis ? t("Go by my selfies instead") : t("Take it back")}
          </Button>
        )}
      </div>
    </Stack>
  )
}
