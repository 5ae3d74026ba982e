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
export async function* readUploads(
  request: FastifyRequest,
  spec: FilesSpec,
): AsyncGenerator<Upload> {
  try {
    yield* readParts(request, spec)
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && "statusCode" in error)) throw error
    // The parser's own errors do not say whose fault they are: it is always the form's.
    throw new Refusal(400, "body: is not a whole multipart form")
  }
}

async function* readParts(request: FastifyRequest, spec: FilesSpec): AsyncGenerator<Upload> {
  let count = 0
  let total = 0
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
    const bytes = await part.toBuffer()
    if (part.file.truncated) {
      const most = megabytes(spec.maxBytes)
      throw new Refusal(413, `${spec.field}: a picture must be smaller than ${most}`)
    }
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
  if (count === 0) throw new Refusal(422, `${spec.field}: is missing`)
}
