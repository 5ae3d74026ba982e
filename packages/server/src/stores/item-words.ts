import type { Queries, Row } from "../database/tables.ts"
import { inTurn } from "./in-turn.ts"

type ItemRow = Row<"wardrobe_items">
export type ItemChange = Partial<
  Pick<
    ItemRow,
    | "item_summary"
    | "image_path"
    | "section"
    | "kind"
    | "colours_json"
    | "words_json"
    | "said_json"
    | "own_cut_json"
  >
>

/**
 * Changes what is kept of an item by what is kept of it now, after all other such changes of the
 * account. Does nothing if the item is not hers.
 */
export async function changeItem(
  db: Queries,
  accountId: string,
  itemId: string,
  change: (row: ItemRow) => ItemChange,
): Promise<void> {
  await inTurn(db, accountId, async (transaction) => {
    const row = await transaction
      .selectFrom("wardrobe_items")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("id", "=", itemId)
      .executeTakeFirst()
    if (!row) return
    await transaction
      .updateTable("wardrobe_items")
      .set(change(row))
      .where("account_id", "=", accountId)
      .where("id", "=", itemId)
      .execute()
  })
}
