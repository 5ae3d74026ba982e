import sharp from "sharp"
import type { Plugin } from "vite"
import { type BuiltPicture, builtPictures } from "./looks.ts"

const MODULE = "virtual:stylin-pictures"
const RESOLVED = `\0${MODULE}`
/** Where the development server answers. */
const DEV_PATH = "/@stylin-pictures/"

/**
 * Draws the looks that belong to the app itself when it is built, so that no drawing code reaches
 * a browser. `virtual:stylin-pictures` exports their addresses by name.
 */
export function builtInPictures(): Plugin {
  let isBuild = false
  return {
    name: "stylin-pictures",
    configResolved(config) {
      isBuild = config.command === "build"
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return
      const entries: string[] = []
      for (const picture of builtPictures()) {
        if (!isBuild) {
          entries.push(`${JSON.stringify(picture.name)}: "${DEV_PATH}${picture.name}.webp"`)
          continue
        }
        const reference = this.emitFile({
          type: "asset",
          name: `${picture.name}.webp`,
          source: await render(picture),
        })
        entries.push(`${JSON.stringify(picture.name)}: import.meta.ROLLUP_FILE_URL_${reference}`)
      }
      return `export const PICTURES = { ${entries.join(", ")} }`
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (request, response, next) => {
        const name = /^\/([\w-]+)\.webp/.exec(request.url ?? "")?.[1]
        const picture = builtPictures().find((candidate) => candidate.name === name)
        if (!picture) return next()
        render(picture).then((webp) => {
          response.setHeader("content-type", "image/webp")
          response.end(webp)
        }, next)
      })
    },
  }
}

function render({ draw, width }: BuiltPicture): Promise<Buffer> {
  return sharp(Buffer.from(draw()), { density: 144 })
    .resize({ width })
    .webp({ quality: 82 })
    .toBuffer()
}
