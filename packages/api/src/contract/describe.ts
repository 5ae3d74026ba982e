import * as z from "zod/mini"

type Issue = z.core.$ZodIssue

/** What zod says where no words were given; it names nothing, so it is replaced. */
const NO_WORDS = "Invalid input"
const MOST_NAMED = 3

/**
 * Puts validation issues into the one line that an error's `detail` carries:
 * `"<path>: <message>"`, at most three of them, separated by semicolons.
 * The path has dots between names and indices, as in `0.section: must be one of …`.
 *
 * @param issues the issues of a failed parse, at least one
 * @param root stands for an empty path: the part of the request that was read
 */
export function describeIssues(issues: readonly Issue[], root = "body"): string {
  return issues
    .slice(0, MOST_NAMED)
    .map((issue) => `${pathOf(issue, root)}: ${messageOfIssue(issue)}`)
    .join("; ")
}

/** A part of a request that fits its schema, or the line that says what does not. */
export type Reading<T> = { ok: true; value: T } | { ok: false; detail: string }

/**
 * Reads one part of a request by its schema, the same way on the server and in the mocks.
 *
 * @param root names the part in `detail` where the whole of it is wrong: "body", "query"
 */
export function readInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  root: string,
): Reading<z.output<Schema>> {
  // The input tells "missing" from "wrong"; it stays in here, so that no password reaches a log.
  const parsed = z.safeParse(schema, value, { reportInput: true })
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, detail: describeIssues(parsed.error.issues, root) }
}

function pathOf(issue: Issue, root: string): string {
  const unknownKeys = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : []
  return [...issue.path, ...unknownKeys].map(String).join(".") || root
}

function messageOfIssue(issue: Issue): string {
  if (issue.message !== NO_WORDS) return issue.message
  if ("input" in issue && issue.input === undefined) return "is required"
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
