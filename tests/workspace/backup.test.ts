import { execFile } from "node:child_process"
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { createClient } from "@stylin/api/client"
import { getPending, login, parsePhotos, register } from "@stylin/api/contract"
import { BARE_ENVIRONMENT, copySqlite, drawOutfit } from "@stylin/server/testing"
import { afterEach, beforeEach, expect, it } from "vitest"
import { startStylin } from "../support/stylin-process.ts"

const CLI = join(import.meta.dirname, "../../packages/server/src/backup/cli.ts")
const CREDENTIALS = { email: "ada@example.org", password: "long enough" }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stylin-backups-"))
})
afterEach(() => rm(folder, { recursive: true }))

function command(name: "backup" | "restore", file: string, dataDirectory: string) {
  const env = { ...BARE_ENVIRONMENT, DATA_DIR: dataDirectory }
  return promisify(execFile)(process.execPath, [CLI, name, file], { env })
}

function clientOf(url: string) {
  let token: string | undefined
  const { call } = createClient({
    baseUrl: `${url}/api`,
    getToken: () => token,
    timeoutMs: 120_000,
  })
  return { call, signIn: (given: string) => (token = given) }
}

it("brings an account and her pictures to another machine, from a server that runs on", async () => {
  const first = join(folder, "first")
  const second = join(folder, "second")
  const file = join(folder, "backup.tar.gz")
  await mkdir(first)
  await copySqlite("demo", join(first, "stylin.db"))
  const old = await startStylin({ dataDirectory: first })
  const there = clientOf(old.url)
  there.signIn((await there.call(register, { body: CREDENTIALS })).access_token)
  const drawn = await drawOutfit([{ kind: "day_dress", colours: [{ colour: "red" }] }])
  const files = [new Blob([new Uint8Array(drawn)])]
  await there.call(parsePhotos, { files, query: { shows: "garments" } })
  const stateOf = async () => (await there.call(getPending))[0]?.state
  await expect.poll(stateOf).toBe("ready")
  const picture = async (url: string, path = "") => {
    const answer = await fetch(new URL(path, url))
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const [kept] = await there.call(getPending)
  const keptPicture = await picture(old.url, kept?.image_path)

  const backup = await command("backup", file, first)
  expect(backup.stdout).toMatch(/rows and \d+ pictures kept in/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(command("restore", file, first)).rejects.toMatchObject({
    stderr: expect.stringContaining("already in use"),
  })
  await old.stop()
  await expect(command("backup", file, first)).rejects.toMatchObject({
    stderr: expect.stringContaining("exists already"),
  })
  await expect(command("restore", file, first)).rejects.toMatchObject({
    stderr: expect.stringContaining("has accounts"),
  })
  await command("restore", file, second)

  const fresh = await startStylin({ dataDirectory: second })
  const here = clientOf(fresh.url)
  here.signIn((await here.call(login, { body: CREDENTIALS })).access_token)
  const [found] = await here.call(getPending)
  expect(found).toMatchObject({ item_id: kept?.item_id, item_summary: kept?.item_summary })
  expect(keptPicture.status).toBe(200)
  expect(await picture(fresh.url, found?.image_path)).toEqual(keptPicture)
  expect(await fresh.stop()).toBe(0)
})
