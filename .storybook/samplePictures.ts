import { drawFlat, drawLook, type Figure } from "@stylin/drawing"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import type { Plugin } from "vite"

const FOLDER = "samples"

const GARMENTS = {
  knit: { kind: "jumper", cloth: { material: "cable" }, colours: [{ colour: "cream" }] },
  jeans: { kind: "wide_leg_jeans", colours: [{ colour: "blue" }] },
  trench: { kind: "trench_coat", colours: [{ colour: "camel" }] },
  loafers: { kind: "loafers", colours: [{ colour: "brown" }] },
  bag: { kind: "tote_bag", colours: [{ colour: "black" }] },
  dress: { kind: "wrap_dress", colours: [{ colour: "forest green" }] },
  blazer: { kind: "blazer", colours: [{ colour: "navy" }] },
  trousers: { kind: "trousers", colours: [{ colour: "navy" }] },
  shirt: { kind: "shirt", colours: [{ colour: "white" }] },
  heels: { kind: "heels", colours: [{ colour: "black" }] },
} satisfies Record<string, GarmentWords>

const HAIR: Figure["hair"][] = [
  { style: "chignon", colour: "#7A3B22" },
  { style: "curls", colour: "#1D1512" },
  { style: "bob", colour: "#8C857E" },
]

const FIGURE: Figure = {
  bodyType: "rectangle",
  pose: "walk",
  skin: 5,
  hair: { style: "long", colour: "#3A271D" },
}

/** Figures of three shapes: each with a skin and hair of its own, and all with the same. */
const FIGURES: Record<string, Figure> = Object.fromEntries(
  (["pear", "rectangle", "oval"] as const).flatMap((bodyType, index) => [
    [`figure-${bodyType}`, { bodyType, skin: 2 + 3 * index, hair: HAIR[index] ?? FIGURE.hair }],
    [`alike-${bodyType}`, { bodyType, skin: 2, hair: FIGURE.hair }],
  ]),
)

const { knit, jeans, trench, loafers, bag, dress, blazer, trousers, shirt, heels } = GARMENTS
const LOOKS: Record<string, GarmentWords[]> = {
  trench: [knit, jeans, trench, loafers],
  blazer: [knit, jeans, blazer, loafers],
  dress: [dress, heels, bag],
  tailored: [shirt, trousers, blazer, loafers],
}

const CLEAR = { ground: null }

function drawing(file: string): string | undefined {
  const figure = FIGURES[file.replace(/\.svg$/, "")]
  if (figure) return drawLook({ figure, garments: [], ...CLEAR })
  const [kind, name = ""] = file.replace(/\.svg$/, "").split("-")
  const garments = LOOKS[name]
  if (kind === "look" && garments) return drawLook({ figure: FIGURE, garments, ...CLEAR })
  const garment = Object.entries(GARMENTS).find(([known]) => known === name)?.[1]
  return kind === "item" && garment ? drawFlat(garment, CLEAR) : undefined
}

/** The stories' own looks (`samples/look-….svg`), garments (`item-`) and figures (`figure-`, `alike-`), drawn. */
export function samplePictures(): Plugin {
  return {
    name: "stylin-story-samples",
    generateBundle() {
      const looks = Object.keys(LOOKS).map((name) => `look-${name}.svg`)
      const items = Object.keys(GARMENTS).map((name) => `item-${name}.svg`)
      const figures = Object.keys(FIGURES).map((name) => `${name}.svg`)
      for (const file of [...looks, ...items, ...figures]) {
        this.emitFile({ type: "asset", fileName: `${FOLDER}/${file}`, source: drawing(file) ?? "" })
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}/`, (request, response, next) => {
        const svg = drawing((request.url ?? "").slice(1).replace(/\?.*/, ""))
        if (svg === undefined) return next()
        response.setHeader("content-type", "image/svg+xml")
        response.end(svg)
      })
    },
  }
}
