import { t } from "./t.ts"

/** Several things, each of which belongs to the others: "black and white and red". */
export function joinedByAnd([first = "", ...others]: readonly string[]): string {
  return others.reduce((one, other) => t("{one} and {other}", { one, other }), first)
}
