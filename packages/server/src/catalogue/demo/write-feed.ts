// npm run demo-feed -w @stylin/server: writes the demo feed anew after a change to its range.
import { writeFile } from "node:fs/promises"
import { makeDemoFeed } from "../demo-feed.ts"
import { DEMO_FEED } from "../first-start.ts"

await writeFile(DEMO_FEED, makeDemoFeed())
