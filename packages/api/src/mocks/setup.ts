import { createHandlers, type HandlersOptions } from "./handlers.ts"
import { createProvider, type Provider } from "./provider.ts"
import { createScript, type Script } from "./script.ts"

/** Defaults: a provider with the usual seed, an empty script, the base "/api". */
export type MocksOptions = Partial<HandlersOptions>

/** A running mocked provider. */
export interface Mocks {
  readonly provider: Provider
  readonly script: Script
  /** Lets calls reach the network again. */
  stop(): void
}

/** A mocked provider and its handlers, before they are started. */
export function setUpMocks({ baseUrl = "/api", ...options }: MocksOptions) {
  const provider = options.provider ?? createProvider()
  const script = options.script ?? createScript()
  return { provider, script, handlers: createHandlers({ ...options, baseUrl, provider, script }) }
}
