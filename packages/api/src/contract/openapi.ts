import * as z from "zod/mini"
import { errorBody } from "./common.ts"
import * as itemSearch from "./item-search.ts"
import * as items from "./items.ts"
import { enveloped, type JsonSchema, toJsonSchema } from "./json-schema.ts"
import type {
  MediaTypes,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from "./openapi-types.ts"
import {
  CLAIM_HEADER,
  CLAIM_TOKEN_FORM,
  type ErrorStatus,
  type FilesSpec,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY_FORM,
  type OperationSpec,
} from "./operation.ts"
import { OPERATIONS } from "./operations.ts"
import { look } from "./recommendations.ts"
import { profile } from "./users.ts"
import { wardrobeItem } from "./wardrobe.ts"

const STATUS_WORDS: Record<ErrorStatus, string> = {
  400: "The request cannot be read or no longer holds.",
  401: "Not signed in, or email and password do not match.",
  403: "Not allowed.",
  404: "There is no such thing.",
  409: "It exists already.",
  413: "Too large.",
  415: "Not a content type that this call takes.",
  422: "A field does not fit; `detail` names it.",
  429: "Too many calls.",
  500: "The provider failed.",
  503: "Not available just now.",
}

type Schemas = OpenApiDocument["components"]["schemas"]

/** Schemas that several calls share, under the names they get in the document. */
const names = z.registry<{ id: string }>()
names.add(errorBody, { id: "Error" })
names.add(look, { id: "Look" })
names.add(profile, { id: "Profile" })
names.add(items.searchResult, { id: "SearchResult" })
names.add(itemSearch.foundProduct, { id: "FoundProduct" })
names.add(items.productShot, { id: "ProductShot" })
names.add(wardrobeItem, { id: "WardrobeItem" })
names.add(items.parsedItem, { id: "ParsedItem" })
names.add(items.pendingItem, { id: "PendingItem" })

/**
 * The contract as an OpenAPI 3.1 document.
 * @param baseUrl where the API begins for the document's readers
 */
export function openApiDocument(baseUrl = "/api"): OpenApiDocument {
  const schemas: Schemas = {}
  const paths: OpenApiDocument["paths"] = {}
  for (const operation of Object.values(OPERATIONS)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation, schemas),
    }
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Stylin",
      version: "1.0.0",
      description: "Outfits from what she owns and what she could buy.",
    },
    servers: [{ url: baseUrl }],
    tags: [
      { name: "auth", description: "Accounts and sign-in" },
      { name: "users", description: "Her profile, preferences and data" },
      { name: "items", description: "Products, photos and her wardrobe" },
      { name: "recommendations", description: "Looks and favourites" },
      { name: "plans", description: "What she plans to wear, day by day, and to pack" },
      { name: "wishes", description: "What she may buy, on her wishlist" },
      { name: "operator", description: "The server, for those who run it" },
    ],
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token of a sign-in" },
      },
    },
  }
}

function describeOperation(operation: OperationSpec, schemas: Schemas): OpenApiOperation {
  const body = requestContent(operation, schemas)
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.tag],
    security: operation.access === "guest" ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...queryParameters(operation, schemas), ...headerParameters(operation)],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: responsesOf(operation, schemas),
  }
}

function queryParameters({ query }: OperationSpec, schemas: Schemas): OpenApiParameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, schemas)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: typeof schema === "boolean" ? {} : schema,
  }))
}

function headerParameters(operation: OperationSpec): OpenApiParameter[] {
  const header = (name: string, description: string, schema: JsonSchema): OpenApiParameter => ({
    name,
    in: "header",
    description,
    required: false,
    schema: { type: "string", ...schema },
  })
  return [
    ...(operation.idempotencyKey
      ? [
          header(IDEMPOTENCY_HEADER, "The same key again returns the first answer.", {
            pattern: IDEMPOTENCY_KEY_FORM.source,
          }),
        ]
      : []),
    ...(operation.claimToken
      ? [
          header(CLAIM_HEADER, "Under this token a guest's upload can be claimed at signup.", {
            pattern: CLAIM_TOKEN_FORM.source,
          }),
        ]
      : []),
  ]
}

function requestContent(operation: OperationSpec, schemas: Schemas): MediaTypes | undefined {
  if (operation.files) {
    return { "multipart/form-data": { schema: formSchema(operation.files) } }
  }
  if (!operation.body) return undefined
  return { "application/json": { schema: schemaOf(operation.body, schemas) } }
}

function formSchema({ field, max, maxBytes, maxTotalBytes, holds }: FilesSpec): JsonSchema {
  const isFeed = holds === "feed"
  const files: JsonSchema = {
    type: "array",
    items: { type: "string", contentMediaType: isFeed ? "application/octet-stream" : "image/*" },
    minItems: 1,
    maxItems: max,
    description: [
      `${isFeed ? "Product feeds" : "Pictures"} of at most ${maxBytes} bytes each`,
      ...(maxTotalBytes === undefined ? [] : [`and ${maxTotalBytes} bytes together`]),
    ].join(", "),
  }
  return { type: "object", properties: { [field]: files }, required: [field] }
}

function responsesOf(operation: OperationSpec, schemas: Schemas): OpenApiOperation["responses"] {
  const takesInput = operation.query || operation.body || operation.files
  const statuses = new Set<ErrorStatus>([
    ...(operation.access === "guest" ? [] : ([401] as const)),
    ...(operation.access === "operator" ? ([403] as const) : []),
    ...(takesInput ? ([422] as const) : []),
    ...(operation.body ? ([400, 413, 415] as const) : []),
    ...(operation.refusals ?? []),
    429,
    500,
    503,
  ])
  const result = enveloped(operation, schemaOf(operation.result, schemas))
  const responses: OpenApiOperation["responses"] = {
    "200": { description: "Done.", content: { "application/json": { schema: result } } },
  }
  for (const status of statuses) responses[status] = refusalOf(status, schemas)
  return responses
}

function refusalOf(status: ErrorStatus, schemas: Schemas): OpenApiResponse {
  const wait = { description: "Seconds to wait", schema: { type: "integer" } as const }
  return {
    description: STATUS_WORDS[status],
    ...((status === 429 || status === 503) && { headers: { "Retry-After": wait } }),
    content: { "application/json": { schema: schemaOf(errorBody, schemas) } },
  }
}

/**
 * A schema for the document. Named schemas become references, and what they refer to is put in
 * `schemas`. All are written as input schemas: results have the same shape, and a reader should not
 * rely on there being no further fields.
 */
function schemaOf(schema: z.ZodMiniType, schemas: Schemas): JsonSchema {
  const { $defs, ...plain } = toJsonSchema(schema, {
    target: "draft-2020-12",
    io: "input",
    metadata: names,
  })
  const name = names.get(schema)?.id
  if (name) schemas[name] = hoisted(plain)
  for (const [defined, definition] of Object.entries($defs ?? {})) {
    schemas[defined] = hoisted(definition)
  }
  return name ? { $ref: `#/components/schemas/${name}` } : hoisted(plain)
}

/** Points references from a schema's own `$defs` to the document's components. */
function hoisted(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify({ ...schema, id: undefined })
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'))
}
