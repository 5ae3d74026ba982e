import process from "node:process"
import { afterEach, expect, it, vi } from "vitest"
import { becomeLean, leanStart } from "./lean-start.ts"

const BARE = {
  argv: ["/bin/node", "/app/server.js", "x"],
  execArgv: ["--enable-source-maps"],
  execPath: "/bin/node",
  env: { PORT: "80" },
}

afterEach(() => vi.restoreAllMocks())

it("starts the process again with what keeps its memory small, once", () => {
  const again = leanStart(BARE)
  const [execPath = "", ...args] = again?.args ?? []
  const execArgv = args.filter((arg) => arg.startsWith("--"))

  expect(args.slice(-3)).toEqual(["--enable-source-maps", "/app/server.js", "x"])
  expect(again?.env).toMatchObject({ PORT: "80", MALLOC_ARENA_MAX: expect.any(String) })
  expect(leanStart({ ...BARE, execPath, execArgv, env: again?.env ?? {} })).toBeUndefined()
})

it.each([
  ["linux", 1],
  ["win32", 0],
] as const)("replaces the process where the system can: %s", (platform, times) => {
  // Undefined, as from a failed call: the types say that it never returns.
  const replace = vi.spyOn(process, "execve").mockReturnValue(undefined as never)
  vi.spyOn(process, "platform", "get").mockReturnValue(platform)
  becomeLean()
  expect(replace).toHaveBeenCalledTimes(times)
})

it.each([["--max-semi-space-size=64"], ["--max_semi_space_size=64"]])(
  "leaves what the operator has set: %s",
  (NODE_OPTIONS) => {
    const env = { MALLOC_ARENA_MAX: "8", NODE_OPTIONS }
    const again = leanStart({ ...BARE, env })

    expect(again?.env).toMatchObject(env)
    expect(again?.args.filter((arg) => arg.includes("semi-space"))).toEqual([])
    const execArgv = again?.args.filter((arg) => arg.startsWith("--")) ?? []
    expect(leanStart({ ...BARE, execArgv, env: again?.env ?? {} })).toBeUndefined()
  },
)

it("leaves how much a heap grows to whoever has said it on the command line", () => {
  const again = leanStart({ ...BARE, execArgv: ["--heap_growing_percent=100"] })

  expect(again?.args.filter((arg) => arg.includes("growing"))).toEqual([
    "--heap_growing_percent=100",
  ])
})
