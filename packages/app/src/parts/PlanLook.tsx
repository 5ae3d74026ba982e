import type { Look } from "@stylin/api/contract"
import { Button } from "@stylin/ui"
import { useState } from "react"
import { useLate } from "../lib/useLate.ts"
import { showSnackbar } from "../state/shell/snackbar.ts"
import { t } from "../words/t.ts"

const loadSheet = async () => {
  const { PlanDaySheet } = await import("./PlanDaySheet.tsx")
  return { default: PlanDaySheet }
}

interface Props {
  readonly look: Look
  /** What she calls it. */
  readonly title?: string
}

/** Plans a look for a day that she picks. */
export function PlanLook({ look, title = look.rec_description.title }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const Sheet = useLate(loadSheet, isOpen)
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t("Plan for a day: {title}", { title })}
        onClick={() => setIsOpen(true)}
      >
        {t("Plan for a day")}
      </Button>
      {isOpen && Sheet && (
        <Sheet
          title={t("Plan for a day")}
          onClose={() => setIsOpen(false)}
          onChoose={(day) => {
            setIsOpen(false)
            void plan(look, day)
          }}
        />
      )}
    </>
  )
}

async function plan(look: Look, day: string): Promise<void> {
  try {
    const { planLook } = await import("../state/planning/sayPlan.ts")
    planLook(look, day)
  } catch {
    showSnackbar({ text: t("Not saved. Please check your connection."), color: "red" })
  }
}
