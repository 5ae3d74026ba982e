import swagger, { type StaticDocumentSpec } from "@fastify/swagger"
import swaggerUi from "@fastify/swagger-ui"
import { openApiDocument } from "@stylin/api/openapi"
import type { FastifyInstance } from "fastify"

let made: ReturnType<typeof openApiDocument> | undefined
/** The contract, made when somebody first reads it: making it took a good part of each start. */
const contract = { toJSON: () => (made ??= openApiDocument()) }

/** `/api/openapi.json`, the contract, and `/api/docs`, a page to read and try it. */
export async function serveDocs(api: FastifyInstance): Promise<void> {
  // The plugin's types know only OpenAPI 3.0; it passes what it is given through, unread.
  const document = contract as unknown as StaticDocumentSpec["document"]
  await api.register(swagger, { mode: "static", specification: { document } })
  api.get("/openapi.json", async () => api.swagger())
  await api.register(swaggerUi, {
    routePrefix: "/docs",
    indexPrefix: api.prefix,
    theme: { title: "Stylin API" },
    uiConfig: {
      // Without the bar for other documents' addresses.
      layout: "BaseLayout",
      docExpansion: "list",
    },
  })
}
