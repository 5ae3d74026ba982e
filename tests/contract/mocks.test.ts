import { startNodeMocks } from "@stylin/api/mocks/node"
import { contractSuite } from "./suite.ts"

contractSuite("the mocked provider", async () => {
  const baseUrl = "https://mock.example/api"
  const { provider, stop } = startNodeMocks({ baseUrl })
  const offer = (email: string) => provider.offerOpenId({ name: "Example ID", email })
  offer("nobody@example.org")
  provider.offerPasskeys("http://localhost")
  return {
    baseUrl,
    mailbox: async (email) => provider.mailedCode(email) ?? "",
    makeOperator: async (email) => provider.makeOperator(email),
    visitOpenId: async (_address, { email }) => offer(email),
    close: stop,
  }
})
