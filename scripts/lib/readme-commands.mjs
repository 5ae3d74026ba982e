// @ts-check
import { askStorybook } from "./storybook-mcp.mjs"

/**
 * What runs until it is stopped is tried until it prints a line, with what the line says of where it is.
 * @typedef {{ line: RegExp, use?: (found: string) => Promise<number> }} Running
 */

/**
 * How each command named in a README is tried: with these words after it; or while it runs; or by a file that
 * runs it anyway. The key is what follows `npm` or `npm run`; `{folder}` is an empty folder.
 * @type {Readonly<Record<string, readonly string[] | Running | string>>}
 */
export const TRIED = {
  start: "scripts/test-fresh.mjs",
  test: "scripts/test-fresh.mjs",
  "test:fast": ".github/workflows/test.yml",
  "test:long": ["kills", "2"],
  "test:fresh": ".github/workflows/test.yml",
  "test:commands": ".github/workflows/commands.yml",
  budgets: "scripts/test.mjs",
  "demo-feed -w @stylin/server": ["{folder}/feed.xml"],
  // Reads the file that the command above it wrote.
  catalogue: ["import", "{folder}/feed.xml"],
  // `test-commands.mjs` starts it too.
  bundle: ["{folder}/bundle.tar.gz"],
  sbom: ["{folder}/sbom.cdx.json"],
  licences: [],
  operator: "packages/server/src/operator/reset-code.test.ts",
  // The store is the one that the command above it filled.
  backup: ["{folder}/backup.tar.gz"],
  restore: "tests/workspace/backup.test.ts",
  storybook: { line: /Local: +(\S+)/, use: askStorybook },
  "storybook:test": ["--theme", "light", "--width", "390", "basics-badge"],
  visual: ["--base", "HEAD", "--quick", "--stories", "basics-badge"],
  journeys: ["--project=phone", "keyboard"],
  lighthouse: ["1"],
  load: ["1000", "1"],
  format: [],
  "dev -w @stylin/app": { line: /Local:/ },
  "bench:account -w @stylin/app": [],
  "bench:presses -w @stylin/app": [],
  "bench:tasks -w @stylin/app": [],
  "bench:photos -w @stylin/app": ["1"],
  "bench -w @stylin/server": [],
  "bench:http -w @stylin/server": ["1000"],
  "bench:vision -w @stylin/server": [],
  "bench:costly -w @stylin/server": [],
  "bench:export -w @stylin/server": [],
  "bench:metrics -w @stylin/server": [],
  "bench:catalogue -w @stylin/server": ["3000"],
  "bench:women -w @stylin/server": ["2", "1"],
  "kills -w @stylin/server": ["2"],
  "bench -w @stylin/ui": [],
  "size -w @stylin/ui": [],
  "next -w @stylin/ui": "scripts/test.mjs",
}
