import sharp from "sharp"
import { builtPictures } from "../pictures/looks.ts"

/** A JPEG of the given size with edges, prints and noise, instead of a free photograph. */
export async function syntheticPhoto(width: number, height: number): Promise<Buffer> {
  const looks = builtPictures().slice(0, 4)
  const each = Math.floor(width / looks.length)
  const drawn = await Promise.all(
    looks.map(async ({ draw }, index) => ({
      input: await sharp(Buffer.from(draw()), { density: 300 })
        .resize(each, height, { fit: "cover" })
        .png()
        .toBuffer(),
      left: index * each,
      top: 0,
    })),
  )
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 9 },
    },
  })
    .png()
    .toBuffer()
  const still = await sharp({ create: { width, height, channels: 3, background: "#d8cfc2" } })
    .composite(drawn)
    .png()
    .toBuffer()
  return sharp(still)
    .composite([{ input: noise, blend: "soft-light" }])
    .jpeg({ quality: 92 })
    .toBuffer()
}
