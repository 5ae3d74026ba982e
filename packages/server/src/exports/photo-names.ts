import type { KeptPhoto } from "../stores/personal-data.ts"

const LONGEST = 60
const ENDINGS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
}

type NamedPhoto = Omit<KeptPhoto, "objectKey">

/**
 * The names of an export's photos, in their order: the day and what they show, such as
 * "photos/2026-11-20 White cotton shirt.jpg". The names are valid on any system, and no two differ
 * only in case.
 */
export function photoNames(photos: readonly NamedPhoto[]): string[] {
  const used = new Set<string>()
  /** The highest number used per name, so that a thousand equal names are not counted each time. */
  const numbers = new Map<string, number>()
  return photos.map((photo) => {
    const ending = ENDINGS[photo.content_type] ?? "bin"
    const name = `photos/${photo.created_at.slice(0, 10)} ${plain(contentOf(photo)) || "photo"}`
    const key = `${name}.${ending}`.toLowerCase()
    let path = `${name}.${ending}`
    let number = numbers.get(key) ?? 1
    while (used.has(path.toLowerCase())) {
      number += 1
      path = `${name} ${number}.${ending}`
    }
    numbers.set(key, number)
    used.add(path.toLowerCase())
    return path
  })
}

function contentOf({ pictureOf, showed }: NamedPhoto): string {
  if (pictureOf !== undefined) return pictureOf
  const [garment, ...others] = showed
  if (garment === undefined) return "photo"
  return others.length > 0 ? "photo of several garments" : `${cut(garment)} (photo)`
}

/** Without characters and endings that some system treats specially. */
function plain(text: string): string {
  const kept = text.normalize("NFC").replaceAll(/[^\p{L}\p{M}\p{N}'(),&-]+/gu, " ")
  return cut(kept.trim())
}

function cut(text: string): string {
  return Array.from(text).slice(0, LONGEST).join("").trim()
}
