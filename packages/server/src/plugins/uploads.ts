import multipart from "@fastify/multipart"
import { type FilesSpec, Refusal } from "@stylin/api/contract"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { megabytes } from "../limits/limits.ts"

/** An uploaded file, complete. */
export interface Upload {
  bytes: Buffer
}

export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fields: 10, fieldSize: 10_000, headerPairs: 50 } })
}

/**
 * The files of a multipart call, one at a time.
 * @throws {Refusal} 413 or 422 naming the field, 400 for a form that breaks off
 */
export function readUploads(request: FastifyRequest, spec: FilesSpec): AsyncGenerator<Upload> {
  return blamingTheForm(wholeFiles(request, spec))
}

/**
 * The one file of a multipart call, piece by piece. If it is too large, that is said when the form has ended, so that the
 * answer reaches whoever sends it.
 * @throws {Refusal} 413 or 422 naming the field, 400 for a form that breaks off
 */
export function readUpload(request: FastifyRequest, spec: FilesSpec): AsyncGenerator<Uint8Array> {
  return blamingTheForm(piecesOf(request, spec))
}

async function* blamingTheForm<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && "statusCode" in error)) throw error
    // The parser's own errors do not say whose fault they are: it is always the form's.
    throw new Refusal(400, "body: is not a whole multipart form")
  }
}

async function* wholeFiles(request: FastifyRequest, spec: FilesSpec): AsyncGenerator<Upload> {
  let total = 0
  for await (const part of partsOf(request, spec)) {
    const bytes = await part.toBuffer()
    if (part.file.truncated) throw tooLarge(spec, "a picture")
    total += bytes.length
    if (spec.maxTotalBytes !== undefined && total > spec.maxTotalBytes) {
      const most = megabytes(spec.maxTotalBytes)
      throw new Refusal(
        413,
        `${spec.field}: pictures sent at once must have at most ${most} in all`,
      )
    }
    yield { bytes }
  }
}

async function* piecesOf(request: FastifyRequest, spec: FilesSpec): AsyncGenerator<Uint8Array> {
  let isTooLarge = false
  for await (const { file } of partsOf(request, spec)) {
    yield* file
    isTooLarge ||= file.truncated
  }
  if (isTooLarge) throw tooLarge(spec, "a file")
}

async function* partsOf(request: FastifyRequest, spec: FilesSpec) {
  let count = 0
  const limits = { files: spec.max + 1, fileSize: spec.maxBytes }
  for await (const part of request.files({ limits, throwFileSizeLimit: false })) {
    if (part.fieldname !== spec.field) {
      throw new Refusal(
        422,
        `${part.fieldname}: is not a field of this call; it takes ${spec.field}`,
      )
    }
    count += 1
    if (count > spec.max) throw new Refusal(413, `${spec.field}: at most ${spec.max} at once`)
    yield part
  }
  if (count === 0) throw new Refusal(422, `${spec.field}: is missing`)
}

function tooLarge({ field, maxBytes }: FilesSpec, what: string): Refusal {
  return new Refusal(413, `${field}: ${what} must be smaller than ${megabytes(maxBytes)}`)
}
