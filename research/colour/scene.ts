import sharp from "sharp"
import { paper, surface } from "./bodies.ts"
import { phoneIn } from "./camera.ts"
import { type Chance, chance } from "./chance.ts"
import { daylight, planck, type Spectrum, type Triple } from "./light.ts"
import type { Person } from "./people.ts"

export const WIDTH = 540
export const HEIGHT = 720

export interface Scene {
  readonly kelvin: number
  /** Exposure in stops. */
  readonly stops: number
  /** How much more light the lit side gets: 0 even, 1 about twice as much. */
  readonly slant: number
  readonly hasPaper: boolean
  /** How far the camera takes the light's colour for white, 0 to 1. */
  readonly balanced: number
}

/** The share of all the light a picture can hold that a perfect white takes at 0 stops (by ISO 12232). */
const BASE_EXPOSURE = 0.7

/** What a pixel shows: a colour and how much light it gets. */
interface Spot {
  readonly colour: Triple
  readonly shade: number
}

/** The random circumstances of a photo; one seed gives the same photo with and without paper. */
export function sceneOf(seed: number, hasPaper: boolean): Scene {
  const random = chance(seed)
  const kelvin = random.between(2700, 7500)
  const stops = random.between(-1, 1)
  const slant = random.next() < 0.5 ? random.between(0, 0.25) : random.between(0.25, 1)
  const balanced = random.between(0.5, 1)
  return { kelvin, stops, slant, hasPaper, balanced }
}

/** A photo of a person, as JPEG. */
export async function photograph(person: Person, scene: Scene, seed: number): Promise<Buffer> {
  const random = chance(seed ^ 0x5bd1e995)
  const at = composition(person, scene, random)
  const gain = BASE_EXPOSURE * 2 ** scene.stops
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  const noise = chance(seed ^ 0x2545f491)
  const grains = Float64Array.from({ length: 8191 }, () => noise.normal(1))
  let grainAt = 0
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const { colour, shade } = at(x, y)
      for (let channel = 0; channel < 3; channel += 1) {
        const light = (colour[channel] ?? 0) * shade * gain
        // Shot noise and read noise of a small sensor.
        const grain = grains[grainAt++ % grains.length] ?? 0
        const seen = light + grain * (0.012 * Math.sqrt(Math.max(0, light)) + 0.002)
        pixels[(y * WIDTH + x) * 3 + channel] = Math.round(255 * encoded(seen))
      }
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .blur(0.6)
    .jpeg({ quality: Math.round(random.between(70, 92)) })
    .toBuffer()
}

