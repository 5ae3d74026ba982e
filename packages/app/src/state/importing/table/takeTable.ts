import { environment } from "../../../environment.ts"
import { takeImport } from "../importing.ts"
import type { OpenTable } from "./openTable.ts"
import type { Understood } from "./understand.ts"

/** Brings in what the table was understood to hold. Never rejects. */
export function takeTable({ importId, source }: OpenTable, { items }: Understood): Promise<void> {
  const exported_at = new Date(environment.now()).toISOString()
  const data = { exported_at, wardrobe: [...items], photos: [] }
  return takeImport({ importId, source, data, leftOut: [], photo: async () => undefined })
}
