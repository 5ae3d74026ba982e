/** As how many showings a wear counts against its pieces, by how many days lie between. */
const STEPS_BACK = [4, 4, 3, 2, 1] as const

/** As how many showings it counts against pieces that they are worn so many days before or after. */
export function stepsBack(days: number): number {
  return STEPS_BACK[days] ?? 0
}
