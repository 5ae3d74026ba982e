import multipart from "@fastify/multipart"
import { type FilesSpec, Refusal } from "@stylin/api/contract"
import type { FastifyInstance, FastifyRequest } from "fastify"
import sharp from "sharp"

/** A file that came with a call, whole. */
export interface Upload {
  bytes: Buffer
}

/** One that is a picture. */
export interface UploadedImage extends Upload {
  contentType: string
}

const CONTENT_TYPES: Record<string, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  heif: "image/avif",
}
/** More pixels than any phone's camera makes; a small file can claim any number. */
const MAX_PIXELS = 120_000_000

export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fields: 10, fieldSize: 10_000, headerPairs: 50 } })
}

/**
 * The pictures of a multipart call, one at a time, so that only one is in memory.
 * @throws {Refusal} 415, 413 or 422 that names the field, 400 for a form that breaks off
 */
export async function* readImages(
  request: FastifyRequest,
  spec: FilesSpec,
): AsyncGenerator<UploadedImage> {
  for await (const { bytes } of readUploads(request, spec)) {
    yield { bytes, contentType: await recognise(bytes, spec.field) }
  }
}

/**
 * The files of a multipart call, one at a time and whatever they are.
 * @throws {Refusal} 413 or 422 that names the field, 400 for a form that breaks off
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

/** "15 MB" */
export function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`
}

async function recognise(bytes: Buffer, field: string): Promise<string> {
  // What the caller says of the type is not asked: the bytes decide.
  const metadata = await metadataOf(bytes)
  const isHeic = metadata?.format === "heif" && metadata.compression !== "av1"
  const contentType = isHeic ? undefined : CONTENT_TYPES[metadata?.format ?? ""]
  if (contentType) return contentType
  throw new Refusal(415, `${field}: must be JPEG, PNG, WebP or AVIF pictures`)
}

async function metadataOf(bytes: Buffer) {
  try {
    // No bytes at all throw here, and do not reject.
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  } catch {
    return undefined
  }
}
