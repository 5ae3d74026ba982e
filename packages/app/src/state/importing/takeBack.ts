import type { BroughtImport } from "@stylin/api/contract"
import { track } from "../../analytics/track.ts"
import { t } from "../../words/t.ts"
import { offerRemoval } from "../wearing/offerRemoval.ts"
import { removeItems } from "../wearing/removals.ts"
import { listImport } from "./earlierImports.ts"

/**
 * Takes an import back, and offers to undo that for as long as the message is there. What she has changed
 * or used since stays unless `withTouched`.
 */
export function takeImportBackWithUndo(brought: BroughtImport, withTouched: boolean): void {
  const { import_id, source, items, touched_items } = brought
  const staying = new Set(withTouched ? [] : touched_items)
  const going = items.filter((id) => !staying.has(id)).map((item_id) => ({ item_id }))
  track("Import Taken Back", { items: going.length })
  offerRemoval({
    text: t("{name} is taken back.", { name: source }),
    tooLate: t("It has already been taken back."),
    remove: (over) => {
      const removal = removeItems(going, over, { import_id, with_touched: withTouched })
      listImport(brought, false)
      return {
        takeBack: () => {
          const isBack = removal.takeBack()
          if (isBack) listImport(brought, true)
          return isBack
        },
      }
    },
  })
}
