import { type JsonSchema, OPERATIONS, type OperationSpec } from "@stylin/api/contract"
import { openApiDocument } from "@stylin/api/openapi"
import * as fc from "fast-check"
import { schemaValues } from "./schema-values.ts"

export type Caller = "nobody" | "stranger" | "member"

/** A call as it is sent: by the document's schemas, or with something wrong in it. */
export interface FuzzedCall {
  readonly operation: OperationSpec
  readonly caller: Caller
  readonly query: Readonly<Record<string, string>>
  /** JSON as text, which may be broken. */
  readonly body: string | undefined
  readonly files: readonly Uint8Array[] | undefined
  readonly headers: Readonly<Record<string, string>>
}

const { paths, components } = openApiDocument()

type Described = ReturnType<typeof openApiDocument>["paths"][string][string]

/** What the document says of an operation. */
export function documented({ path, method }: OperationSpec): Described {
  const described = paths[path]?.[method.toLowerCase()]
  if (!described) throw new Error(`${path} is not in the document.`)
  return described
}

const ODD: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    "\u0000",
    "\ud800",
    "__proto__",
    -1,
    0,
    1e308,
    2 ** 53,
    {},
    [],
  ),
  fc.constantFrom("../../etc/passwd", "'; drop table accounts; --", "<script>", "x".repeat(70_000)),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Calls of every operation; half of them are as the document has them. */
export function fuzzedCalls(): fc.Arbitrary<FuzzedCall> {
  return fc.oneof(...Object.values(OPERATIONS).map(callsOf))
}

function callsOf(operation: OperationSpec): fc.Arbitrary<FuzzedCall> {
  return fc.record({
    operation: fc.constant(operation),
    caller: fc.constantFrom<Caller>("member", "member", "member", "stranger", "nobody"),
    query: queriesOf(operation),
    body: bodiesOf(operation),
    files: filesOf(operation),
    headers: headersOf(operation),
  })
}

function valuesFor(schema: JsonSchema | undefined): fc.Arbitrary<unknown> {
  return schema ? schemaValues(schema, components.schemas) : fc.jsonValue()
}

function queriesOf(operation: OperationSpec): fc.Arbitrary<Record<string, string>> {
  const parameters = documented(operation).parameters.filter((one) => one.in === "query")
  const fitting = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesFor(schema)])),
    { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
  )
  const odd = fc.dictionary(
    fc.constantFrom("x", "__proto__", ...parameters.map(({ name }) => name)),
    ODD,
  )
  return fc
    .oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: odd })
    .map((query) =>
      Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, String(value).slice(0, 4000)]),
      ),
    )
}

function bodiesOf(operation: OperationSpec): fc.Arbitrary<string | undefined> {
  const schema = documented(operation).requestBody?.content["application/json"]?.schema
  if (!schema) return fc.constant(undefined)
  const fitting = valuesFor(schema)
  const broken = fc
    .tuple(fitting, fc.nat(), ODD)
    .map(([value, place, odd]) => withOdd(value, place, odd))
  return fc.oneof(
    { weight: 4, arbitrary: fitting.map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: broken.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.oneof(fc.string(), fc.constant("[".repeat(5_000))) },
  )
}

function filesOf({ files }: OperationSpec): fc.Arbitrary<Uint8Array[] | undefined> {
  if (!files) return fc.constant(undefined)
  const starts = fc.constantFrom(
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47],
    [0x47, 0x49, 0x46],
    [],
  )
  const file = fc
    .tuple(starts, fc.uint8Array({ maxLength: 400 }))
    .map(([start, rest]) => Uint8Array.from([...start, ...rest]))
  return fc.array(file, { maxLength: files.max + 1 })
}

function headersOf(operation: OperationSpec): fc.Arbitrary<Record<string, string>> {
  const named = documented(operation).parameters.filter((one) => one.in === "header")
  const value = fc.stringMatching(/^[\x21-\x7e]{0,140}$/)
  const some = fc.subarray(named.map(({ name }) => name))
  return some.chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, value]))))
}

/** The value with something odd at one of its places, the value itself being the last. */
function withOdd(value: unknown, place: number, odd: unknown): unknown {
  const places = placesIn(value)
  const path = places[place % places.length] ?? []
  return replaced(value, path, odd)
}

type Path = readonly (string | number)[]

function placesIn(value: unknown): Path[] {
  if (typeof value !== "object" || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([name, part]) =>
    placesIn(part).map((path) => [name, ...path]),
  )
  return [...inner, []]
}

function replaced(value: unknown, [first, ...rest]: Path, odd: unknown): unknown {
  if (first === undefined) return odd
  if (Array.isArray(value)) {
    return value.map((part, at) => (String(at) === first ? replaced(part, rest, odd) : part))
  }
  if (typeof value !== "object" || value === null) return odd
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === first ? replaced(part, rest, odd) : part,
    ]),
  )
}
