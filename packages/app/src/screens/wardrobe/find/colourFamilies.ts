import type { WardrobeItem } from "@stylin/api/contract"
import { type ColourName, isColourName, isHex, nearestName } from "@stylin/garments/colour"
import { coloursLike } from "@stylin/garments/vocabulary"

/** The colours that people sort clothes by. */
export const COLOUR_FAMILIES = [
  "black",
  "grey",
  "white",
  "beige",
  "brown",
  "green",
  "blue",
  "purple",
  "red",
  "orange",
  "yellow",
  "pink",
] as const satisfies readonly ColourName[]
export type ColourFamily = (typeof COLOUR_FAMILIES)[number]

/** Colours that go by no plainer name, and where people look for them. */
const ALSO: Partial<Readonly<Record<ColourName, readonly ColourFamily[]>>> = {
  bronze: ["brown"],
  aqua: ["blue", "green"],
  turquoise: ["blue", "green"],
  "rose gold": ["pink"],
}

/** The families of a garment's colours: teal is green as well as blue. One without a name has the nearest. */
export function familiesOf({ colours = [] }: Pick<WardrobeItem, "colours">): ColourFamily[] {
  const names = new Set(colours.flatMap((colour) => nameOf(colour) ?? []))
  return COLOUR_FAMILIES.filter((family) => {
    const members: readonly ColourName[] = [family, ...coloursLike(family)]
    return [...names].some((name) => members.includes(name) || ALSO[name]?.includes(family))
  })
}

function nameOf(colour: string): ColourName | undefined {
  if (isHex(colour)) return nearestName(colour).name
  return isColourName(colour) ? colour : undefined
}
