import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** What draws: their code decides what a picture looks like, and how large things lie in it. */
const PACKAGES = [
  "@stylin/drawing",
  "@stylin/garments/colour",
  "@stylin/garments/vocabulary",
] as const
/** What lays pictures out is here. */
const HERE = fileURLToPath(import.meta.url)
const LENGTH = 8
const DRAWING = /^\/api\/pictures\/(?:flats|looks|lays)\//
const STAMP = /(?:[?&]photo=[\w-]*)?[?&]v=[\w-]*$/
const BITMAP = /\.webp(?=\?|$)/
const SHOWN =
  /("\/api\/pictures\/(?:flats|looks)\/[^"?]*)\.(?:svg|webp)((?:\?[^"]*?)??)(?:[?&]photo=[\w-]*)?[?&]v=[\w-]*(?=")/g
/** Lays have no other form. */
const SHOWN_LAY = /("\/api\/pictures\/lays\/[^"?]*)\?[^"]*(?=")/g

/** Names the drawing code as it is: another one whenever drawings may look different. */
export const EDITION = editionOf([
  ...PACKAGES.map((name) => fileURLToPath(import.meta.resolve(name))),
  HERE,
])

/** @param entries the entry files of what draws, each with its code beside and below it */
export function editionOf(entries: readonly string[]): string {
  const hash = createHash("sha256")
  for (const folder of entries.map((entry) => dirname(entry)))
    for (const file of globSync("**/*.ts", { cwd: folder }).toSorted())
      if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest("base64url").slice(0, LENGTH)
}

/**
 * The address of a drawing as answers give it: of its bitmap, stamped with this edition, so that
 * browsers which kept an older drawing ask for the new one. Any other address is returned as it is.
 * @param photos the contents of the shops' photographs that it shows
 */
export function shownAddress(address: string, photos: readonly string[] = []): string {
  if (!DRAWING.test(address)) return address
  const plain = address.replace(STAMP, "").replace(/\.svg(?=\?|$)/, ".webp")
  const stamp = photos.length > 0 ? `photo=${photosStamp(photos)}&v=${EDITION}` : `v=${EDITION}`
  return `${plain}${plain.includes("?") ? "&" : "?"}${stamp}`
}

/** Whether an address asks for a picture of this edition with these photographs in it. */
export function isStamped(
  { v, photo }: Readonly<Record<string, unknown>>,
  photos: readonly string[],
): boolean {
  return v === EDITION && photo === (photos.length > 0 ? photosStamp(photos) : undefined)
}

/** Names some photographs by their contents, in whatever order. */
export function photosStamp(photos: readonly string[]): string {
  const contents = [...new Set(photos)].toSorted().join(" ")
  return createHash("sha256").update(contents).digest("base64url").slice(0, LENGTH)
}

/** The file of a drawing, such as "jeans.svg", that this file shows, which may be its bitmap. */
export function drawingOf(file: string): string {
  return file.replace(BITMAP, ".svg")
}

/** A JSON text with the addresses of drawings as the store keeps them: as SVG, of no edition. */
export function asStored(json: string): string {
  return json.replace(SHOWN, "$1.svg$2").replace(SHOWN_LAY, "$1")
}
