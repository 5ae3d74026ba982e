import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"

const FOLDER = new URL("./model/", import.meta.url)

it.each(["face", "landmarks", "head"])("ships %s as its card describes it", async (name) => {
  const card = JSON.parse(await readFile(new URL(`${name}.json`, FOLDER), "utf8"))

  const bytes = await readFile(new URL(card.model, FOLDER))

  expect(bytes.length).toBe(card.bytes)
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(card.sha256)
})
