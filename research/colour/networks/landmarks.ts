// Writes where the faces of photos are, for heads.py to cut heads out by.
// Usage: node landmarks.ts PHOTOS > landmarks.json
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { decodeSelfie } from "../../../packages/server/src/selfie/decode.ts"
import { faceOf } from "../../../packages/server/src/selfie/face.ts"
import { loadFaceFinder } from "../../../packages/server/src/selfie/find-faces.ts"
import { sizesOf } from "../../../packages/server/src/selfie/shown.ts"

const [folder] = process.argv.slice(2)
if (!folder) throw new Error("Name the folder of photos: node landmarks.ts PHOTOS > landmarks.json")
const faces = await loadFaceFinder()
const found: Record<string, object> = {}
for (const file of readdirSync(folder).filter((name) => name.endsWith(".jpg"))) {
  const frame = await decodeSelfie(readFileSync(join(folder, file)))
  const [largest] = await faces.find(sizesOf(frame))
  if (!largest) continue
  const { x, y, down, turn } = faceOf(largest)
  // As shares of the photo's longer side, because the photo may have been made smaller.
  const side = Math.max(frame.width, frame.height)
  found[file] = { x: x / side, y: y / side, down: down / side, turn }
}
process.stdout.write(`${JSON.stringify(found)}\n`)
