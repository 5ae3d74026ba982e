export type ImageKind = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic"

/** How many of a file's first bytes identify its kind. */
export const HEAD_BYTES = 32

const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]

/** A file's kind by its first bytes, whatever its name says; undefined for any other kind. */
export function imageKind(head: Uint8Array): ImageKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  if (text.startsWith("\xff\xd8\xff")) return "jpeg"
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png"
  if (text.startsWith("GIF8")) return "gif"
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp"
  if (text.slice(4, 8) !== "ftyp") return undefined
  // The main brand comes first; a still picture of either family may have "mif1" there.
  const brands = text.slice(8).match(/.{4}/gs) ?? []
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif"
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? "heic" : undefined
}
