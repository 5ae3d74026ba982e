import { createHash } from "node:crypto"
import sharp from "sharp"
import type { Plugin } from "vite"
import type { BuiltPicture, Crop } from "./built-picture.ts"
import { builtPictures } from "./looks.ts"

/** The virtual modules, with their exports and their pictures. */
const MODULES = [
  { id: "virtual:stylin-pictures", name: "PICTURES", set: "screens" },
  { id: "virtual:stylin-splash-pictures", name: "SPLASH_PICTURES", set: "splash" },
  { id: "virtual:stylin-figure-pictures", name: "FIGURE_PICTURES", set: "figure" },
] as const
const RESOLVED = "\0"
/** Where the development server serves them. */
const DEV_PATH = "/@stylin-pictures/"

type Addresses = Record<string, string>

/** What other plugins may ask of this one. */
export interface PicturesApi {
  /** The code of a virtual module in the build; undefined for any other module. */
  code: (id: string) => string | undefined
}

/**
 * Draws the app's own looks at build time, so that no drawing code reaches a browser.
 * `virtual:stylin-pictures` exports their addresses by name, `virtual:stylin-splash-pictures` those
 * of the splash screen, and `virtual:stylin-figure-pictures` those that show what to choose for a
 * figure.
 */
export function builtInPictures(): Plugin<PicturesApi> {
  let isBuild = false
  const built = new Map<string, string>()
  return {
    name: "stylin-pictures",
    api: { code: (id) => built.get(id) },
    configResolved(config) {
      isBuild = config.command === "build"
    },
    resolveId: (id) => (MODULES.some((one) => one.id === id) ? RESOLVED + id : undefined),
    async load(id) {
      const module = MODULES.find((one) => RESOLVED + one.id === id)
      if (!module) return
      const pictures = builtPictures().filter(({ set }) => set === module.set)
      const entries = pictures.map(async (picture) => {
        const { name } = picture
        if (!isBuild) return [name, DEV_PATH + fileOf(picture)] as const
        const source = await render(picture)
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8)
        const fileName = `assets/${fileOf(picture).replace(".", `-${hash}.`)}`
        this.emitFile({ type: "asset", fileName, source })
        return [name, `/${fileName}`] as const
      })
      const addresses: Addresses = Object.fromEntries(await Promise.all(entries))
      const code = `export const ${module.name} = ${JSON.stringify(addresses)}`
      built.set(module.id, code)
      return code
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (request, response, next) => {
        const file = request.url?.slice(1).split("?", 1)[0]
        const picture = builtPictures().find((candidate) => fileOf(candidate) === file)
        if (!picture) return next()
        render(picture).then((image) => {
          response.setHeader("content-type", `image/${formatOf(picture)}`)
          response.end(image)
        }, next)
      })
    },
  }
}

/** AVIF encodes slowly but halves the bytes: for pictures that the first paint waits for. */
function formatOf({ set }: BuiltPicture): "avif" | "webp" {
  return set === "splash" ? "avif" : "webp"
}

function fileOf(picture: BuiltPicture): string {
  return `${picture.name}.${formatOf(picture)}`
}

/** Pixels per unit of a drawing before it is made smaller. */
const SCALE = 2
/** Of an SVG at its own size. */
const DPI = 72

function render(picture: BuiltPicture): Promise<Buffer> {
  const { crop } = picture
  const whole = sharp(Buffer.from(picture.draw()), { density: DPI * SCALE })
  const drawn = (
    crop ? whole.extract(mapped(crop, (units) => Math.round(units * SCALE))) : whole
  ).resize({ width: picture.width })
  return formatOf(picture) === "avif"
    ? drawn.avif({ quality: 50 }).toBuffer()
    : drawn.webp({ quality: 82 }).toBuffer()
}

function mapped({ left, top, width, height }: Crop, to: (units: number) => number): Crop {
  return { left: to(left), top: to(top), width: to(width), height: to(height) }
}
