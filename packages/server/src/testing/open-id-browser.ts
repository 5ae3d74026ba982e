import { beginOpenId, finishOpenId } from "@stylin/api/contract"
import type { FastifyInstance } from "fastify"
import type { OpenIdProvider } from "./open-id-provider.ts"
import { type Answer, TestBrowser } from "./test-browser.ts"

/** A browser that goes to another provider and comes back. */
export class OpenIdBrowser extends TestBrowser {
  readonly #provider: OpenIdProvider

  constructor(processes: readonly [FastifyInstance, FastifyInstance], provider: OpenIdProvider) {
    super(processes)
    this.#provider = provider
  }

  /** Begins, goes to the provider and comes back. Resolves to where she is sent then. */
  async visit(as: string | undefined, body: object): Promise<string | undefined> {
    const { url } = (await this.call(beginOpenId, body)).body
    const { pathname, search } = await this.#provider.visit(String(url), as)
    return (await this.send("GET", pathname + search)).headers.location
  }

  async signIn(as: string | undefined, purpose = "sign-in", more: object = {}): Promise<Answer> {
    await this.visit(as, { purpose, ...more })
    const answer = await this.call(finishOpenId)
    const { session } = answer.body
    if (session) this.token = Object(session).access_token
    return answer
  }
}
