import type { JsonSchema } from "./json-schema.ts"

// The part of OpenAPI 3.1 that the contract's document uses.
export interface OpenApiParameter {
  name: string
  in: "query" | "header"
  description?: string
  required: boolean
  schema: JsonSchema
}

export interface MediaTypes {
  [contentType: string]: { schema: JsonSchema }
}

export interface OpenApiResponse {
  description: string
  headers?: { [name: string]: { description: string; schema: JsonSchema } }
  content: MediaTypes
}

export interface OpenApiOperation {
  operationId: string
  summary: string
  tags: string[]
  /** Empty if anyone may call; an empty entry makes the token optional. */
  security: { bearer?: string[] }[]
  parameters: OpenApiParameter[]
  requestBody?: { required: true; content: MediaTypes }
  responses: { [status: string]: OpenApiResponse }
}

export interface OpenApiDocument {
  openapi: "3.1.1"
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: { [path: string]: { [method: string]: OpenApiOperation } }
  components: {
    schemas: { [name: string]: JsonSchema }
    securitySchemes: { bearer: { type: "http"; scheme: "bearer"; description: string } }
  }
}
