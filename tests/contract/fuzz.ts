import { OPERATIONS } from "@stylin/api/contract"
import { startTestServer, type TestServer } from "@stylin/server/testing"
import * as fc from "fast-check"
import * as z from "zod/mini"
import { type Caller, documented, type FuzzedCall, fuzzedCalls } from "./fuzzed-calls.ts"
import { bearer, createHarness, type Harness, type Person } from "./harness.ts"
import { JEANS, profileValues } from "./samples.ts"

/** A rule that an answer breaks. */
export interface FuzzFinding {
  readonly rule: string
  readonly call: string
  readonly status: number
  readonly answer: string
}

export interface FuzzResult {
  readonly findings: readonly FuzzFinding[]
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>
}

const DAY_MS = 24 * 60 * 60 * 1000
const UNLIMITED = { max: 1_000_000_000, windowMs: 60_000 }
const CALLS_AT_ONCE = 500
const LONGEST_SHOWN = 400
/** What tells of the inside: a stack, a query, a path of this machine. */
const INSIDE = /node_modules|\.ts:\d|\bat \S+ \(|select .* from |insert into|SQLITE|ECONN/
/** Asks a service that this server does not have. */
const FAR_AWAY: ReadonlySet<string> = new Set(["findPlaces"])
const REFUSAL = z.strictObject({ detail: z.string().check(z.minLength(1)) })

/**
 * Calls a server with as many requests, made by the schemas of its document, and checks every answer: no
 * failure, no status and no shape that the document lacks, nothing of the inside, nothing for who
 * is not signed in. At the end a bystander's data must be what they were.
 */
export async function fuzz(count: number, seed: number): Promise<FuzzResult> {
  const limits = Object.fromEntries(
    [
      ...["account", "address", "credentialsAddress", "credentialsSubject", "resetMails"],
      ...["resetTries", "uploadAddress"],
    ].map((limit) => [limit, UNLIMITED]),
  )
  // Its day has just begun: were another to begin meanwhile, the bystander would be seen on it.
  const sinceMidnight = Date.now() % DAY_MS
  const server = await startTestServer({ limits, clock: () => Date.now() - sinceMidnight })
  try {
    return await fuzzServer(server, count, seed)
  } finally {
    await server.close()
  }
}

async function fuzzServer(server: TestServer, count: number, seed: number): Promise<FuzzResult> {
  const harness = createHarness(server)
  const bystander = await newMember(harness)
  const before = await dataOf(bystander)
  let member = await newMember(harness)
  const calls = fuzzedCalls()
  const findings: FuzzFinding[] = []
  const statuses: Record<string, number> = {}
  for (let made = 0; made < count; made += CALLS_AT_ONCE) {
    const numRuns = Math.min(CALLS_AT_ONCE, count - made)
    for (const call of fc.sample(calls, { numRuns, seed: seed + made })) {
      const { status, contentType, text } = await send(server, call, member)
      statuses[status] = (statuses[status] ?? 0) + 1
      for (const rule of brokenRules(call, { status, contentType, text })) {
        const sent = JSON.stringify({
          ...call,
          operation: call.operation.name,
          files: call.files?.length,
        })
        findings.push({
          rule,
          call: sent.slice(0, LONGEST_SHOWN),
          status,
          answer: text.slice(0, LONGEST_SHOWN),
        })
      }
      // She may have left, or changed her password.
      if (!(await isSignedIn(harness, member))) member = await newMember(harness)
    }
  }
  const after = await dataOf(bystander)
  if (after !== before) {
    findings.push({ rule: "a bystander's data changed", call: "", status: 200, answer: "" })
  }
  return { findings, statuses }
}

async function newMember(harness: Harness): Promise<Person> {
  const person = await harness.newPerson()
  await person.call(OPERATIONS.createUser, { body: profileValues() })
  await person.call(OPERATIONS.addToWardrobe, { body: [JEANS] })
  return person
}

async function isSignedIn(harness: Harness, person: Person): Promise<boolean> {
  const { method, path } = OPERATIONS.getProfile
  const { response } = await harness.raw(path, { method, headers: bearer(person) })
  return response.ok
}

async function dataOf(person: Person): Promise<string> {
  const { exported_at, ...data } = await person.call(OPERATIONS.exportUser)
  return JSON.stringify(data)
}

const tokens: Readonly<Record<Caller, (member: Person) => Record<string, string>>> = {
  nobody: () => ({}),
  stranger: () => ({ authorization: `Bearer ${"a".repeat(43)}` }),
  member: (member) => ({ authorization: `Bearer ${member.token}` }),
}

interface Answer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

async function send(
  { baseUrl }: TestServer,
  { operation, caller, query, body, files, headers }: FuzzedCall,
  member: Person,
): Promise<Answer> {
  const form = new FormData()
  for (const file of files ?? []) {
    form.append(operation.files?.field ?? "files", new Blob([Uint8Array.from(file)]), "a.jpg")
  }
  const isRead = operation.method === "GET"
  const response = await fetch(`${baseUrl}${operation.path}?${new URLSearchParams(query)}`, {
    method: operation.method,
    headers: {
      ...headers,
      ...tokens[caller](member),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(!isRead && (files ? { body: form } : body !== undefined && { body })),
  })
  return {
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
    text: await response.text(),
  }
}

function brokenRules(call: FuzzedCall, { status, contentType, text }: Answer): string[] {
  const { operation, caller } = call
  const rules = {
    "no call fails": status < 500 || (status === 503 && FAR_AWAY.has(operation.name)),
    "the status is in the document": String(status) in documented(operation).responses,
    "the answer is JSON": contentType.startsWith("application/json"),
    "nothing of the inside is told": !INSIDE.test(text),
    "only members are answered":
      operation.access === "guest" || caller === "member" || status !== 200,
    "only operators are answered": operation.access !== "operator" || status !== 200,
    "the answer fits its schema": fits(operation, status, text),
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : rule))
}

function fits(operation: FuzzedCall["operation"], status: number, text: string): boolean {
  const body = parsed(text)
  if (status !== 200) return z.safeParse(REFUSAL, body).success
  const { result, envelope } = operation
  const whole = envelope === "bare" ? result : z.strictObject({ data: result })
  return z.safeParse(whole, body).success
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
