import type { Look } from "@stylin/api/contract"

/** From the shoulders down: a coat is seen above what is beneath it, and accessories are too small. */
const SEEN = ["upper_body", "lower_body", "shoes"] as const

/** What stands in for a look's picture until it is there: the colours of its clothes, from the top down. */
export function lookPlaceholder({ clothes }: Pick<Look, "clothes">): readonly string[] {
  return SEEN.flatMap((section) =>
    clothes.flatMap(([worn]) => (worn?.section === section && worn.tint ? worn.tint : [])),
  )
}
