import type { PersonPhoto } from "./folder.ts"

/** Classes that are scored as one; those left out count as background. */
const GROUPS: readonly (readonly number[])[] = [[1, 2], [3], [4], [5], [6, 7, 8], [10], [11]]

/** Counts places by what they are and what they were taken for. */
export function countPlaces() {
  const count = GROUPS.length + 1
  const table = new Float64Array(count * count)
  const groupOf = (value: number) => 1 + GROUPS.findIndex((group) => group.includes(value))
  return {
    add(
      { mask }: PersonPhoto,
      found: { readonly width: number; readonly height: number; readonly classes: Uint8Array },
    ) {
      for (let index = 0; index < mask.classes.length; index += 1) {
        const x = Math.floor((((index % mask.width) + 0.5) / mask.width) * found.width)
        const row = (Math.floor(index / mask.width) + 0.5) / mask.height
        const said = found.classes[Math.floor(row * found.height) * found.width + x] ?? 0
        const at = groupOf(mask.classes[index] ?? 0) * count + groupOf(said)
        table[at] = (table[at] ?? 0) + 1
      }
    },
    /** The share of places that are right, and the mean overlap of eight classes. */
    result(): { accuracy: number; meanOverlap: number } {
      let [right, all, overlaps] = [0, 0, 0]
      for (let group = 0; group < count; group += 1) {
        let [truth, said] = [0, 0]
        for (let other = 0; other < count; other += 1) {
          truth += table[group * count + other] ?? 0
          said += table[other * count + group] ?? 0
        }
        const both = table[group * count + group] ?? 0
        right += both
        all += truth
        overlaps += both / Math.max(1, truth + said - both)
      }
      return { accuracy: right / Math.max(1, all), meanOverlap: overlaps / count }
    },
  }
}
