import { execFile } from "node:child_process"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import sharp from "sharp"
import { afterEach, expect, it } from "vitest"
import { trueSelfies } from "../truth.ts"

const run = promisify(execFile)
const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** A part of a mask that is all of one class. */
type Part = [left: number, top: number, width: number, height: number, value: number]
const [SKIN, HAIR, TOP] = [1, 2, 3]
const HER: readonly Part[] = [
  [120, 40, 60, 90, HAIR],
  [130, 60, 40, 60, SKIN],
  [145, 120, 10, 12, SKIN],
  [90, 132, 120, 200, TOP],
]

/** A folder as the parser is taught from, with two photos that show the same. */
async function peopleFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "people-"))
  folders.push(folder)
  for (const part of ["photos", "masks"]) await mkdir(join(folder, part))
  const classes = new Uint8Array(300 * 450)
  for (const [left, top, width, height, value] of HER) {
    for (let y = top; y < top + height; y += 1) {
      classes.fill(value, y * 300 + left, y * 300 + left + width)
    }
  }
  const raw = { width: 300, height: 450, channels: 1 } as const
  for (const name of ["0001", "0002"]) {
    await sharp(classes, { raw })
      .png()
      .toFile(join(folder, "masks", `${name}.png`))
    await sharp(classes, { raw })
      .linear(40, 60)
      .jpeg()
      .toFile(join(folder, "photos", `${name}.jpg`))
  }
  const row = "top,top,shirt,0.3,0.3,0.4,0.4,0.2,shirt"
  const lines = [
    "photo,role,class,label,x,y,width,height,area,kinds",
    `0001.jpg,${row}`,
    `0002.jpg,${row}`,
  ]
  await writeFile(join(folder, "labels.csv"), `${lines.join("\n")}\n`)
  return folder
}

it("makes a folder that selfies are measured by, from masks alone", async () => {
  const people = await peopleFolder()
  const out = join(people, "faces")

  await run(process.execPath, [join(import.meta.dirname, "make.ts"), people, out, "--pairs", "1"])

  const truth = trueSelfies(out)
  expect(truth.map(({ refusal }) => refusal)).toEqual([
    "",
    "",
    "several-people",
    "no-face",
    "no-face",
  ])
  const [one, , , nobody] = truth
  const { width = 0, height = 0 } = await sharp(one?.file).metadata()
  expect([width, height]).toEqual([640, 640])
  // The face is in the middle, and two fifths of the picture with its forehead.
  expect((one?.face?.x ?? 0) + (one?.face?.width ?? 0) / 2).toBeCloseTo(320, -2)
  expect(one?.face?.height).toBeGreaterThan(150)
  expect(one?.face?.height).toBeLessThan(256)
  expect((await readFile(nobody?.file ?? "")).length).toBeGreaterThan(0)
  expect((await readFile(join(out, "sheet-1.webp"))).length).toBeGreaterThan(0)
})
