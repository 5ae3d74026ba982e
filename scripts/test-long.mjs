// @ts-check
// The long form of what `npm test` checks briefly: hours, on a machine that has nothing else to do. Each part
// can be run alone, as long as one says. Ends with "N passed, N failed".
//
//   npm run test:long [-- PART [AMOUNT [SEED]]]
import process from "node:process"
import { runScript, say } from "./lib/host.mjs"
import { fail, prepareDependencies } from "./lib/prepare.mjs"
import { Tally } from "./lib/steps.mjs"

/**
 * A part's runs: a script, and what it is told. The first word is how much of it, which the command may set.
 * @type {Readonly<Record<string, readonly { script: string, words: readonly string[] }[]>>}
 */
const PARTS = {
  kills: [
    { script: "tests/load/kills.ts", words: ["100", "1", "sqlite"] },
    { script: "tests/load/kills.ts", words: ["100", "1", "postgres"] },
  ],
  failover: [{ script: "tests/long/failover.ts", words: ["10"] }],
  pair: [{ script: "tests/long/pair.ts", words: ["10"] }],
  fuzz: [{ script: "tests/long/fuzz.ts", words: ["20000"] }],
  uploads: [{ script: "tests/long/uploads.ts", words: ["20"] }],
  faults: [{ script: "tests/long/faults.ts", words: ["20"] }],
  soak: [{ script: "tests/long/soak.ts", words: ["30"] }],
}

const [part, ...given] = process.argv.slice(2)
const runs = Object.entries(PARTS).filter(([name]) => part === undefined || name === part)
if (runs.length === 0) fail(`Parts are ${Object.keys(PARTS).join(", ")}.`)
await prepareDependencies({ tools: true })
const tally = new Tally()
for (const [name, scripts] of runs) {
  for (const { script, words } of scripts) {
    const said = [...given, ...words.slice(given.length)]
    say(`${name}: node ${script} ${said.join(" ")}`)
    await tally.check(`${name} ${said.join(" ")}`, () => runScript(script, said))
  }
}
