import { askForExport, exportUser, type PersonalData, Refusal } from "@stylin/api/contract"
import type { FastifyInstance } from "fastify"
import { jsonStream } from "../exports/json-stream.ts"
import { zipStream } from "../exports/zip-stream.ts"
import type { Limiter } from "../plugins/limits.ts"
import { type Implement, WrittenAnswer } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import { fingerprint, randomToken } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { isoTime } from "../stores/columns.ts"
import { saveExportTicket, takeExportTicket } from "../stores/export-tickets.ts"
import { collectPersonalData } from "../stores/personal-data.ts"
import { photoBytes } from "../stores/photos.ts"

const TICKET_LIFETIME_MS = 5 * 60_000
const ENDED =
  "This download has been used or has expired. Please ask for your data again on your profile."

interface DownloadRoute {
  Querystring: { readonly ticket?: unknown }
}

interface ExportServices {
  readonly implement: Implement
  readonly services: Services
  readonly limiter: Limiter
}

/** Everything kept for her: as one JSON for programs, and as a file for her browser. */
export function exportRoutes(
  app: FastifyInstance,
  { implement, services, limiter }: ExportServices,
): void {
  const { database, objects, clock } = services
  const { queries } = database
  /** Ends an account's running download, so that starting many costs no more than one. */
  const underWay = new Map<string, () => void>()

  implement(exportUser, async ({ account, request, write, now }) => {
    noteSecurity(request, "data-asked-for", { account: account.id })
    const { photos, ...data } = await collectPersonalData(queries, account.id, now)
    const exported: PersonalData = { exported_at: isoTime(now), ...data, photos: [] }
    return new WrittenAnswer(jsonStream(write(exported), photos, objects))
  })

  implement(askForExport, async ({ account, request, now }) => {
    noteSecurity(request, "data-asked-for", { account: account.id })
    // Once the download has begun, it is too late to report a store that does not answer.
    const [photo] = (await collectPersonalData(queries, account.id, now)).photos
    if (photo) await objects.get(photo.objectKey)
    const ticket = randomToken()
    const expiresAt = now + TICKET_LIFETIME_MS
    const { tokenHash } = account
    await saveExportTicket(queries, { tokenHash, ticketHash: fingerprint(ticket), expiresAt })
    return {
      url: `/api/users/export/file?ticket=${ticket}`,
      expires_at: isoTime(expiresAt),
      photo_bytes: await photoBytes(queries, { accountId: account.id }),
    }
  })

  // A HEAD request must not use up the ticket.
  const options = { exposeHeadRoute: false }
  app.get<DownloadRoute>("/users/export/file", options, async (request, reply) => {
    await limiter.countCall(request, undefined)
    const { ticket } = request.query
    const accountId =
      typeof ticket === "string"
        ? await takeExportTicket(queries, fingerprint(ticket), clock())
        : undefined
    if (accountId === undefined) throw new Refusal(404, ENDED)
    const kept = await collectPersonalData(queries, accountId, clock())
    const exportedAt = isoTime(clock())
    const onLost = (photos: number) =>
      request.log.error({ photos }, "photos of an export are missing")
    const file = zipStream({ kept, exportedAt, onLost }, objects)
    underWay.get(accountId)?.()
    const end = () => file.destroy()
    underWay.set(accountId, end)
    file.once("close", () => {
      if (underWay.get(accountId) === end) underWay.delete(accountId)
    })
    return reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="${fileName(exportedAt)}"`)
      .send(file)
  })
}

function fileName(exportedAt: string): string {
  return `stylin-export-${exportedAt.slice(0, 10)}.zip`
}
