import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readConfig, SETTINGS } from "@stylin/server/config"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { neededBy } from "../../scripts/lib/modules.mjs"
import { serverScript } from "../../scripts/lib/server-script.mjs"

const ROOT = join(import.meta.dirname, "../..")
const read = (file: string) => readFileSync(join(ROOT, file), "utf8")

interface Compose {
  readonly services: Record<string, { environment?: Record<string, string> }>
}

describe("hosting", () => {
  const compose: Compose = parse(read("compose.yaml"))
  const app = compose.services.app?.environment ?? {}
  const example = Array.from(read(".env.example").matchAll(/^(\w+)=(.*)$/gm), ([, name, value]) => [
    name,
    value,
  ])

  it("gives the app in Compose settings that it has, and that it accepts", () => {
    const given = Object.fromEntries(example.map(([name, value]) => [name, value || "secret"]))
    const filled = Object.entries(app).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)[^}]*\}/g, (_, variable) => given[variable] ?? ""),
    ])
    const settings = { ...Object.fromEntries(filled), SMTP_URL: "", MAIL_FROM: "" }

    expect(SETTINGS).toEqual(expect.arrayContaining(Object.keys(app)))
    expect(readConfig(settings)).toMatchObject({
      publicUrl: "https://localhost",
      databaseUrl: "postgres://stylin:secret@database:5432/stylin",
      s3: { endpoint: "http://bucket:7070/photos", secretAccessKey: "secret" },
    })
  })

  it("answers calls without TLS with an error, and sends pages on", () => {
    const [plain = "", secure = ""] = read("Caddyfile").split(/^\{\$DOMAIN\}/m)

    expect(plain).toMatch(/^http:\/\/\{\$DOMAIN\} \{\s+handle \/api\/\* \{\s+respond "[^"]+" 403$/m)
    expect(plain).toMatch(/handle \{\s+redir https:\/\/\{host\}\{uri\} permanent$/m)
    expect(secure).toMatch(/^ \{\s+reverse_proxy app:3000\s+\}\s*$/)
  })

  it("has an example of every variable that Compose asks for", () => {
    const asked = Array.from(read("compose.yaml").matchAll(/\$\{(\w+)/g), ([, name]) => name)

    expect([...new Set(asked)].toSorted()).toEqual(example.map(([name]) => name).toSorted())
  })

  it("runs the image on the Node that the project pins, and keeps its data on its volume", () => {
    const pinned: string = JSON.parse(read("package.json")).dependencies.node
    const dockerfile = read("Dockerfile")

    expect(dockerfile).toContain(`ARG NODE=${pinned}\n`)
    expect(/DATA_DIR=(\S+)/.exec(dockerfile)?.[1]).toBe(/^VOLUME (\S+)$/m.exec(dockerfile)?.[1])
  })

  it("documents every setting", () => {
    const documented = Array.from(read("README.md").matchAll(/`([A-Z0-9_]+)`/g), ([, name]) => name)

    expect(documented).toEqual(expect.arrayContaining([...SETTINGS]))
  })
})

describe("what a bundle has", () => {
  it("is the server's workspaces and modules, and nothing of the tools", () => {
    const { workspaces, modules } = neededBy("packages/server")

    expect(workspaces).toEqual(
      ["api", "drawing", "garments", "server", "stylist"].map((name) => `packages/${name}`),
    )
    expect(modules).toEqual(
      expect.arrayContaining(["node_modules/fastify", "node_modules/onnxruntime-node"]),
    )
    for (const tool of ["vite", "vitest", "react", "typescript", "node"]) {
      expect(modules).not.toContain(`node_modules/${tool}`)
    }
  })

  it("finds a nested module before one above it, and nothing that is not installed", () => {
    const locked = {
      "packages/one": { dependencies: { a: "1" }, optionalDependencies: { other: "1" } },
      "node_modules/a": { dependencies: { b: "2", two: "0" } },
      "node_modules/a/node_modules/b": {},
      "node_modules/b": {},
      "node_modules/other": {},
      "node_modules/two": { link: true, resolved: "packages/two" },
      "packages/two": { peerDependencies: { b: "1", c: "1" }, peerDependenciesMeta: { c: {} } },
      "node_modules/c": {},
    }

    expect(neededBy("packages/one", locked, (folder) => folder !== "node_modules/other")).toEqual({
      workspaces: ["packages/one", "packages/two"],
      modules: [
        "node_modules/a",
        "node_modules/a/node_modules/b",
        "node_modules/b",
        "node_modules/c",
      ],
    })
  })

  it("says what its server can be told", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stylin-bundle-"))
    const file = join(folder, "server.mjs")
    await writeFile(file, serverScript())
    const run = () => execFileSync(process.execPath, [file, "sing"], { stdio: "pipe" })

    expect(run).toThrow(/There is no command "sing": import, backup, restore, reset-code/)
    await rm(folder, { recursive: true })
  })
})
