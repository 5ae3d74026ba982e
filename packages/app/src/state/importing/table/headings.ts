/** What a column can say of a garment. */
export const FIELDS = [
  "name",
  "kind",
  "colour",
  "brand",
  "size",
  "price",
  "bought_on",
  "season",
  "cloth",
  "note",
  "wears",
] as const
export type Field = (typeof FIELDS)[number]

/** Words of headings, in the languages that people keep such tables in. */
const WORDS: Readonly<Record<Field, readonly string[]>> = {
  colour: ["colour", "color", "farbe", "couleur", "kleur", "colore", "shade", "primary color"],
  brand: ["brand", "marke", "marque", "marca", "merk", "label", "designer", "maker", "hersteller"],
  size: ["size", "grosse", "taille", "talla", "maat", "taglia"],
  price: ["price", "cost", "paid", "preis", "prix", "precio", "prijs", "prezzo", "purchase price"],
  bought_on: [
    ...["bought", "purchased", "purchase date", "date", "gekauft", "kaufdatum", "acquired"],
    ...["achete", "comprado", "gekocht", "acquistato", "date bought", "bought when"],
  ],
  season: ["season", "seasons", "saison", "jahreszeit", "temporada", "seizoen", "stagione"],
  cloth: ["cloth", "fabric", "material", "stoff", "matiere", "tissu", "tejido", "stof", "tessuto"],
  wears: ["wears", "worn", "wear count", "times worn", "getragen", "porte", "usos", "gedragen"],
  note: [
    "note",
    "notes",
    "comment",
    "comments",
    "notiz",
    "bemerkung",
    "remarque",
    "notas",
    "remarks",
  ],
  kind: [
    ...["kind", "type", "category", "subtype", "kategorie", "art", "typ", "categorie", "categoria"],
    ...["tipo", "soort", "garment type", "subcategory", "item type"],
  ],
  name: [
    ...["name", "item", "title", "description", "garment", "piece", "bezeichnung", "teil"],
    ...["beschreibung", "kleidungsstuck", "nom", "article", "nombre", "prenda", "naam", "nome"],
    ...["what", "clothing", "product"],
  ],
}

/** In the order in which a heading is asked for: "item type" is a kind, although "item" is a name. */
const ASKED = [
  "colour",
  "brand",
  "size",
  "price",
  "bought_on",
  "season",
  "cloth",
  "wears",
  "note",
  "kind",
  "name",
] as const satisfies readonly Field[]

/** What a heading calls its column; undefined if it is no word of ours. */
export function namedField(heading: string): Field | undefined {
  const words = plain(heading)
  if (words === "") return undefined
  const said = (known: string) => ` ${words} `.includes(` ${known} `)
  return (
    ASKED.find((field) => WORDS[field].includes(words)) ??
    // A longer text is a cell, and no heading.
    (words.split(" ").length <= 4 ? ASKED.find((field) => WORDS[field].some(said)) : undefined)
  )
}

/** In lower case, without accents and signs. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\d]+/gu, " ")
    .trim()
}
