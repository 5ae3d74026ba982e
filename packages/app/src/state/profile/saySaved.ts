import { messageOf } from "@stylin/api/client"
import { t } from "../../words/t.ts"
import { showSnackbar } from "../shell/snackbar.ts"

/**
 * Says that answers are saved, and offers to go back to the earlier ones; undefined where there were none.
 */
export function saySaved(text: string, goBack: (() => Promise<unknown>) | undefined): void {
  if (!goBack) {
    showSnackbar({ text })
    return
  }
  const undo = async () => {
    try {
      await goBack()
      showSnackbar({ text: t("Your earlier answers are back.") })
    } catch (cause) {
      showSnackbar({ text: messageOf(cause), color: "red" })
    }
  }
  showSnackbar({ text, undo: () => void undo() })
}
