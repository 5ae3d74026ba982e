// Loaded before the server (`--import`), in each of its threads: its clock goes as far ahead as a file says.
import { readFileSync } from "node:fs"
import process from "node:process"

const LOOK_MS = 50

const RealDate = Date
let aheadMs = 0

class TurnedDate extends RealDate {
  constructor(...given: ConstructorParameters<typeof Date> | []) {
    if (given.length === 0) super(TurnedDate.now())
    else super(...given)
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}

const file = process.env.CLOCK_AHEAD_FILE
if (file !== undefined) {
  // Its constructor is only ever called with `new`, which is all that Date's type has beside it.
  globalThis.Date = TurnedDate as DateConstructor
  setInterval(() => {
    aheadMs = Number(readFileSync(file, "utf8"))
  }, LOOK_MS).unref()
}
