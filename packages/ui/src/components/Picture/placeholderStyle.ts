import type { CSSProperties } from "react"

/** What an `<img>` needs to show colours, from its top down, while it is empty; `pictureBox` draws them. */
export function placeholderStyle(
  colours: readonly string[] | undefined,
): CSSProperties | undefined {
  const [first] = colours ?? []
  if (!colours || first === undefined) return undefined
  const stops = colours.length === 1 ? [first, first] : colours
  // A custom property, which React's type of styles does not have.
  return { "--picture-placeholder": `linear-gradient(${stops.join(", ")})` } as CSSProperties
}
