import type { Page, Route } from "@playwright/test"
import { OPERATIONS } from "@stylin/api/contract"

/** How a call fails: on its way to the server, in the server, or on the way back. */
export type Fault = "request lost" | "server error" | "answer lost"

export interface Network {
  /** The operations whose first call failed, in the order of those calls. */
  readonly spoilt: Set<string>
  /** The operations that have been answered successfully. */
  readonly answered: Set<string>
}

/** Makes the first call of each chosen operation fail; later calls go through. */
export async function spoilFirstCalls(
  page: Page,
  fault: Fault,
  isChosen: (operation: string) => boolean,
): Promise<Network> {
  const network: Network = { spoilt: new Set(), answered: new Set() }
  await page.route("**/api/**", async (route) => {
    const operation = operationOf(route)
    if (operation && isChosen(operation) && !network.spoilt.has(operation)) {
      network.spoilt.add(operation)
      await spoil(route, fault)
    } else await route.continue()
  })
  page.on("response", (response) => {
    const operation = operationOf({ request: () => response.request() })
    if (operation && response.ok()) network.answered.add(operation)
  })
  return network
}

async function spoil(route: Route, fault: Fault): Promise<void> {
  if (fault === "server error") {
    await route.fulfill({ status: 500, json: { detail: "The provider is having a bad moment." } })
    return
  }
  // The server does its work before the connection breaks.
  if (fault === "answer lost") await route.fetch()
  await route.abort("connectionfailed")
}

function operationOf(route: Pick<Route, "request">): string | undefined {
  const { pathname } = new URL(route.request().url())
  const method = route.request().method()
  const known = Object.values(OPERATIONS).find(
    (operation) => operation.method === method && `/api${operation.path}` === pathname,
  )
  return known?.name
}
