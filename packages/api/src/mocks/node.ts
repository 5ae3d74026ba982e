import { setupServer } from "msw/node"
import { type Mocks, type MocksOptions, setUpMocks } from "./setup.ts"

/**
 * Starts a mocked provider in Node, for tests. The base must be a whole address there. Requests
 * that do not call the provider are errors, so that no test reaches the network.
 */
export function startNodeMocks(options: MocksOptions & { baseUrl: string }): Mocks {
  const { provider, script, handlers } = setUpMocks(options)
  const server = setupServer(...handlers)
  server.listen({ onUnhandledFrame: "error" })
  return { provider, script, stop: () => server.close() }
}
