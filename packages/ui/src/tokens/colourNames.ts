/** The colour names of the design; every theme gives each a value. */
export const COLOUR_NAMES = [
  "paper",
  "raised",
  "ground",
  "ink",
  "muted",
  "line",
  "control",
  "accent",
  "accentStrong",
  "onAccent",
  "accentSoft",
  "green",
  "orange",
  "red",
  "onStatus",
  "veil",
  "veiledPaper",
  "onPhoto",
  "photoVeil",
] as const

export type ColourName = (typeof COLOUR_NAMES)[number]
