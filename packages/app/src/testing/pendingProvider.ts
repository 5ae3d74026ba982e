import type { PendingItem } from "@stylin/api/contract"
import type { fakeCalls } from "./fakeCalls.ts"

/**
 * Answers of a provider with a pending list: what is added or dismissed leaves it, search results
 * join it, each product once.
 */
export function pendingProvider(
  items: readonly PendingItem[] = [],
): Parameters<typeof fakeCalls>[0] {
  let pending = [...items]
  const drop = (ids: readonly (string | undefined)[]) => {
    pending = pending.filter(({ item_id }) => !ids.includes(item_id))
  }
  const ok = () => ({ ok: true as const })
  return {
    getPending: () => [...pending],
    parseSearch: ({ body }) => ({
      success: true,
      entries: body.map((found) => ({
        parsed_item: {
          item_id: found.item_id ?? "none",
          item_summary: found.title,
          section: found.section ?? "upper_body",
          image_path: found.thumbnail,
          search_result: found,
        },
        search_results: [found],
      })),
    }),
    getProductShots: ({ body }) =>
      body.map(({ search_result, image_path = "", ...item }) => {
        const item_id = `found-${item.item_id}`
        const shot = { ...item, item_id, image_path }
        if (!pending.some((other) => other.item_id === item_id)) {
          const created_at = "2026-11-20T09:00:00.000Z"
          pending.push({ ...shot, search_result, state: "ready", created_at })
        }
        return shot
      }),
    addToWardrobe: ({ body }) => {
      drop(body.map(({ item_id }) => item_id))
      return body.map((added) => ({ ...added, item_id: `own-${added.item_id}` }))
    },
    dismissPending: ({ body }) => {
      drop(body.item_ids ?? pending.map(({ item_id }) => item_id))
      return ok()
    },
    addSearchItems: ok,
    updateOwnItems: ok,
  }
}
