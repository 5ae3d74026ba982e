// Random looks over every body, pose, garment and cloth, to find faults.

import { randomLook } from "../src/fixtures/random-look.ts"
import { drawLook } from "../src/index.ts"
import { inTemp, sheet } from "./render.ts"

const [seed = "1", count = "60", width = "250", to = inTemp("garments-random.png")] =
  process.argv.slice(2)
const looks = Array.from({ length: Number(count) }, (_, i) =>
  drawLook(randomLook(Number(seed) * 1000 + i)),
)
const w = Number(width)
await sheet(looks, to, { cols: Math.floor(2040 / (w + 6)), w, h: Math.round((w * 4) / 3) })
