import { type Client, type ClientOptions, createClient } from "@stylin/api/client"
import { OPERATIONS, type OperationName, type OperationSpec } from "@stylin/api/contract"
import { expect } from "vitest"
import * as z from "zod/mini"

/** A provider that the contract suite runs against. */
export interface ProviderUnderTest {
  /** Base of the API, without a slash at the end. */
  baseUrl: string
  /** The next reset code mailed to an address. */
  mailbox: (email: string) => Promise<string>
  /** Lets an account do what only operators may. */
  makeOperator: (email: string) => Promise<void>
  /** Goes to another provider's page, which names whoever has this email, and comes back with the cookie. */
  visitOpenId: (address: string, visitor: { email: string; cookie: string }) => Promise<void>
  close: () => Promise<void> | void
}

export interface RawRequest {
  method?: string
  query?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is. */
  text?: BodyInit
  headers?: Record<string, string>
}

/** A person with an account. */
export interface Person {
  email: string
  password: string
  token: string
  userId: string | undefined
  call: Client["call"]
}

export interface Harness {
  /** A guest's calls. */
  call: Client["call"]
  clientWith: (options: Partial<ClientOptions>) => Client
  /** Signs up a new person. */
  newPerson: () => Promise<Person>
  newEmail: () => string
  /** A hand-made request, for input that the client would not send. */
  raw: (path: string, request?: RawRequest) => Promise<{ response: Response; body: unknown }>
  /** Expects a refusal with this status, and this detail or one that matches. */
  expectRefusal: (
    path: string,
    request: RawRequest,
    refusal: { status: number; detail?: string | RegExp },
  ) => Promise<void>
  /** Operations that have succeeded so far. */
  answered: ReadonlySet<OperationName>
}

export const PASSWORD = "a long enough password"

let people = 0

/** Ways to call a provider. Every success is checked against the contract. */
export function createHarness({ baseUrl }: Pick<ProviderUnderTest, "baseUrl">): Harness {
  const answered = new Set<OperationName>()

  const checkingFetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (response.ok)
      answered.add(expectContract(baseUrl, input, init, await response.clone().json()))
    return response
  }
  const clientWith = (options: Partial<ClientOptions>) =>
    createClient({
      baseUrl,
      // Busy machines take longer than she would wait.
      timeoutMs: 300_000,
      fetch: checkingFetch,
      retry: { delay: async () => undefined },
      ...options,
    })
  const { call } = clientWith({})

  const newEmail = () => {
    people += 1
    return `person-${people}@example.com`
  }

  const raw: Harness["raw"] = async (
    path,
    { method = "POST", query, body, text, headers } = {},
  ) => {
    const search = query ? `?${new URLSearchParams(query)}` : ""
    const isJson = body !== undefined
    const response = await fetch(baseUrl + path + search, {
      method,
      headers: { ...(isJson && { "content-type": "application/json" }), ...headers },
      ...(isJson && { body: JSON.stringify(body) }),
      ...(text !== undefined && { body: text }),
    })
    return { response, body: await response.json() }
  }

  return {
    call,
    clientWith,
    newEmail,
    raw,
    answered,
    async newPerson() {
      const credentials = { email: newEmail(), password: PASSWORD }
      const { access_token: token, user_id: userId } = await call(OPERATIONS.register, {
        body: credentials,
      })
      const client = clientWith({ getToken: () => token })
      return { ...credentials, token, userId, call: client.call }
    },
    async expectRefusal(path, request, { status, detail }) {
      const { response, body } = await raw(path, request)
      expect({ status: response.status, body }).toEqual({
        status,
        body: {
          detail: typeof detail === "string" ? detail : expect.stringMatching(detail ?? /./),
        },
      })
      expect(response.headers.get("content-type")).toMatch(/^application\/json/)
    },
  }
}

/** Checks a success body: its envelope, its result, and that it has nothing beyond the contract. */
function expectContract(
  baseUrl: string,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  body: unknown,
): OperationName {
  const path = String(input).slice(baseUrl.length).split("?")[0]
  const entry = entriesOf(OPERATIONS).find(
    ([, operation]) => operation.path === path && operation.method === init?.method,
  )
  if (!entry) throw new Error(`${init?.method} ${path} is no call of the contract`)
  const [name, operation] = entry
  const schema =
    operation.envelope === "data" ? z.strictObject({ data: operation.result }) : operation.result
  const parsed = z.safeParse(schema, body)
  expect(parsed.error?.issues, `${name} answers as the contract says`).toBeUndefined()
  expect(parsed.data, `${name} sends nothing beyond the contract`).toEqual(body)
  return name
}

/** Object.entries that keeps the type of a table's keys. */
export function entriesOf<Key extends string>(
  table: Readonly<Record<Key, OperationSpec>>,
): [Key, OperationSpec][] {
  return Object.entries(table) as [Key, OperationSpec][]
}

/** The header that makes a request a person's own. */
export function bearer({ token }: Pick<Person, "token">): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}
