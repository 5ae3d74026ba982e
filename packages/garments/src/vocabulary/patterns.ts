export const PATTERNS = ["plain", "stripe", "check", "floral", "dot", "animal"] as const
export type Pattern = (typeof PATTERNS)[number]
