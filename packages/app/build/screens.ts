import { join } from "node:path"
import { type Plugin, runnerImport } from "vite"

/** The pattern of the one row that matches all other addresses. */
const ANY_OTHER = "*"

/**
 * Writes the addresses of all screens beside the built app, from its route table, so that a server
 * can tell a screen from an unknown address.
 */
export function listedScreens(): Plugin {
  let root: string
  return {
    name: "stylin-screens",
    apply: "build",
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      const screens = JSON.stringify(await screenPaths(root))
      this.emitFile({ type: "asset", fileName: "screens.json", source: screens })
    },
  }
}

/** The patterns of all screens' addresses, such as "/onboarding/:step". */
export async function screenPaths(root: string): Promise<string[]> {
  const { module } = await runnerImport<{ ROUTES: readonly { path: string }[] }>(
    join(root, "src/routes.tsx"),
    { root, configFile: false, logLevel: "error" },
  )
  return module.ROUTES.map(({ path }) => path).filter((path) => path !== ANY_OTHER)
}
