import {
  CLAIM_HEADER,
  type FilesSpec,
  IDEMPOTENCY_HEADER,
  type OperationSpec,
} from "../contract/operation.ts"
import { Refusal } from "../contract/refusal.ts"
import type { CallContext, UploadedFile } from "./calls/call.ts"
import type { RawInput } from "./provider.ts"

const MAX_JSON_BYTES = 1024 * 1024

/** What a request carries besides its input. */
export function contextOf({ headers }: Request): CallContext {
  return {
    token: /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1],
    idempotencyKey: headers.get(IDEMPOTENCY_HEADER) ?? undefined,
    claimToken: headers.get(CLAIM_HEADER) ?? undefined,
  }
}

/**
 * Splits a request into the parts that its operation takes.
 * @throws Refusal 400, 413, 415 or 422 if it cannot be read
 */
export async function inputOf(request: Request, operation: OperationSpec): Promise<RawInput> {
  return {
    query: Object.fromEntries(new URL(request.url).searchParams),
    ...(operation.body && { body: await jsonOf(request) }),
    ...(operation.files && { files: await filesOf(request, operation.files) }),
  }
}

async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text()
  const contentType = request.headers.get("content-type")
  if (contentType === null && text === "") return undefined
  if (!/^application\/json\b/i.test(contentType ?? "")) {
    throw new Refusal(415, "Content-Type: is not one that this call takes")
  }
  if (text === "") throw new Refusal(422, "body: is empty")
  if (new TextEncoder().encode(text).length > MAX_JSON_BYTES) {
    throw new Refusal(413, "body: is too large")
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, "body: is not valid JSON")
  }
}

async function filesOf(request: Request, spec: FilesSpec): Promise<UploadedFile[]> {
  const contentType = request.headers.get("content-type") ?? ""
  if (!contentType.startsWith("multipart/form-data")) {
    throw new Refusal(415, "Content-Type: must be multipart/form-data")
  }
  const form = await request.formData()
  const stranger = [...form.keys()].find((name) => name !== spec.field)
  if (stranger !== undefined) {
    throw new Refusal(422, `${stranger}: is not a field of this call; it takes ${spec.field}`)
  }
  const files = form.getAll(spec.field)
  if (files.length === 0) throw new Refusal(422, `${spec.field}: is missing`)
  if (files.length > spec.max) throw new Refusal(413, `${spec.field}: at most ${spec.max} at once`)
  const read = await Promise.all(files.map((file) => fileOf(file, spec)))
  const total = read.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (spec.maxTotalBytes !== undefined && total > spec.maxTotalBytes) {
    const most = Math.floor(spec.maxTotalBytes / 1024 / 1024)
    throw new Refusal(
      413,
      `${spec.field}: pictures sent at once must have at most ${most} MB in all`,
    )
  }
  return read
}

async function fileOf(file: File | string, spec: FilesSpec): Promise<UploadedFile> {
  const bytes = typeof file === "string" ? new Uint8Array() : await file.bytes()
  const isFeed = spec.holds === "feed"
  if (bytes.length > spec.maxBytes) {
    const megabytes = Math.floor(spec.maxBytes / 1024 / 1024)
    const what = isFeed ? "a file" : "a picture"
    throw new Refusal(413, `${spec.field}: ${what} must be smaller than ${megabytes} MB`)
  }
  const contentType = recognise(bytes, isFeed ? FEED_BEGINNINGS : BEGINNINGS)
  if (!contentType) {
    const wanted = isFeed ? "a product feed" : "JPEG, PNG, WebP or AVIF pictures"
    throw new Refusal(415, `${spec.field}: must be ${wanted}`)
  }
  return { bytes, contentType }
}

type Beginnings = readonly (readonly [RegExp, string])[]

/** The first bytes of picture files; the type that the caller states is ignored. */
const BEGINNINGS: Beginnings = [
  [/^\xff\xd8\xff/, "image/jpeg"],
  [/^\x89PNG\r\n/, "image/png"],
  [/^RIFF.{4}WEBP/s, "image/webp"],
  [/^.{4}ftypavif/s, "image/avif"],
]

/** The first bytes of feeds: packed, XML, JSON lines, or a table that begins with its columns. */
const FEED_BEGINNINGS: Beginnings = [
  [/^.\x8b/s, "application/gzip"],
  [/^</, "application/xml"],
  [/^\{/, "application/jsonl"],
  [/^\w+[\t,;|]\w/, "text/plain"],
]

function recognise(bytes: Uint8Array, beginnings: Beginnings): string | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 40))
  return beginnings.find(([pattern]) => pattern.test(beginning))?.[1]
}
