/** Photos named by their position. File names do not tell them apart: phones use long numbers. */
export function byPlace<Photo extends object>(photos: readonly Photo[]) {
  return photos.map((photo, index) => ({ ...photo, name: `photo ${index + 1}` }))
}
