import { type Plugin, parseAst } from "vite"

const CONTRACT = /packages\/api\/src\/contract\/[\w-]+\.ts$/
/** What an operation says for the documentation of the provider, and the app never reads. */
const DOCUMENTATION = new Set(["summary", "tag"])

/** Leaves what only documents the operations out of the built app. */
export function withoutDocs(): Plugin {
  return {
    name: "stylin-without-docs",
    apply: "build",
    // Once types have been removed.
    enforce: "post",
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: blanked(code), map: null }),
    },
  }
}

/**
 * A module of the contract with blanks in the place of documentation: positions stay, so that its
 * source map holds.
 */
export function blanked(code: string): string {
  let rest = code
  for (const statement of parseAst(code).body) {
    const { declaration } = statement.type === "ExportNamedDeclaration" ? statement : {}
    if (declaration?.type !== "VariableDeclaration") continue
    for (const { init } of declaration.declarations) {
      if (init?.type !== "CallExpression" || init.callee.type !== "Identifier") continue
      if (init.callee.name !== "operation") continue
      const [facts] = init.arguments
      if (facts?.type !== "ObjectExpression") continue
      facts.properties.forEach((property, at, { [at + 1]: next }) => {
        if (property.type !== "Property" || property.key.type !== "Identifier") return
        if (!DOCUMENTATION.has(property.key.name)) return
        const end = next?.start ?? property.end
        const blank = code.slice(property.start, end).replaceAll(/[^\n]/g, " ")
        rest = rest.slice(0, property.start) + blank + rest.slice(end)
      })
    }
  }
  return rest
}
