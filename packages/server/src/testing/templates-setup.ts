import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { TEMPLATES } from "./templates.ts"

/** Gives the run a folder for prepared stores, and removes it at the end. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "stylin-templates-"))
  process.env[TEMPLATES] = folder
  return () => rm(folder, { recursive: true })
}
