// @ts-check
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { ROOT, say } from "./host.mjs"

/** @typedef {{ passed: number, failed: number }} Counts */
/**
 * The part of a report that is read; Vitest and Jest write it in the same form.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */
/**
 * The part of Playwright's report that is read.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {unknown[]} errors
 */

/** Folder of the runners' reports. */
export const REPORTS = ".cache/reports"

/**
 * Counts the tests that the parts of a run report, and prints how long each took. However the
 * process ends, it prints the closing line, and its exit code reports a failure.
 */
export class Tally {
  /** @type {Counts} */
  #counts = { passed: 0, failed: 0 }

  constructor() {
    mkdirSync(join(ROOT, REPORTS), { recursive: true })
    process.once("exit", (code) => this.#close(code))
  }

  get hasFailed() {
    return this.#counts.failed > 0
  }

  /**
   * A part that passes or fails as a whole, and counts as one.
   * @param {string} title @param {() => Promise<number>} work resolves to an exit code
   */
  async check(title, work) {
    await this.#time(title, async () => {
      const code = await work()
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
    })
  }

  /**
   * A part whose runner counts its own tests and writes them to a report.
   * @template Report
   * @param {string} title
   * @param {string} report file name below REPORTS
   * @param {(report: string) => Promise<number>} work takes the report's path, resolves to an exit code
   * @param {(report: Report) => Counts} read
   */
  async suite(title, report, work, read) {
    await this.#time(title, async () => {
      const path = join(ROOT, REPORTS, report)
      rmSync(path, { force: true })
      const code = await work(path)
      const counts = readReport(path, read)
      // A runner that fails outside its tests, or ran none, has also failed.
      if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) counts.failed = 1
      return counts
    })
  }

  /** @param {string} title @param {() => Promise<Counts>} work */
  async #time(title, work) {
    say(title)
    const start = performance.now()
    const { passed, failed } = await work()
    this.#counts.passed += passed
    this.#counts.failed += failed
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    say(`${title}: ${passed} passed, ${failed} failed in ${seconds} s`)
  }

  /** @param {number} code */
  #close(code) {
    // An interrupted run has failed, even if none of its parts did.
    if (code !== 0 && !this.hasFailed) this.#counts.failed = 1
    const { passed, failed } = this.#counts
    process.exitCode = failed === 0 ? 0 : 1
    process.stdout.write(`${passed} passed, ${failed} failed\n`)
  }
}

/** @template Report @param {string} path @param {(report: Report) => Counts} read */
function readReport(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, "utf8")))
  } catch (error) {
    process.stderr.write(`The report ${path} cannot be read: ${error}\n`)
    return { passed: 0, failed: 1 }
  }
}

/** @param {JestReport} report @returns {Counts} */
export function jestCounts(report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }
}

/**
 * Combines the reports of several passes.
 * @param {readonly JestReport[]} reports
 * @returns {JestReport}
 */
export function joinJestReports(reports) {
  return {
    numPassedTests: reports.reduce((sum, report) => sum + report.numPassedTests, 0),
    numFailedTests: reports.reduce((sum, report) => sum + report.numFailedTests, 0),
    testResults: reports.flatMap((report) => report.testResults),
  }
}

/** @param {PlaywrightReport} report @returns {Counts} */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}
