import type { DownloadedData } from "@stylin/api/contract"
import { BlobReader, BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js"
import { SAMPLE_PROFILE, sampleItem, sampleLooks } from "./samples.ts"

const PHOTO = "3f2504e0-4f89-41d3-9a0c-0305e82c3301"
const TIME = "2026-11-20T09:00:00.000Z"

/** An export of so many garments, the first with a photo. */
export function sampleExport(items: number): DownloadedData {
  const [first, ...others] = Array.from({ length: items }, (_, index) =>
    sampleItem(`item-${index}`, "upper_body"),
  )
  const photographed = first && { ...first, image_path: `/api/pictures/photos/${PHOTO}` }
  return {
    exported_at: TIME,
    currency: "GBP",
    account: { id: "1", email: "ann@example.com", created_at: TIME },
    profile: SAMPLE_PROFILE,
    sessions: [],
    identities: [],
    passkeys: [],
    wardrobe: photographed ? [photographed, ...others] : [],
    search_additions: [],
    favourites: sampleLooks(2),
    own_outfits: [],
    impressions: [],
    dismissals: [],
    signs: [],
    worn: [{ day: "2026-11-19", look_id: "", item_id: "item-0", said_at: TIME }],
    plans: [],
    trips: [],
    imports: [],
    wishes: [],
    weather: { place: null, felt: null },
    kind_habits: [],
    photos: [
      { id: PHOTO, content_type: "image/webp", created_at: TIME, file: "photos/first.webp" },
      { id: "upload", content_type: "image/jpeg", created_at: TIME, file: "photos/second.jpg" },
    ],
  }
}

/** The ZIP of an export, as she downloads it. */
export async function exportZip(data: unknown): Promise<File> {
  const zip = new ZipWriter(new BlobWriter("application/zip"))
  await zip.add("data.json", new TextReader(JSON.stringify(data)))
  await zip.add("photos/first.webp", new BlobReader(new Blob(["RIFF????WEBP"])))
  return new File([await zip.close()], "stylin-export.zip")
}
