import * as z from "zod/mini"

/** A part of a request that fits its schema, or the line that says what does not fit. */
export type Reading<T> = { ok: true; value: T } | { ok: false; detail: string }

const MOST_NAMED = 3

/**
 * Reads one part of a request by its schema, the same way on the server and in the mocks. Errors
 * fit in the one line of `detail`: `"<path>: <message>"`, at most three of them, separated by
 * semicolons. The path joins names and indices with dots, as in `0.section: must be one of …`. The
 * line never repeats what was sent.
 * @param root stands for the empty path if the whole part is wrong: "body", "query"
 */
export function readInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  root: string,
): Reading<z.output<Schema>> {
  const parsed = z.safeParse(schema, value, { error: messageOf })
  if (parsed.success) return { ok: true, value: parsed.data }
  const lines = parsed.error.issues
    .slice(0, MOST_NAMED)
    .map((issue) => `${pathOf(issue) || root}: ${issue.message}`)
  return { ok: false, detail: lines.join("; ") }
}

/** The email that a part of a request names. Attempts with credentials are counted by it. */
export function emailIn(input: unknown): string | undefined {
  if (typeof input !== "object" || input === null || !("email" in input)) return undefined
  return typeof input.email === "string" ? input.email : undefined
}

function pathOf(issue: z.core.$ZodIssue): string {
  const unknownKeys = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : []
  return [...issue.path, ...unknownKeys].map(String).join(".")
}

/**
 * The words for an issue if its schema has none. They are passed to each parse, because zod's own
 * words depend on the locale that the process happens to have loaded.
 */
function messageOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return "is required"
  switch (issue.code) {
    case "invalid_type":
      return `must be ${TYPE_NAMES[issue.expected] ?? `a ${issue.expected}`}`
    case "invalid_value":
      return `must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}`
    case "too_small":
      return `must ${sized(issue.origin, `at least ${issue.minimum}`)}`
    case "too_big":
      return `must ${sized(issue.origin, `at most ${issue.maximum}`)}`
    case "unrecognized_keys":
      return "is not a known field"
    case "invalid_format":
      return "does not have the right form"
    default:
      return "is not valid"
  }
}

const TYPE_NAMES: Record<string, string> = {
  array: "a list",
  object: "an object",
  int: "a whole number",
  string: "a text",
  boolean: "true or false",
}

function sized(origin: string, bound: string): string {
  if (origin === "string") return `have ${bound} characters`
  if (origin === "array") return `have ${bound} entries`
  return `be ${bound}`
}
