import sharp from "sharp"
import type { Plugin } from "vite"

const ACCENT = "#A63F26"
const LETTER =
  "M20.4 10.6c-1-1.5-2.6-2.2-4.5-2.2-2.7 0-4.6 1.5-4.6 3.7 0 4.9 9.6 2.6 9.6 7.5 0 2.4-2 4-5 4-2.2 0-4-.9-5-2.6"

/** Corners as in the browser tab's icon, or none if the system cuts its own shape. */
const ICONS = [
  { file: "icons/192.png", size: 192, corner: 16, letter: 1 },
  { file: "icons/512.png", size: 512, corner: 16, letter: 1 },
  { file: "icons/maskable-512.png", size: 512, corner: 0, letter: 0.8 },
  { file: "icons/apple-180.png", size: 180, corner: 0, letter: 0.9 },
] as const

/** Draws the icons of the installed app when it is built. */
export function drawnIcons(): Plugin {
  return {
    name: "stylin-icons",
    apply: "build",
    async generateBundle() {
      for (const { file, size, corner, letter } of ICONS) {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">
          <rect width="32" height="32" rx="${corner}" fill="${ACCENT}"/>
          <g transform="translate(16 16) scale(${letter}) translate(-16 -16)">
            <path d="${LETTER}" fill="none" stroke="#FAF7F2" stroke-width="2.2" stroke-linecap="round"/>
          </g>
        </svg>`
        const source = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
        this.emitFile({ type: "asset", fileName: file, source })
      }
    },
  }
}
