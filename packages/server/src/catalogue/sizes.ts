const LETTERS = "xxs|xs|s|m|l|xl|xxl|xxxl|[2-6]xl|small|medium|large"
const REGION = "uk|us|eu|fr|it"

/** The ways to write a size. A letter such as "L", or "large", needs the word "size" before it. */
const SIZES = new RegExp(
  [
    String.raw`\b(?:plus|petite|tall|curve)[\s-]+sizes?\b`,
    String.raw`\bsizes?\s+(?:(?:${REGION})\s*)?(?:\d{1,2}(?:\.5)?|${LETTERS})\b(?:\s+(?:${REGION})\b)?`,
    String.raw`\b(?:${REGION})\s*\d{1,2}(?:\.5)?\b`,
    String.raw`\b(?:xxs|xs|xl|xxl|xxxl|[2-6]xl)\b`,
    String.raw`(?<![\w-])\d{1,2}\b(?!\s*(?:pack|piece|%|denier))`,
  ].join("|"),
  "gi",
)

/** Splits a query into the sizes in it, as they are written, and the rest. */
export function takeSizes(typed: string): {
  readonly sizes: readonly string[]
  readonly rest: string
} {
  return { sizes: typed.match(SIZES) ?? [], rest: typed.replace(SIZES, " ") }
}
