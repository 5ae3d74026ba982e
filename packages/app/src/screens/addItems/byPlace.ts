import { t } from "../../words/t.ts"
/** Photos named by their position. File names do not tell them apart: phones use long numbers. */
export function byPlace<Photo extends object>(photos: readonly Photo[]) {
  return photos.map((photo, index) => ({
    ...photo,
    name: t("photo {number}", { number: index + 1 }),
  }))
}
