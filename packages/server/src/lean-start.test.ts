import { expect, it } from "vitest"
import { leanStart } from "./lean-start.ts"

const BARE = {
  argv: ["/bin/node", "/app/server.js", "x"],
  execArgv: ["--enable-source-maps"],
  execPath: "/bin/node",
  env: { PORT: "80" },
}

it("starts the process again with what keeps its memory small, once", () => {
  const again = leanStart(BARE)
  const [execPath = "", ...args] = again?.args ?? []
  const execArgv = args.filter((arg) => arg.startsWith("--"))

  expect(args.slice(-3)).toEqual(["--enable-source-maps", "/app/server.js", "x"])
  expect(again?.env).toMatchObject({ PORT: "80", MALLOC_ARENA_MAX: expect.any(String) })
  expect(leanStart({ ...BARE, execPath, execArgv, env: again?.env ?? {} })).toBeUndefined()
})

it("leaves what the operator has set", () => {
  const env = { MALLOC_ARENA_MAX: "8", NODE_OPTIONS: "--max-semi-space-size=64" }
  const again = leanStart({ ...BARE, env })

  expect(again?.env).toMatchObject(env)
  expect(again?.args).toEqual([BARE.execPath, ...BARE.execArgv, ...BARE.argv.slice(1)])
  expect(leanStart({ ...BARE, env: again?.env ?? {} })).toBeUndefined()
})
