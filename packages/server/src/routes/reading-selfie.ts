import { analyseSelfie, Refusal } from "@stylin/api/contract"
import type { FastifyRequest } from "fastify"
import { readUploads } from "../plugins/uploads.ts"
import type { SelfieReading } from "../selfie/read-selfie.ts"
import { SelfieError, type SelfieProblem } from "../selfie/selfie-error.ts"
import type { Selfies } from "../selfie/selfies.ts"
import type { TurnTaker } from "../turns/turns.ts"

/**
 * Reads a call's selfie in memory. Nothing but the reading is kept or logged.
 * @throws {Refusal} 415 or 422 with advice for her, 503 if another try may help
 */
export async function readSelfie(
  request: FastifyRequest,
  { wantsPaper, asker }: { readonly wantsPaper: boolean; readonly asker: TurnTaker },
  selfies: Selfies,
): Promise<SelfieReading> {
  const images: Buffer[] = []
  try {
    for await (const { bytes } of readUploads(request, analyseSelfie.files)) images.push(bytes)
    const [bytes] = images
    if (!bytes) throw new Refusal(422, `${analyseSelfie.files.field}: is missing`)
    return await selfies.read({ bytes, wantsPaper }, asker)
  } catch (error) {
    if (error instanceof SelfieError) throw refusalOf(error)
    if (error instanceof Refusal || (error instanceof Error && "statusCode" in error)) throw error
    // The reader's message could describe the picture: the error's class is enough.
    const kind = error instanceof Error ? error.name : typeof error
    request.log.error({ kind }, "a selfie could not be read")
    throw new Refusal(503, "Selfies can't be read just now. Nothing was kept; please try later.")
  } finally {
    for (const bytes of images) bytes.fill(0)
  }
}

const NO_PICTURES: ReadonlySet<SelfieProblem> = new Set(["empty", "no-picture", "heic"])

function refusalOf({ code, message }: SelfieError): Refusal {
  const { field } = analyseSelfie.files
  return NO_PICTURES.has(code)
    ? new Refusal(415, `${field}: ${message}`)
    : new Refusal(422, message)
}
