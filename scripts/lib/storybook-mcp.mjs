// @ts-check
import { globSync } from "node:fs"
import { basename } from "node:path"
import { ROOT, say } from "./host.mjs"

/** A busy machine takes minutes to read all components for the first time. */
const PATIENCE = 300_000

/**
 * Asks a running Storybook what a tool that speaks the Model Context Protocol asks it.
 * @param {string} url Storybook's own
 * @returns {Promise<number>} an exit code: 0 if it names every component, and a component's page says what it is
 */
export async function askStorybook(url) {
  const tool = await connect(`${new URL(url).origin}/mcp`)
  const list = await tool("docs-list", {})
  const names = globSync("packages/ui/src/components/*/", { cwd: ROOT }).map((path) =>
    basename(path),
  )
  const missing = names.filter((name) => !new RegExp(`^- ${name} \\(`, "m").test(list))
  if (names.length === 0 || missing.length > 0) {
    say(`Over the Model Context Protocol, Storybook does not name ${missing.join(", ")}`)
    return 1
  }
  const page = await tool("docs-show", { id: "basics-button" })
  const said = ["A button with words", "variant", 'Button, type ButtonProps } from "@stylin/ui"']
  const unsaid = said.filter((words) => !page.includes(words))
  const foreign = foreignImports(page)
  if (unsaid.length + foreign.length > 0) {
    say(`Its page of Button lacks ${unsaid.join(", ")}, and has ${foreign.join(", ")}`)
    return 1
  }
  say(`Over the Model Context Protocol, Storybook names ${names.length} components`)
  return 0
}

/**
 * The imports in a text that only this repository can make: by a path, or of a package that is not published.
 * @param {string} text
 */
export function foreignImports(text) {
  const imports = text.match(/\bimport [^;'"]+ from ["'][^"']+["']/g) ?? []
  return imports.filter((line) => /["'](?:\.|\/|stylin\b|@stylin\/(?!ui["'/]))/.test(line))
}

/**
 * @param {string} url of the protocol
 * @returns {Promise<(name: string, args: object) => Promise<string>>} calls a tool, and resolves to its words
 */
async function connect(url) {
  /** @type {Record<string, string>} */
  const headers = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  }
  let id = 0
  /** @param {string} method @param {object} params */
  const ask = async (method, params) => {
    id += 1
    const response = await fetch(url, {
      method: "POST",
      headers,
      body: JSON.stringify({ jsonrpc: "2.0", id, method, params }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const session = response.headers.get("mcp-session-id")
    if (session) headers["mcp-session-id"] = session
    // Answers are events of one line of data.
    const [, data = "{}"] = /^data: (.*)$/m.exec(await response.text()) ?? []
    return JSON.parse(data).result
  }
  await ask("initialize", {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "stylin", version: "0" },
  })
  return async (name, args) => {
    const result = await ask("tools/call", { name, arguments: args })
    return result?.isError ? "" : (result?.content?.[0]?.text ?? "")
  }
}
