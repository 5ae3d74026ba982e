import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { isCurrency, isLocale, type Money, POUNDS } from "@stylin/garments/money"
import * as z from "zod"
import { addressesIn } from "./database/postgres/addresses.ts"
import { isSafeIssuer, OPEN_ID_RETURN, type OpenIdSettings } from "./openid/settings.ts"
import { isHostPattern } from "./shop-photos/hosts.ts"
import type { VisionModelSettings } from "./vision/remote/vision-model.ts"
import type { WeatherSettings } from "./weather/weather-service.ts"

/** An invalid setting; the message names it, so that the operator can correct it. */
export class ConfigError extends Error {
  readonly code = "config"
  override readonly name = "ConfigError"
}

const present = (value: unknown) => (value === "" ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(present, schema.optional())

function wholeNumberTo(max: number) {
  const error = `must be a whole number from 0 to ${max}`
  return z.coerce.number({ error }).int({ error }).min(0, { error }).max(max, { error })
}

function wholeNumber({ max, fallback }: { max: number; fallback: number }) {
  return z.preprocess(present, wholeNumberTo(max).default(fallback))
}

const url = (protocols: string) =>
  z.url({
    protocol: new RegExp(`^(?:${protocols})$`),
    error: `must be a ${protocols.replaceAll("|", " or ")} address`,
  })

const isPostgres = (address: string) => url("postgres|postgresql").safeParse(address).success

/** A list of origins, separated by commas. */
const origins = z.preprocess(
  present,
  z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.string().refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin, {
          error: "must be origins such as https://shop.example, separated by commas",
        }),
      ),
    ),
)

/** A list of hosts, separated by commas. */
const hosts = z.preprocess(
  present,
  z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.string().refine(isHostPattern, {
          error: "must be hosts such as img.shop.example or *.shop.example, separated by commas",
        }),
      ),
    ),
)

const settings = z
  .object({
    HOST: z.preprocess(present, z.string().default("127.0.0.1")),
    PORT: wholeNumber({ max: 65_535, fallback: 3000 }),
    DATA_DIR: z.preprocess(present, z.string().default("./data")),
    DATABASE_URL: optional(
      z.string().refine((text) => addressesIn(text).every(isPostgres), {
        error: "must be a postgres or postgresql address",
      }),
    ),
    DATABASE_REPLICA_URL: optional(url("postgres|postgresql")),
    WEB_DIR: optional(
      z.string().refine((folder) => existsSync(join(folder, "index.html")), {
        error: "must be the folder of a built app; it has no index.html",
      }),
    ),
    PUBLIC_URL: optional(url("http|https")),
    METRICS_HOST: z.preprocess(present, z.string().default("127.0.0.1")),
    METRICS_PORT: optional(wholeNumberTo(65_535)),
    CORS_ORIGINS: origins,
    ANALYTICS_ORIGIN: origins,
    SMTP_URL: optional(url("smtp|smtps")),
    MAIL_FROM: z.preprocess(present, z.string().default("Stylin <no-reply@stylin.invalid>")),
    S3_ENDPOINT: optional(url("http|https")),
    S3_REGION: z.preprocess(present, z.string().default("auto")),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    VISION_API_URL: optional(url("http|https")),
    VISION_API_KEY: optional(z.string()),
    VISION_MODEL: optional(z.string()),
    VISION_DAILY_LIMIT: wholeNumber({ max: 1_000_000, fallback: 200 }),
    OPENID_ISSUER: optional(
      z.string().refine(isSafeIssuer, {
        error: "must be an https address (http only on this machine)",
      }),
    ),
    OPENID_CLIENT_ID: optional(z.string()),
    OPENID_CLIENT_SECRET: optional(z.string()),
    OPENID_NAME: optional(z.string().max(40, { error: "must have at most 40 characters" })),
    SHOP_CURRENCY: z.preprocess(
      present,
      z
        .string()
        .default(POUNDS.currency)
        .refine(isCurrency, { error: "must be a code of ISO 4217 such as EUR" }),
    ),
    SHOP_LOCALE: z.preprocess(
      present,
      z
        .string()
        .default(POUNDS.locale)
        .refine(isLocale, { error: "must be a language tag such as de-DE" }),
    ),
    SHOP_PHOTO_HOSTS: hosts,
    WEATHER_URL: optional(url("http|https")),
    WEATHER_PLACES_URL: optional(url("http|https")),
    WEATHER_KEY: optional(z.string()),
    TRUST_PROXY: wholeNumber({ max: 10, fallback: 0 }),
    LOG_LEVEL: z.preprocess(
      present,
      z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    ),
  })
  .refine(
    (env) =>
      new Set([env.S3_ENDPOINT, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY].map(Boolean))
        .size === 1,
    {
      path: ["S3_ENDPOINT"],
      error: "must be set together with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY",
    },
  )
  .refine(
    (env) =>
      new Set([env.OPENID_ISSUER, env.OPENID_CLIENT_ID, env.OPENID_CLIENT_SECRET].map(Boolean))
        .size === 1,
    {
      path: ["OPENID_ISSUER"],
      error: "must be set together with OPENID_CLIENT_ID and OPENID_CLIENT_SECRET",
    },
  )
  .refine((env) => env.PUBLIC_URL || !env.OPENID_ISSUER, {
    path: ["PUBLIC_URL"],
    error: "must be set with OPENID_ISSUER: the other provider sends her back to it",
  })
  .refine((env) => env.DATABASE_URL || !env.DATABASE_REPLICA_URL, {
    path: ["DATABASE_URL"],
    error: "must be set with DATABASE_REPLICA_URL",
  })
  .refine((env) => Boolean(env.VISION_API_URL) === Boolean(env.VISION_MODEL), {
    path: ["VISION_API_URL"],
    error: "must be set together with VISION_MODEL",
  })
  .refine((env) => env.WEATHER_URL || !(env.WEATHER_PLACES_URL || env.WEATHER_KEY), {
    path: ["WEATHER_URL"],
    error: "must be set with WEATHER_PLACES_URL and WEATHER_KEY",
  })

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(settings.shape)

