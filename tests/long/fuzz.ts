// Makes calls by the schemas of the API's document, half of them with something wrong, and checks every answer.
//
//   npm run test:long -- fuzz [CALLS [SEED]]
import { fuzz } from "../contract/fuzz.ts"
import { report } from "./report.ts"

const calls = Number(process.argv[2] ?? 20_000)
const { findings, statuses } = await fuzz(calls, Number(process.argv[3] ?? 1))
report({ calls, statuses }, findings)
