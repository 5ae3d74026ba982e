/** The part of the body that a garment is worn on, in the order the wardrobe shows them. */
export const SECTIONS = ["upper_body", "lower_body", "shoes", "accessories"] as const
export type Section = (typeof SECTIONS)[number]

/** A section's name as people read it: "upper_body" becomes "upper body". */
export function sectionName(section: Section): string {
  return section.replaceAll("_", " ")
}
