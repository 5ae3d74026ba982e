import cors from "@fastify/cors"
import helmet from "@fastify/helmet"
import { METHODS } from "@stylin/api/contract"
import type { FastifyInstance } from "fastify"
import type { Config } from "../config.ts"
import { hashSource } from "../security/hash-source.ts"

/** Headers that protect her in the browser, and the origins that may call. */
export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  const overHttps = config.publicUrl?.startsWith("https://") ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        // Shops never learn who looks at their products; previews of her photos are blobs.
        imgSrc: ["'self'", "data:", "blob:"],
        // styled-components inserts rules into an empty <style> element; what pages bring is named by web.ts.
        styleSrc: ["'self'", hashSource("")],
        // A style attribute changes the look of one element and can ask for nothing that img-src forbids.
        styleSrcAttr: ["'unsafe-inline'"],
        // Photos are compressed with WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        connectSrc: ["'self'", ...config.analyticsOrigins],
        workerSrc: ["'self'", "blob:"],
        ...(overHttps && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: overHttps,
    // Pictures are shown by an app that may be on another origin.
    crossOriginResourcePolicy: {
      policy: config.corsOrigins.length > 0 ? "cross-origin" : "same-origin",
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  })
  // The app itself takes photos and asks where she is; nothing embedded may.
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(self), microphone=(), geolocation=(self)")
  })
  await app.register(cors, {
    origin: [...config.corsOrigins],
    credentials: true,
    methods: ["HEAD", ...METHODS],
    // Answers every OPTIONS call like a preflight.
    strictPreflight: false,
    exposedHeaders: ["retry-after", "x-request-id"],
    maxAge: 600,
  })
}
