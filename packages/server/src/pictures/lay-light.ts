/** From this alpha on a pixel shows the garment itself. */
const SOLID = 250
/** The lightness, 0 to 255, that the lightest parts of a photograph are brought up to, and by how much at most. */
const BRIGHTEST = 232
const MOST_GAIN = 1.28
/** What is darker in the middle came out without any light; it is lifted by this much. */
const BLACKEST = 34
const LIFT = 20

/**
 * A photograph in the light of the others: photographs of one wardrobe come in every light. What is
 * too dark is raised, never so far that it burns out; colours keep their balance.
 * @param rgba four channels a pixel; colours are multiplied by their alpha in what is returned
 */
export function evenedLight(rgba: Uint8Array): Uint8Array {
  const { median, bright } = lightOf(rgba)
  const gain = Math.min(MOST_GAIN, Math.max(1, BRIGHTEST / Math.max(1, bright)))
  const lift = median < BLACKEST ? LIFT : 0
  const lit = Float32Array.from({ length: 256 }, (_, value) => Math.min(255, value * gain + lift))
  const evened = new Uint8Array(rgba.length)
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0
    if (alpha === 0) continue
    const share = alpha / 255
    evened[at] = (lit[rgba[at] ?? 0] ?? 0) * share + 0.5
    evened[at + 1] = (lit[rgba[at + 1] ?? 0] ?? 0) * share + 0.5
    evened[at + 2] = (lit[rgba[at + 2] ?? 0] ?? 0) * share + 0.5
    evened[at + 3] = alpha
  }
  return evened
}

function lightOf(rgba: Uint8Array): { median: number; bright: number } {
  const counts = new Uint32Array(256)
  let all = 0
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < SOLID) continue
    const light = Math.max(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)
    counts[light] = (counts[light] ?? 0) + 1
    all += 1
  }
  const below = (share: number) => {
    let [light, sum] = [-1, 0]
    while (light < 255 && sum < all * share) {
      light += 1
      sum += counts[light] ?? 0
    }
    return Math.max(0, light)
  }
  return { median: below(0.5), bright: below(0.97) }
}
