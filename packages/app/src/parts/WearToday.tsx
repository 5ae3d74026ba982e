import type { Look } from "@stylin/api/contract"
import { Button } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { isWornToday, wornToday } from "../state/looks/wornToday.ts"
import { showSnackbar } from "../state/shell/snackbar.ts"
import { t } from "../words/t.ts"

/** Says in one press that she wears a look today; pressed again, that she does not. */
export function WearToday({ look }: { readonly look: Look }) {
  const isWorn = isWornToday(useSnapshot(wornToday), look.look_id)
  // What is not hers yet cannot be worn.
  if (!look.clothes.some(([worn]) => worn?.isYours)) return null
  const words = t(isWorn ? "Worn today" : "Wear today")
  return (
    <Button
      variant="quiet"
      aria-label={`${words}: ${look.rec_description.title}`}
      onClick={() => void say(look, !isWorn)}
    >
      {words}
    </Button>
  )
}

async function say(look: Look, isWorn: boolean): Promise<void> {
  try {
    const { unwearLook, wearLook } = await import("../state/wearing/wearWithUndo.ts")
    if (isWorn) wearLook(look)
    else unwearLook(look)
  } catch {
    showSnackbar({ text: t("Not saved. Please check your connection."), color: "red" })
  }
}
