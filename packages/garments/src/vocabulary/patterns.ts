export const PATTERNS = [
  "plain",
  "stripe",
  "check",
  "floral",
  "dot",
  "animal",
  "geometric",
  "abstract",
] as const
export type Pattern = (typeof PATTERNS)[number]