function encoded(linear: number): number {
  const light = Math.min(1, Math.max(0, linear))
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

/** Places everything in the frame, and returns what each pixel shows. */
function composition(person: Person, scene: Scene, random: Chance): (x: number, y: number) => Spot {
  const { kelvin } = scene
  // Lamps below 4000 K, daylight above.
  const light = kelvin < 4000 ? planck(kelvin) : daylight(kelvin)
  const seen = phoneIn(light, scene.balanced)
  const colours = {
    skin: seen(person.skin),
    lips: seen(person.lips),
    hair: seen(person.hair),
    iris: seen(person.iris),
    white: seen(person.eyeWhite),
    wall: seen(cloth(random, 0.5)),
    shirt: seen(cloth(random, 0.2)),
    paper: seen(paper(random.between(-0.03, 0.03))),
  }
  const across = random.between(94, 146)
  const down = across * random.between(1.28, 1.42)
  const left = WIDTH / 2 + random.between(-36, 36)
  const top = HEIGHT * 0.45 + random.between(-42, 42)
  const side = random.next() < 0.5 ? -1 : 1
  const tilt = random.between(-0.12, 0.12)
  const sheetSide = random.next() < 0.5 ? -1 : 1
  const sheetFaces = random.between(0.86, 1.02)
  const isLong = random.next() < 0.7
  const hairline = random.between(-0.82, -0.68)
  const strands = chance(Math.floor(random.next() * 1e9))
  const curve = random.between(0.25, 0.6)
  const sheen = Array.from({ length: 64 }, () => strands.between(0.75, 1.3))

  return (x, y) => {
    const u = (x - left) / across
    const v = (y - top) / down
    const slant = 1 + (scene.slant * side * u) / 2.2
    const even = Math.max(0.25, slant)
    const r = u ** 2 + v ** 2
    if (scene.hasPaper && onSheet(u, v, sheetSide, tilt)) {
      // It faces the camera, so light from the side reaches it more evenly than two cheeks.
      return { colour: colours.paper, shade: sheetFaces * (0.75 + 0.25 * even) }
    }
    if (r <= 1 && v > hairline + 0.25 * u ** 2) return onFace(u, v, even)
    const overHair = u ** 2 / 1.3 ** 2 + (v + 0.12) ** 2 / 1.2 ** 2 <= 1
    const beside = isLong && Math.abs(u) > 0.78 && Math.abs(u) < 1.3 && v > -0.2 && v < 1.35
    if ((overHair && v < 0.75) || beside) {
      const strand = sheen[Math.abs(Math.floor(x * 0.6 + u * 6)) % sheen.length] ?? 1
      return { colour: colours.hair, shade: even * strand * (0.8 + 0.2 * Math.max(0, 1 - r / 3)) }
    }
    if (Math.abs(u) < 0.5 && v > 0.5 && v < 1.3) {
      return { colour: colours.skin, shade: even * 0.62 }
    }
    if (v > 1.22 + 0.12 * u ** 2) return { colour: colours.shirt, shade: even * 0.9 }
    return { colour: colours.wall, shade: 0.75 + 0.1 * v + 0.05 * u }
  }

  function onFace(u: number, v: number, even: number): Spot {
    const eye = Math.abs(Math.abs(u) - 0.4)
    const lid = 1 - (eye / 0.2) ** 2
    if (lid > 0 && Math.abs(v + 0.12) < 0.085 * lid) {
      const gaze = Math.hypot(eye * across, (v + 0.12) * down)
      if (gaze < 0.035 * across) return { colour: [0.005, 0.005, 0.005], shade: even }
      if (gaze < 0.085 * across) return { colour: colours.iris, shade: even }
      return { colour: colours.white, shade: even * (0.72 + 0.12 * lid) }
    }
    const brow = Math.abs(v + 0.3 - 0.1 * (eye / 0.25) ** 2 * -0.3) < 0.028 && eye < 0.25
    if (brow) return { colour: colours.hair, shade: even * 0.9 }
    if ((u / 0.3) ** 2 + ((v - 0.56) / 0.085) ** 2 < 1) return { colour: colours.lips, shade: even }
    const round = 1 - curve + curve * Math.sqrt(Math.max(0, 1 - u ** 2 * 0.85 - v ** 2 * 0.6))
    const nose = Math.abs(u) < 0.16 && v > -0.1 && v < 0.32 ? 1 - 0.5 * Math.abs(u) : 1
    const shine =
      glow(u, v, 0, -0.45, 0.16) + glow(u, v, 0, 0.15, 0.06) + glow(u, v, 0.4 * side, 0.12, 0.08)
    const colour: Triple = mixed(colours.skin, colours.white, 0.22 * Math.min(1, shine))
    return { colour, shade: even * round * nose }
  }
}

/** Whether a pixel is on a sheet of paper held beside the face. */
function onSheet(u: number, v: number, side: number, tilt: number): boolean {
  const x = side * u - 1.62
  const y = v - 0.1
  return Math.abs(x + tilt * y) < 0.36 && Math.abs(y - tilt * x) < 0.55
}

/** A shirt or wall of any colour; `pale` is the share of whitish ones. */
function cloth(random: Chance, pale: number): Spectrum {
  return random.next() < pale
    ? surface(random.between(0.6, 0.8), random.between(560, 640), 90, random.between(0, 0.08))
    : surface(random.between(0.05, 0.4), random.between(420, 660), 60, random.between(0, 0.4))
}

function glow(u: number, v: number, x: number, y: number, size: number): number {
  return Math.exp(-((u - x) ** 2 + (v - y) ** 2) / (2 * size ** 2))
}

function mixed(one: Triple, other: Triple, share: number): Triple {
  const at = (i: 0 | 1 | 2) => one[i] * (1 - share) + other[i] * share
  return [at(0), at(1), at(2)]
}
