import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { copySqlite } from "@stylin/server/testing"
import { seededRandom } from "@stylin/stylist"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { SEED } from "../contract/seed.ts"
import { signUpPatiently } from "../load/sign-up.ts"
import { refusedFiles } from "../long/corpus.ts"
import { killWhileTheyWrite } from "../long/killing.ts"
import { OUTAGES } from "../long/outages.ts"
import { soak } from "../long/soaking.ts"
import { sufferWhileTheyWrite } from "../long/suffering.ts"
import { isLookedAt, upload } from "../long/uploading.ts"
import { freePort, startStylin } from "../support/stylin-process.ts"

// What the parts of `npm run test:long` do for hours, once.
describe("the short form of", () => {
  const random = seededRandom(SEED.seed)
  let dataDirectory: string
  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), "stylin-short-"))
    await copySqlite("demo", join(dataDirectory, "stylin.db"))
  })
  afterEach(() => rm(dataDirectory, { recursive: true }))

  it("kills: a server that is killed while people write knows all it has acknowledged", async () => {
    const killed = await killWhileTheyWrite({ dataDirectory, people: 2, rounds: 1, random })

    expect(killed.findings).toEqual([])
  })

  it("faults: a server whose file is damaged and whose clock jumps goes on, and loses nothing", async () => {
    for (const fault of ["file damaged", "clock jumps"] as const) {
      const outage = await OUTAGES[fault]()
      const suffered = await sufferWhileTheyWrite(outage, { people: 1, rounds: 1, random })
      await outage.stop()

      expect({ fault, findings: suffered.findings }).toEqual({ fault, findings: [] })
      expect(suffered.acknowledged).toBeGreaterThan(0)
    }
  })

  it("uploads: files that are made to harm are refused before they are unpacked", async () => {
    const { url, stop } = await startStylin({ dataDirectory })
    const { client } = await signUpPatiently(`${url}/api`, "person")
    const taken: string[] = []
    for (const { name, bytes } of await refusedFiles()) {
      if (isLookedAt(await upload(client, bytes))) taken.push(name)
    }
    await stop()

    expect(taken).toEqual([])
  })

  it("soak: people who use a server are answered, and what it holds can be seen", async () => {
    const metricsPort = await freePort()
    const env = { METRICS_PORT: String(metricsPort) }
    const { url, stop } = await startStylin({ dataDirectory, env })
    const using = { url, metricsPort, people: 1, seconds: 2, rate: 4, random }
    const { ended, seen } = await soak(using)
    await stop()

    expect(ended.filter(({ how }) => how === "failed")).toEqual([])
    expect(seen.every(({ megabytes, handles }) => megabytes > 0 && handles > 0)).toBe(true)
  })
})
