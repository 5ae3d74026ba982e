// @ts-check

/** The first Node that runs the server's TypeScript as it is. */
export const LOWEST_SERVER_NODE = "24.0.0"

/** The `server.js` of a bundle: it starts the server, or runs one of its commands. */
export function serverScript() {
  return `// node server.js                 starts Stylin
// node server.js import FILE     reads a shop's product feed
// node server.js backup FILE     writes everything the store keeps to one file
// node server.js restore FILE    puts such a file back
// node server.js reset-code EMAIL   makes a code with which she sets a new password
// node server.js invite         makes a link with which one account can be made
// node server.js sign-up open|invited   lets anybody sign up, or who has such a link
// node server.js sign-out EMAIL   ends all sign-ins of an account
// node server.js grant EMAIL    lets an account use the operator's page
// node server.js withdraw EMAIL   lets it no longer
import { existsSync } from "node:fs"
import { join } from "node:path"

const [major] = process.versions.node.split(".")
if (Number(major) < ${Number.parseInt(LOWEST_SERVER_NODE, 10)}) {
  console.error(\`Stylin needs Node ${LOWEST_SERVER_NODE} or newer; this is \${process.versions.node}.\`)
  process.exit(1)
}
const SCRIPTS = {
  import: "catalogue/cli.ts",
  backup: "backup/cli.ts",
  restore: "backup/cli.ts",
  "reset-code": "operator/cli.ts",
  invite: "operator/cli.ts",
  "sign-up": "operator/cli.ts",
  "sign-out": "operator/cli.ts",
  grant: "operator/cli.ts",
  withdraw: "operator/cli.ts",
}
const command = process.argv[2]
if (command !== undefined && !Object.hasOwn(SCRIPTS, command)) {
  console.error(\`There is no command "\${command}": \${Object.keys(SCRIPTS).join(", ")}, or nothing to start.\`)
  process.exit(2)
}
// Types are stripped and code is compiled once, not in every thread. The first start makes the folder.
const data = process.env.DATA_DIR || "data"
if (existsSync(data)) process.env.NODE_COMPILE_CACHE ??= join(data, "compiled")
process.env.WEB_DIR ??= new URL("web", import.meta.url).pathname
await import(\`./packages/server/src/\${SCRIPTS[command] ?? "main.ts"}\`)
`
}
