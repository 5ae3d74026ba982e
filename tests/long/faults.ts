// Takes away what the server depends on while people write, gives it back, and checks that the server kept
// answering its health, went on by itself, and knows all it has acknowledged.
//
//   npm run test:long -- faults [ROUNDS of each [SEED [FAULT, such as "disk full"]]]
import { seededRandom } from "@stylin/stylist"
import { OUTAGES } from "./outages.ts"
import { report } from "./report.ts"
import { sufferWhileTheyWrite } from "./suffering.ts"

const PEOPLE = 3

const rounds = Number(process.argv[2] ?? 20)
const random = seededRandom(Number(process.argv[3] ?? 1))
const findings: object[] = []
const acknowledged: Record<string, number> = {}
const only = process.argv[4]
for (const [fault, start] of Object.entries(OUTAGES)) {
  if (only !== undefined && fault !== only) continue
  const outage = await start()
  try {
    const suffered = await sufferWhileTheyWrite(outage, { people: PEOPLE, rounds, random })
    acknowledged[fault] = suffered.acknowledged
    findings.push(...suffered.findings.map((finding) => ({ fault, ...finding })))
  } finally {
    await outage.stop()
  }
}
report({ rounds, acknowledged }, findings)
