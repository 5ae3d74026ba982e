import { createHandlers, createProvider } from "@stylin/api/mocks"
import { setupServer } from "msw/node"
import { contractSuite } from "./suite.ts"

contractSuite(
  "the mocked provider",
  async () => {
    const baseUrl = "https://mock.example/api"
    const provider = createProvider()
    const network = setupServer(...createHandlers({ baseUrl, provider }))
    network.listen({ onUnhandledFrame: "error" })
    return {
      baseUrl,
      mailbox: async (email) => provider.mailedCode(email) ?? "",
      close: () => network.close(),
    }
  },
  { photos: true },
)
