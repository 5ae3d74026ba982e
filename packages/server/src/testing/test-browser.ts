import { type OperationSpec, register } from "@stylin/api/contract"
import type { FastifyInstance } from "fastify"

export interface Answer {
  readonly status: number
  /** The `data` of the envelope, the bare body, or the refusal. */
  readonly body: Record<string, unknown> & { readonly detail?: string }
}

/** A browser: it keeps cookies and a token, and each of its calls reaches the next of two processes. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  token: string | undefined
  readonly #processes: readonly [FastifyInstance, FastifyInstance]
  #calls = 0

  constructor(processes: readonly [FastifyInstance, FastifyInstance]) {
    this.#processes = processes
  }

  async send(method: OperationSpec["method"], url: string, payload?: object) {
    this.#calls += 1
    const process = this.#processes[this.#calls % 2 === 0 ? 0 : 1]
    const response = await process.inject({
      method,
      url,
      cookies: Object.fromEntries(this.cookies),
      headers: this.token ? { authorization: `Bearer ${this.token}` } : {},
      ...(payload && { payload }),
    })
    for (const { name, value } of response.cookies) this.cookies.set(name, value)
    return response
  }

  async call({ method, path }: OperationSpec, body?: object): Promise<Answer> {
    const response = await this.send(method, `/api${path}`, body)
    const json = response.json()
    return { status: response.statusCode, body: json.data ?? json }
  }

  async register(credentials: { email: string; password: string }): Promise<this> {
    const { body } = await this.call(register, credentials)
    this.token = String(body.access_token)
    return this
  }
}
