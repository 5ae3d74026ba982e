import { BlobReader, BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js"

const [ANN, EVE] = ["7d1f5a52-3c7e-4b1e-8f55-0a9b6c3d2e10", "0b9e6f0c-8f0f-4a53-9b3d-5f2a1c7d8e21"]

/** Two items as wardrowbe answers them, one with few facts. */
export const WARDROWBE_ITEMS = [
  {
    id: ANN,
    user_id: EVE,
    type: "sweater",
    subtype: "cardigan",
    name: null,
    brand: "Arket",
    notes: "From Mum",
    purchase_date: "2024-03-31",
    purchase_price: "89.00",
    favorite: true,
    image_path: `${EVE}/20240116_123456_abc123.jpg`,
    tags: { colors: ["army-green"] },
    colors: ["army-green"],
    primary_color: "army-green",
    pattern: "solid",
    material: "wool",
    style: ["casual"],
    season: ["fall", "winter"],
    status: "ready",
    wear_count: 7,
    is_archived: false,
  },
  {
    id: "c2a4d0e6-1b3f-4c5d-8e7f-9a0b1c2d3e4f",
    type: "unknown",
    image_path: `${EVE}/20240117_080000_def456.jpg`,
    colors: [],
    season: [],
    wear_count: 0,
    is_archived: false,
  },
]

/** A row of Libre Closet's garments, with the file of its photo. */
export const LIBRE_GARMENTS = [
  {
    id: 1,
    shareable_id: "5f0c7a4b-2d1e-4f3a-9b8c-7d6e5f4a3b2c",
    flagged: null,
    name: "Favourite jeans",
    category: "bottoms",
    brand: "Levi's",
    color: "blue",
    size: "28",
    notes: null,
    photo_id: 3,
    file_name: "1e2d3c4b-5a69-4788-9607-f5e4d3c2b1a0.webp",
  },
]

/** A ZIP of these files; texts are JSON. */
export async function zipOf(files: Readonly<Record<string, unknown>>, name: string): Promise<File> {
  const zip = new ZipWriter(new BlobWriter("application/zip"))
  for (const [path, content] of Object.entries(files)) {
    const isBlob = content instanceof Blob
    await zip.add(path, isBlob ? new BlobReader(content) : new TextReader(JSON.stringify(content)))
  }
  return new File([await zip.close()], name)
}
