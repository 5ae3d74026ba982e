import { peopleOf } from "./people.ts"
import type { SheetPerson } from "./person.ts"

/** What was judged: whose sheets, counted through all sets in their order, and how many looks a month. */
interface Judged {
  readonly seed: number
  readonly from: number
  readonly people: number
  readonly looks: number
}

/**
 * The seeds of the tally in `docs/judged-looks.md`. Sheets drawn with them now are of the same people; the
 * looks are those of today's rules, and those that were judged are drawn by the commit before the one that added the row.
 */
export const JUDGED: readonly Judged[] = [
  { seed: 771, from: 0, people: 7, looks: 6 },
  { seed: 991, from: 0, people: 7, looks: 4 },
  ...[1201, 1307].map((seed) => ({ seed, from: 0, people: 7, looks: 3 })),
  ...[1409, 1607, 3301, 4409, 2711, 2823, 3107, 3607, 4111, 4507].map((seed) => ({
    seed,
    from: 0,
    people: 7,
    looks: 2,
  })),
  { seed: 5203, from: 7, people: 6, looks: 2 },
  ...[5309, 5411].map((seed) => ({ seed, from: 13, people: 6, looks: 2 })),
  { seed: 5503, from: 19, people: 6, looks: 2 },
  { seed: 5603, from: 25, people: 8, looks: 2 },
  ...[5711, 5807, 6101, 6203].map((seed, at) => ({ seed, from: 33 + 6 * at, people: 6, looks: 2 })),
  // Of twelve people six were judged.
  { seed: 6405, from: 57, people: 12, looks: 2 },
  ...[6501, 6601, 6701, 6801, 6901, 7001, 7101].map((seed, at) => ({
    seed,
    from: 69 + 6 * at,
    people: 6,
    looks: 2,
  })),
  ...[7401, 7501, 7601, 7701, 7801].map((seed, at) => ({
    seed,
    from: 117 + 6 * at,
    people: 6,
    looks: 2,
  })),
  ...[
    8401, 8402, 8501, 8502, 8601, 8602, 8603, 8604, 8701, 8702, 8707, 8708, 8709, 8710, 8711, 8712,
    8713, 8714,
  ].map((seed, at) => ({
    seed,
    from: 165 + 6 * at,
    people: 6,
    looks: 2,
  })),
  // Of these six four were judged.
  { seed: 8716, from: 279, people: 6, looks: 2 },
  ...[
    8717, 8718, 8719, 8720, 8721, 8722, 8723, 8724, 8725, 8726, 8727, 8728, 8729, 8730, 8731, 8732,
    8733, 8734, 8735, 8736, 8737, 8738, 8739, 8740, 8741, 8742, 8743, 8744, 8745, 8746,
  ].map((seed, at) => ({
    seed,
    from: 285 + 6 * at,
    people: 6,
    looks: 2,
  })),
  // Those in between were judged from the words alone.
  { seed: 8747, from: 489, people: 6, looks: 2 },
  { seed: 8748, from: 513, people: 6, looks: 2 },
  { seed: 8749, from: 525, people: 6, looks: 2 },
  { seed: 8750, from: 543, people: 6, looks: 2 },
  { seed: 8751, from: 549, people: 6, looks: 2 },
  // Of these twelve six were judged by their pictures.
  { seed: 8752, from: 555, people: 12, looks: 2 },
  // And of these.
  { seed: 8753, from: 567, people: 12, looks: 2 },
  { seed: 8754, from: 579, people: 12, looks: 2 },
  { seed: 8755, from: 603, people: 12, looks: 2 },
  { seed: 8758, from: 639, people: 12, looks: 2 },
  { seed: 8759, from: 639, people: 12, looks: 2 },
  { seed: 8760, from: 651, people: 12, looks: 2 },
  { seed: 8761, from: 699, people: 12, looks: 2 },
]

/** Who was judged with a seed, and how many looks of each month; undefined if nobody was. */
export function judgedWith(
  seed: number,
): { readonly people: readonly SheetPerson[]; readonly looks: number } | undefined {
  const judged = JUDGED.find((one) => one.seed === seed)
  if (!judged) return undefined
  const { from, people, looks } = judged
  return { people: peopleOf().slice(from, from + people), looks }
}