export interface Config {
  host: string
  port: number
  /** Absolute. */
  dataDirectory: string
  /** PostgreSQL if set, otherwise the embedded store in the data directory. */
  databaseUrl: string | undefined
  /** A streaming replica of that PostgreSQL; undefined if there is none. */
  databaseReplicaUrl: string | undefined
  /** Absolute: the built app's folder. Undefined if only the API is served. */
  webDirectory: string | undefined
  /** The address people use, without a slash at the end. */
  publicUrl: string | undefined
  /** Where Prometheus is answered; undefined if nowhere. */
  metrics: { host: string; port: number } | undefined
  corsOrigins: readonly string[]
  /** Where the app's pages may send counted visits. */
  analyticsOrigins: readonly string[]
  smtpUrl: string | undefined
  mailFrom: string
  /** The bucket for photos; undefined if they go to the data directory. */
  s3: { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined
  /** A model that also sees photos of clothes; undefined if photos never leave this machine. */
  visionModel: VisionModelSettings | undefined
  /** Another provider that says who she is; undefined if there is none. */
  openId: OpenIdSettings | undefined
  /** What the shops' prices are in, and how they are written. */
  money: Money
  /** Hosts that shops' photographs are fetched from, as in `isAllowedHost`; none if they are not. */
  shopPhotoHosts: readonly string[]
  /** Services that tell the weather; undefined if no place leaves this machine. */
  weather: WeatherSettings | undefined
  /** How many proxies in front may name the caller's address. */
  trustProxy: number
  logLevel: string
}

/**
 * Reads and checks the settings.
 * @throws {ConfigError} naming every invalid variable, never its value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = settings.safeParse(env)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join("\n"),
    )
  }
  const { data } = parsed
  const s3 =
    data.S3_ENDPOINT && data.S3_ACCESS_KEY_ID && data.S3_SECRET_ACCESS_KEY
      ? {
          endpoint: data.S3_ENDPOINT,
          region: data.S3_REGION,
          accessKeyId: data.S3_ACCESS_KEY_ID,
          secretAccessKey: data.S3_SECRET_ACCESS_KEY,
        }
      : undefined
  return {
    host: data.HOST,
    port: data.PORT,
    dataDirectory: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseReplicaUrl: data.DATABASE_REPLICA_URL,
    webDirectory: data.WEB_DIR === undefined ? undefined : resolve(data.WEB_DIR),
    publicUrl: data.PUBLIC_URL && withoutSlash(data.PUBLIC_URL),
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    corsOrigins: data.CORS_ORIGINS,
    analyticsOrigins: data.ANALYTICS_ORIGIN,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    s3,
    visionModel:
      data.VISION_API_URL && data.VISION_MODEL
        ? {
            url: withoutSlash(data.VISION_API_URL),
            key: data.VISION_API_KEY,
            model: data.VISION_MODEL,
            dailyLimit: data.VISION_DAILY_LIMIT,
          }
        : undefined,
    openId:
      data.OPENID_ISSUER && data.OPENID_CLIENT_ID && data.OPENID_CLIENT_SECRET && data.PUBLIC_URL
        ? {
            issuer: data.OPENID_ISSUER,
            clientId: data.OPENID_CLIENT_ID,
            clientSecret: data.OPENID_CLIENT_SECRET,
            name: data.OPENID_NAME ?? new URL(data.OPENID_ISSUER).hostname,
            returnTo: `${withoutSlash(data.PUBLIC_URL)}${OPEN_ID_RETURN}`,
          }
        : undefined,
    money: { currency: data.SHOP_CURRENCY, locale: data.SHOP_LOCALE },
    shopPhotoHosts: data.SHOP_PHOTO_HOSTS,
    weather: data.WEATHER_URL
      ? {
          url: withoutSlash(data.WEATHER_URL),
          placesUrl: data.WEATHER_PLACES_URL && withoutSlash(data.WEATHER_PLACES_URL),
          key: data.WEATHER_KEY,
        }
      : undefined,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "")
}
