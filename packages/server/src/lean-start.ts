import process from "node:process"

/** What a process was started with. */
export interface Start {
  readonly argv: readonly string[]
  readonly execArgv: readonly string[]
  readonly execPath: string
  readonly env: NodeJS.ProcessEnv
}

/**
 * glibc gives threads heaps of their own and keeps what was freed in each. Two heaps are enough for threads that
 * mostly compute. Blocks as large as pictures go back to the system at once (decisions/052).
 */
const HEAPS = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "262144",
}
const FLAGS = [
  /** Room for young objects in megabytes, of which every thread fills three. */
  { flag: "--max-semi-space-size", value: "4" },
  /** By how much a heap grows until old objects are collected: V8 lets a small one grow to four times what it uses. */
  { flag: "--heap-growing-percent", value: "30" },
] as const

/**
 * How to start the process again with settings that keep its memory small, and can only be set at its start;
 * undefined if it has them. What the operator has set stays.
 */
export function leanStart({
  argv,
  execArgv,
  execPath,
  env,
}: Start): { readonly args: string[]; readonly env: NodeJS.ProcessEnv } | undefined {
  const hasHeaps = Object.keys(HEAPS).every((name) => env[name] !== undefined)
  // V8 takes underscores as well.
  const told = [...execArgv, env.NODE_OPTIONS ?? ""].map((text) => text.replaceAll("_", "-"))
  const missing = FLAGS.filter(({ flag }) => !told.some((text) => text.includes(flag)))
  if (hasHeaps && missing.length === 0) return undefined
  return {
    args: [
      execPath,
      ...missing.map(({ flag, value }) => `${flag}=${value}`),
      ...execArgv,
      ...argv.slice(1),
    ],
    env: { ...HEAPS, ...env },
  }
}

/** Replaces this process by one with these settings; does nothing if it has them, or on Windows. */
export function becomeLean(): void {
  const start = leanStart(process)
  // Windows has the function, and it throws there.
  if (start && process.platform !== "win32") {
    process.execve?.(process.execPath, start.args, start.env)
  }
}
