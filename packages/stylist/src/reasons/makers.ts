/** Makers that people name clothes by, as they are written; no other word looks like one of them. */
const MAKERS = [
  "Adidas",
  "Aritzia",
  "Barbour",
  "Birkenstock",
  "Birkenstocks",
  "Burberry",
  "Carhartt",
  "Columbia",
  "Converse",
  "Doc Martens",
  "Dr Martens",
  "Everlane",
  "Gucci",
  "Havaianas",
  "Icebreaker",
  "Jil Sander",
  "Kathmandu",
  "Koton",
  "LC Waikiki",
  "Levi's",
  "Longchamp",
  "Loro Piana",
  "Lululemon",
  "Macpac",
  "Max Mara",
  "Merrell",
  "New Balance",
  "Nike",
  "Patagonia",
  "Prada",
  "Puma",
  "Reebok",
  "Salomon",
  "Sinsay",
  "Skechers",
  "Superga",
  "Timberland",
  "Tods",
  "Vans",
  "Veja",
] as const

const WRITTEN: ReadonlyMap<string, string> = new Map(
  MAKERS.map((maker) => [maker.toLowerCase(), maker]),
)
const ANY = MAKERS.join("|")
const ANYWHERE = new RegExp(String.raw`\b(?:${ANY})(?![\w'’])`, "giu")
// "Roots" is a word, too, but begins no other name of a garment.
const FIRST = new RegExp(String.raw`^(?:${ANY}|Roots)\b`, "u")

/** A name with makers written as they write themselves: "black nike leggings" are by Nike. */
export function withMakers(name: string): string {
  return name.replace(ANYWHERE, (maker) => WRITTEN.get(maker.toLowerCase()) ?? maker)
}

/** Whether a name begins with a maker, which keeps its capital. */
export function beginsWithMaker(name: string): boolean {
  return FIRST.test(name)
}
