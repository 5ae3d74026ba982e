const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  pound: "£",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  trade: "™",
  reg: "®",
  frac12: "½",
}

/** Neither tags nor entities, and single spaces between words: most texts of most feeds. */
const PLAIN = /^(?:[!-%'-;=-~\u00a1-\u024f\u2010-\u2027]+(?: (?!$)|$))*$/

/** Text as people read it: without HTML tags and entities, one space between words. */
export function plainText(html: string): string {
  if (PLAIN.test(html)) return html
  // Twice, since exports often encode what was already encoded.
  return decoded(decoded(html))
    .replace(/<\/?[a-z][^<>]*>/gi, " ")
    .replace(/[\p{Cc}\p{Cs}\p{Zs}]+/gu, " ")
    .trim()
}

function decoded(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+\d*);/gi, (entity, name: string) => {
    if (!name.startsWith("#")) return NAMED[name.toLowerCase()] ?? entity
    const isHex = name[1]?.toLowerCase() === "x"
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ""
  })
}
