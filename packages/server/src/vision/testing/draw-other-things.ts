import sharp from "sharp"

const [WIDTH, HEIGHT] = [600, 800]

const RUG = `
  <pattern id="rug" width="60" height="60" patternUnits="userSpaceOnUse">
    <rect width="60" height="60" fill="#9c4a3a"/>
    <path d="M30 4 56 30 30 56 4 30Z" fill="#c99a5b"/><circle cx="30" cy="30" r="9" fill="#38425e"/>
  </pattern>`
const BOARDS = `
  <pattern id="boards" width="600" height="70" patternUnits="userSpaceOnUse">
    <rect width="600" height="70" fill="#a67c52"/>
    <path d="M0 20q150 -14 300 4t300 -6M0 48q200 10 340 -2t260 4" stroke="#94693f" stroke-width="3" fill="none"/>
    <path d="M0 69h600M210 0v70" stroke="#6d4a2a" stroke-width="2"/>
  </pattern>`

const THINGS = {
  dog: `<defs>${RUG}</defs><rect width="600" height="800" fill="url(#rug)"/>
    <g fill="#8a5a2b">
      <ellipse cx="300" cy="470" rx="150" ry="95"/>
      <path d="M430 430q70 -60 60 -130q30 90 -40 170z"/>
      <rect x="180" y="500" width="40" height="150" rx="18"/>
      <rect x="250" y="520" width="40" height="140" rx="18"/>
      <rect x="340" y="520" width="40" height="140" rx="18"/>
      <rect x="395" y="500" width="40" height="150" rx="18"/>
      <circle cx="190" cy="350" r="85"/>
    </g>
    <g fill="#5e3a18"><path d="M120 300q-60 60 -20 140q40 -10 45 -110z"/><path d="M255 295q60 60 20 140q-40 -10 -40 -110z"/></g>
    <ellipse cx="180" cy="390" rx="45" ry="34" fill="#c39a6b"/>
    <g fill="#1c1410"><ellipse cx="178" cy="376" rx="16" ry="11"/><circle cx="158" cy="335" r="9"/><circle cx="215" cy="335" r="9"/></g>`,
  bed: `<rect width="600" height="260" fill="#d7cfc0"/>
    <rect x="30" y="140" width="540" height="170" rx="20" fill="#7a5c45"/>
    <rect x="20" y="270" width="560" height="530" fill="#e9e6df"/>
    <g fill="#f7f5f0" stroke="#cfcabd" stroke-width="3">
      <rect x="60" y="220" width="220" height="120" rx="40"/><rect x="320" y="220" width="220" height="120" rx="40"/>
    </g>
    <path d="M20 420q140 30 280 0t280 10v370h-560z" fill="#b9c4cf"/>
    <path d="M80 480q60 90 30 300M260 470q40 140 0 320M430 480q50 120 30 310" stroke="#a3b0bd" stroke-width="6" fill="none"/>`,
  floor: `<defs>${BOARDS}</defs><rect width="600" height="800" fill="url(#boards)"/>`,
} as const
export type OtherThing = keyof typeof THINGS

/** A picture like a photo, with a photo's grain, of something that is no garment. */
export async function drawOtherThing(name: OtherThing): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${THINGS[name]}</svg>`
  const drawing = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  let state = 7
  for (let index = 0; index < drawing.length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const grain = (state / 2_147_483_648 - 0.5) * 14
    drawing[index] = Math.min(255, Math.max(0, (drawing[index] ?? 0) + grain))
  }
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  return new Uint8Array(await sharp(drawing, { raw }).jpeg({ quality: 90 }).toBuffer())
}
