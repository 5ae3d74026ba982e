// @ts-check
import { spawn } from "node:child_process"
import process from "node:process"
import { createInterface } from "node:readline"

/**
 * Runs a program that does not end by itself, passes on the first line that matches a pattern, and
 * then ends the program and everything that it started.
 * @template Result
 * @param {string[]} command the program and its arguments
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} where
 * @param {RegExp} pattern
 * @param {(match: RegExpExecArray) => Promise<Result>} use
 * @returns {Promise<Result>}
 * @throws {Error} if it ends without printing such a line
 */
export async function untilLine([program = "", ...args], { cwd, env }, pattern, use) {
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  })
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM")
  }
  // It is a process group of its own, so it would outlive this process.
  process.once("exit", end)
  process.once("SIGINT", () => process.exit(1))
  process.once("SIGTERM", () => process.exit(1))
  const ended = new Promise((resolve) => child.once("exit", resolve))
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      process.stdout.write(`  ${line}\n`)
      const match = pattern.exec(line)
      if (match) return await use(match)
    }
  } finally {
    end()
    await ended
    process.off("exit", end)
  }
  throw new Error(`${[program, ...args].join(" ")} ended before it was ready`)
}
