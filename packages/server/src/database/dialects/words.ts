/**
 * Splits text into the words that a text index has: lower case, without accents and punctuation.
 * "Sézane t-shirt" gives sezane, t, shirt.
 */
export function indexWords(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}+/gu, "")
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
