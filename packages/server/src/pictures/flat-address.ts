import {
  CUT_FIELDS,
  checkGarment,
  GarmentError,
  type GarmentWords,
} from "@stylin/garments/vocabulary"

const CLOTH_FIELDS = ["material", "weight", "sheen"] as const

/**
 * The address of the drawing of one garment: `/api/pictures/flats/<kind>.svg?<words>`. It describes
 * the drawing completely, so that it can be cached for ever. Colours are separated by commas, the
 * main one first, and so are touches.
 */
export function flatAddress(garment: GarmentWords): string {
  const { kind, cut, cloth, pattern, touches = [], colours, seed } = garment
  const words = new URLSearchParams({
    colours: colours.map(({ colour }) => colour.replace("#", "")).join(","),
    ...(pattern && pattern !== "plain" && { pattern }),
    ...cut,
    ...cloth,
    ...(touches.length > 0 && { touches: touches.join(",") }),
    ...(seed && { seed: String(seed) }),
  })
  return `/api/pictures/flats/${kind}.svg?${words}`
}

/**
 * The words in an address made by `flatAddress`; undefined if they describe no garment.
 * @param file the last part of the path, such as "jeans.svg", or "jeans.webp" for its bitmap
 */
export function readFlatAddress(
  file: string,
  query: Readonly<Record<string, unknown>>,
): GarmentWords | undefined {
  const kind = /^(\w+)\.(?:svg|webp)$/.exec(file)?.[1]
  if (kind === undefined) return undefined
  const words = {
    kind,
    cut: pick(query, CUT_FIELDS),
    ...(query.material !== undefined && { cloth: pick(query, CLOTH_FIELDS) }),
    ...(query.pattern !== undefined && { pattern: query.pattern }),
    ...(query.touches !== undefined && { touches: String(query.touches).split(",") }),
    colours: String(query.colours ?? "")
      .split(",")
      .slice(0, MOST_COLOURS)
      .map((colour) => ({ colour: /^[0-9a-f]{6}$/i.test(colour) ? `#${colour}` : colour })),
    seed: Number(query.seed ?? 0),
  }
  if (!Number.isSafeInteger(words.seed)) return undefined
  // The caller's own words until `checkGarment`, which throws unless they have this type.
  const garment = words as unknown as GarmentWords
  try {
    checkGarment(garment)
  } catch (error) {
    if (error instanceof GarmentError) return undefined
    throw error
  }
  return garment
}

const MOST_COLOURS = 4

function pick(query: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  return Object.fromEntries(
    fields.flatMap((field) => (query[field] === undefined ? [] : [[field, query[field]]])),
  )
}
