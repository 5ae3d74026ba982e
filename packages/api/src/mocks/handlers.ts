import { type HttpHandler, HttpResponse, http } from "msw/http"
import type { OperationSpec } from "../contract/operation.ts"
import { OPERATIONS } from "../contract/operations.ts"
import { Refusal } from "../contract/refusal.ts"
import { drawPicture } from "./pictures.ts"
import type { Provider } from "./provider.ts"
import { contextOf, inputOf } from "./requests.ts"
import { createScript, type Mishap, type Script } from "./script.ts"

export interface HandlersOptions {
  /** Where the mocked API begins: a path, or in Node a whole address. */
  baseUrl: string
  provider: Provider
  script?: Script
  wait?: (ms: number) => Promise<void>
}

type Method = Lowercase<OperationSpec["method"]>
const METHODS = {
  GET: "get",
  POST: "post",
  PATCH: "patch",
  DELETE: "delete",
} as const satisfies Record<OperationSpec["method"], Method>

/**
 * MSW handlers that answer every call of the contract from a provider in memory, including pictures
 * and downloads, and any other call below the base with 404.
 */
export function createHandlers(options: HandlersOptions): HttpHandler[] {
  const { provider, script = createScript(), wait = waitByClock } = options
  const base = options.baseUrl.replace(/\/+$/, "")

  const calls = Object.values(OPERATIONS).map((operation: OperationSpec) =>
    http[METHODS[operation.method]](base + operation.path, async ({ request }) => {
      await wait(script.waitOf(operation.name))
      const mishap = script.takeMishap(operation.name)
      return mishap ? answerMishap(mishap) : answerCall(provider, operation, request)
    }),
  )
  const pictures = http.get(`${base}/pictures/*`, ({ params }) => {
    return new HttpResponse(drawPicture(String(params["0"] ?? "")), {
      headers: { "content-type": "image/svg+xml; charset=utf-8" },
    })
  })
  const download = http.get(`${base}/users/export/file`, ({ request }) =>
    answerDownload(provider, new URL(request.url).searchParams.get("ticket") ?? ""),
  )
  const others = http.all(`${base}/*`, () => refuse(new Refusal(404, "There is no such call.")))
  return [...calls, pictures, download, others]
}

function answerCall(provider: Provider, operation: OperationSpec, request: Request) {
  return orRefusal(async () => {
    const context = contextOf(request)
    // As the server does, before what was sent is looked at.
    provider.admit(operation, context)
    const result = provider.answer(operation, await inputOf(request, operation), context)
    const body = operation.envelope === "data" ? { data: result } : result
    return Response.json(body, { headers: { "cache-control": "no-store" } })
  })
}

/** The file is only the ZIP's `data.json`, which is what tests and stories look at. */
function answerDownload(provider: Provider, ticket: string) {
  return orRefusal(async () => {
    const data = provider.download(ticket)
    const name = `stylin-export-${data.exported_at.slice(0, 10)}.json`
    const headers = { "content-disposition": `attachment; filename="${name}"` }
    return Response.json(data, { headers: { ...headers, "cache-control": "no-store" } })
  })
}

async function orRefusal(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refusal) return refuse(error)
    throw error
  }
}

function answerMishap(mishap: Mishap): Response {
  if (mishap.kind === "offline") return HttpResponse.error()
  const { status, detail, retryAfterSeconds } = mishap
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  return refuse(new Refusal(status, detail, wait))
}

function refuse({ status, message, retryAfterSeconds }: Refusal): Response {
  return Response.json(
    { detail: message },
    {
      status,
      headers: retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
    },
  )
}

function waitByClock(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()
}
