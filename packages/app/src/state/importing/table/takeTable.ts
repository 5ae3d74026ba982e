import { environment } from "../../../environment.ts"
import { takeImport } from "../importing.ts"
import type { OpenTable } from "./openTable.ts"
import type { Understood } from "./understand.ts"

/** Brings in what the table was understood to hold. Never rejects. */
export function takeTable(
  { importId, source, photo }: OpenTable,
  { items, photos }: Pick<Understood, "items" | "photos">,
): Promise<void> {
  const exported_at = new Date(environment.now()).toISOString()
  const content_type = "image/jpeg"
  const data = {
    exported_at,
    wardrobe: [...items],
    photos: photos.map((one) => ({ ...one, content_type, created_at: exported_at })),
  }
  return takeImport({ importId, source, data, photo })
}
