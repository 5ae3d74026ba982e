// How long a feed takes and how much memory the index holds, in one JSON line per figure. One
// thread; the index is built before the clock starts; each run has its own seed, so that none
// profits from an earlier one's cache. Computing time, garbage collection included, is given beside
// elapsed time: on a busy machine only that is meaningful.
import { performance } from "node:perf_hooks"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { CatalogueIndex } from "../src/catalogue/catalogue-index.ts"
import { styleLooks } from "../src/search/style-looks.ts"
import { shopItems, wardrobeOf } from "./shop.ts"
import { termCosts } from "./terms.ts"

const WARM_UP = 10
const RUNS = 41
const WARDROBE = 60
const LOOKS = 45
const SIZES = [
  { name: "100k", items: 100_000, limit: 25 },
  { name: "1M", items: 1_000_000, limit: 60 },
] as const
const BYTES_LIMIT = 120
const GROWTH_LIMIT = 3

const wardrobe = wardrobeOf(WARDROBE, 7)
const medians: number[] = []

for (const { name, items, limit } of SIZES) {
  const start = performance.now()
  const index = new CatalogueIndex()
  for (const item of shopItems(items, 11)) index.add(item)
  report(`${name} index build`, (performance.now() - start) / 1000, "s")
  report(`${name} index memory`, index.bytes / items, "bytes an item", BYTES_LIMIT)
  for (const occasions of [["work"], ["work", "dating", "errands"]] as const) {
    const feed = (seed: number) =>
      styleLooks({
        profile: {
          bodyType: "pear",
          tags: defaultTagPreferences(),
          colourType: "soft autumn",
          month: 10,
        },
        wardrobe,
        catalogue: index,
        occasions,
        candidatesPerOccasion: 100,
        count: LOOKS,
        alternatives: 2,
        seed,
      })
    for (let run = 0; run < WARM_UP; run += 1) feed(run)
    const runs = Array.from({ length: RUNS }, (_, run) => {
      const [before, cpu] = [performance.now(), process.cpuUsage()]
      const { looks } = feed(1000 + run)
      const [took, used] = [performance.now() - before, process.cpuUsage(cpu)]
      if (looks.length !== LOOKS) throw new Error(`A feed has ${looks.length} looks.`)
      return { took, computed: (used.user + used.system) / 1000 }
    })
    const times = runs.map(({ took }) => took).sort((a, b) => a - b)
    const computed = runs.map((run) => run.computed).sort((a, b) => a - b)
    const median = times[RUNS >> 1] ?? 0
    const what = `${name} feed, ${occasions.length} occasions`
    // The limit is for a feed for one occasion; more occasions mean more searches and are only
    // reported.
    report(`${what}, median`, median, "ms", occasions.length === 1 ? limit : undefined)
    report(`${what}, median of computing alone`, computed[RUNS >> 1] ?? 0, "ms")
    report(`${what}, slowest of ${RUNS}`, times.at(-1) ?? 0, "ms")
    medians.push(median)
  }
}

for (const { name, micros } of termCosts()) report(`${name}, for a look`, micros, "µs")
report("growth, one occasion", (medians[2] ?? 0) / (medians[0] ?? 1), "times", GROWTH_LIMIT)
report("growth, three occasions", (medians[3] ?? 0) / (medians[1] ?? 1), "times", GROWTH_LIMIT)

function report(name: string, value: number, unit: string, limit?: number): void {
  const rounded = Math.round(value * 100) / 100
  process.stdout.write(`${JSON.stringify({ name, value: rounded, unit, limit })}\n`)
  if (limit !== undefined && value > limit) process.exitCode = 1
}
