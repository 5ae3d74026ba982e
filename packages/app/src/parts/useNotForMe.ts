import type { Look } from "@stylin/api/contract"
import { type ComponentType, type RefCallback, useState } from "react"
import { useSnapshot } from "valtio/react"
import { forgetCode, loadCode } from "../lib/loadCode.ts"
import { useLate } from "../lib/useLate.ts"
import { dismissed } from "../state/looks/dismissed.ts"
import { showSnackbar } from "../state/shell/snackbar.ts"
import { t } from "../words/t.ts"
import type { NotForMeProps } from "./NotForMe.tsx"

export const loadNotForMe = () => import("./NotForMe.tsx")

interface NotForMeState {
  /** What stands in the place of the look while it is not for her; null while it is. */
  readonly Instead: ComponentType<NotForMeProps> | null
  /** Says that the look is not for her. */
  readonly start: () => void
  /** Ends what stands in its place, because it could not be kept or was taken back. */
  readonly end: () => void
  /** Takes focus to the button once the look is back. */
  readonly button: RefCallback<HTMLButtonElement> | null
}

/** Whether a look is for her. The code of what else there is to say comes with the first that is not. */
export function useNotForMe({ look_id }: Look): NotForMeState {
  const { ids } = useSnapshot(dismissed)
  const [stage, setStage] = useState<"shown" | "asked" | "back">("shown")
  const isGone = stage === "asked" || ids.includes(look_id)
  const Late = useLate(loadNotForMe, isGone)
  return {
    Instead: isGone ? Late : null,
    start() {
      loadCode(loadNotForMe).then(
        () => setStage("asked"),
        () => {
          forgetCode(loadNotForMe)
          showSnackbar({ text: t("Not saved. Please check your connection."), color: "red" })
        },
      )
    },
    end: () => setStage("back"),
    button: stage === "back" ? focusOn : null,
  }
}

function focusOn(button: HTMLButtonElement | null): void {
  button?.focus()
}
