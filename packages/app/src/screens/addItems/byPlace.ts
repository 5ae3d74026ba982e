import { t } from "../../words/t.ts"
/** Photos named by their position. File names do not tell them apart: phones use long numbers. */
export function byPlace<Photo extends { url: string | undefined }>(photos: readonly Photo[]) {
  return photos.map(({ url, ...photo }, index) => ({
    ...photo,
    photo: url,
    name: t("photo {number}", { number: index + 1 }),
  }))
}
