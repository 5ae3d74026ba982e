// Measures how selfies of real people are read: npm run selfie:eval -- DIR [--relit N]
// The first N who can be read (40) are lit again in six lights and at two exposures, with and
// without white balance; each answer is compared with what the photo itself says.
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { monkStep, SEASONAL_TYPES, typeByVotes, typeDistance } from "@stylin/garments/colour"
import sharp from "sharp"
import { decodeSelfie } from "../../packages/server/src/selfie/decode.ts"
import { describeColours } from "../../packages/server/src/selfie/describe.ts"
import { loadFaceFinder } from "../../packages/server/src/selfie/find-faces.ts"
import { loadSelfieReader } from "../../packages/server/src/selfie/read-selfie.ts"
import { SelfieError } from "../../packages/server/src/selfie/selfie-error.ts"
import { sizesOf } from "../../packages/server/src/selfie/shown.ts"
import { printFigure } from "../figure.ts"
import { groupOf, TONE_GROUPS, type ToneGroup } from "./people.ts"
import { relit, takes } from "./relit.ts"
import { type Box, overlap, type TrueSelfie, trueSelfies } from "./truth.ts"

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { relit: { type: "string", default: "40" } },
})
const [directory] = positionals
if (!directory) throw new Error("Name the folder: npm run selfie:eval -- DIR [--relit N]")

/** Boxes that share this much are of the same face. */
const SAME = 0.4
const faces = await loadFaceFinder()
const selfies = await loadSelfieReader()
const answers: Answer[] = []
for (const truth of trueSelfies(directory)) {
  const photo = readFileSync(truth.file)
  answers.push({ truth, box: await boxIn(photo), ...(await answerTo(photo)) })
}

/** How far the answer to a photo lit again is from the photo's own, in steps on the circle. */
interface LitAgain {
  readonly steps: number
  readonly isCertain: boolean
  readonly isBalanced: boolean
  readonly tone: ToneGroup
}

interface Answer {
  readonly truth: TrueSelfie
  readonly box: Box | undefined
  readonly refusal: string
  readonly type?: ReturnType<typeof typeByVotes>
  readonly tone?: ToneGroup
  readonly ms: number
}

const people = answers.filter(({ truth }) => truth.face)
const readable = people.filter(({ truth }) => truth.refusal === "")
const alone = people.filter(({ truth }) => truth.refusal !== "several-people")
percent("faces found where they are", alone, ({ truth, box }) =>
  box !== undefined && truth.face !== undefined ? overlap(box, truth.face) > SAME : false,
)
percent(
  "photos of nobody that get a type",
  answers.filter(({ truth }) => !truth.face),
  hasType,
)
for (const code of ["sunglasses", "hat", "several-people"]) {
  const own = people.filter(({ truth }) => truth.refusal === code)
  if (own.length > 0) percent(`${code}: said so`, own, ({ refusal }) => refusal === code)
}
percent("read, of those who can be", readable, hasType)
for (const [refusal, all] of Map.groupBy(readable, ({ refusal: why }) => why)) {
  if (refusal) percent(`refused though readable: ${refusal}`, readable, (one) => all.includes(one))
}
const typed = readable.filter(hasType)
const isOf = (seasons: readonly string[]) => (one: Answer) =>
  seasons.some((season) => one.type?.colour_type.endsWith(season))
percent("called warm (spring, autumn)", typed, isOf(["spring", "autumn"]))
percent("called cool (summer, winter)", typed, isOf(["summer", "winter"]))
const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
printFigure({ name: "a selfie, median", value: times[times.length >> 1] ?? 0, unit: "ms" })

const apart: LitAgain[] = []
let refused = 0
for (const one of typed.slice(0, Number(values.relit))) {
  const photo = readFileSync(one.truth.file)
  for (const take of [...takes(true), ...takes(false)]) {
    const { type, tone } = await answerTo(await relit(photo, take))
    if (!(type && tone && one.type)) refused += 1
    else {
      const steps = typeDistance(type.colour_type, one.type.colour_type)
      apart.push({ steps, isCertain: type.is_certain, isBalanced: take.isBalanced, tone })
    }
  }
}
const near = ({ steps }: LitAgain) => steps <= 1
const certain = ({ isCertain }: LitAgain) => isCertain
percent(
  "lit again, balanced: same or neighbour",
  apart.filter((one) => one.isBalanced),
  near,
)
percent(
  "lit again, unbalanced: same or neighbour",
  apart.filter((one) => !one.isBalanced),
  near,
)
percent("lit again: the very same", apart, ({ steps }) => steps === 0)
for (const [group, own] of [["all", apart] as const, ...byTone(apart)]) {
  const where = `lit again, skin ${group}`
  percent(`${where}, certain: same or neighbour`, own.filter(certain), near)
  percent(
    `${where}, not certain: same or neighbour`,
    own.filter((one) => !certain(one)),
    near,
  )
}
printFigure({ name: "lit again: refused", value: refused, of: refused + apart.length })

function byTone(all: readonly LitAgain[]) {
  return TONE_GROUPS.map((group) => [group, all.filter(({ tone }) => tone === group)] as const)
}

async function answerTo(photo: Uint8Array) {
  const started = performance.now()
  try {
    const reading = await selfies.read(photo, false)
    const ms = performance.now() - started
    const { typology_angle } = describeColours(reading)
    const votes = [{ shares: reading.shares, by_paper: reading.byPaper }]
    const tone = groupOf(monkStep(typology_angle))
    return { refusal: "", type: typeByVotes(votes, typology_angle), tone, ms }
  } catch (error) {
    if (!(error instanceof SelfieError)) throw error
    return { refusal: error.code, ms: performance.now() - started }
  }
}

/** The box of the largest face, in px of the upright photo. */
async function boxIn(photo: Uint8Array): Promise<Box | undefined> {
  const frame = await decodeSelfie(photo)
  const [largest] = await faces.find(sizesOf(frame))
  if (!largest) return undefined
  const { autoOrient } = await sharp(photo).metadata()
  const scale = autoOrient.width / frame.width
  const xs = largest.points.map(([x]) => x * scale)
  const ys = largest.points.map(([, y]) => y * scale)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function hasType({ type }: Answer): boolean {
  return type !== undefined && SEASONAL_TYPES.includes(type.colour_type)
}

function percent<One>(name: string, all: readonly One[], is: (one: One) => boolean): void {
  const value = all.length === 0 ? 0 : (100 * all.filter(is).length) / all.length
  printFigure({ name, value, unit: "%", of: all.length })
}
