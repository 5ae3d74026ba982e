// @ts-check
// Writes what production is made of, as a CycloneDX document.
//
//   npm run sbom -- FILE.cdx.json
import { writeFile } from "node:fs/promises"
import { resolve } from "node:path"
import process from "node:process"
import { fail } from "./lib/prepare.mjs"
import { billOfMaterials } from "./lib/sbom.mjs"

const named = process.argv[2]
if (!named) fail("Say where to: npm run sbom -- FILE.cdx.json")
const target = resolve(process.env.INIT_CWD ?? process.cwd(), named)
await writeFile(target, await billOfMaterials())
process.stdout.write(`${target}\n`)
