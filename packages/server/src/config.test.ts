import { describe, expect, it } from "vitest"
import { ConfigError, readConfig } from "./config.ts"

describe("readConfig", () => {
  it.each([
    ["EUR", "de-DE"],
    ["JPY", "ja-JP"],
  ])("has prices in %s as %s writes them", (currency, locale) => {
    const config = readConfig({ SHOP_CURRENCY: currency, SHOP_LOCALE: locale })
    expect(config.money).toEqual({ currency, locale })
    expect(readConfig({}).money).toEqual({ currency: "GBP", locale: "en-GB" })
  })

  it("has a default for everything", () => {
    const config = readConfig({})

    expect(config.port).toBe(3000)
    expect(config.host).toBe("127.0.0.1")
    expect(config.dataDirectory).toMatch(/\/data$/)
    expect(config.databaseUrl).toBeUndefined()
    expect(config.s3).toBeUndefined()
    expect(config.webDirectory).toBeUndefined()
    expect(config.metrics).toBeUndefined()
  })

  it("treats an empty variable as unset", () => {
    expect(readConfig({ PORT: "", SMTP_URL: "" }).port).toBe(3000)
  })

  it.each([
    ["PORT", { PORT: "eighty" }],
    ["PORT", { PORT: "70000" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://x" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://one:5432,two:many/stylin" }],
    ["DATABASE_URL", { DATABASE_REPLICA_URL: "postgres://two/stylin" }],
    ["DATABASE_REPLICA_URL", { DATABASE_URL: "postgres://one/x", DATABASE_REPLICA_URL: "two" }],
    ["WEB_DIR", { WEB_DIR: "/nowhere/dist" }],
    ["SMTP_URL", { SMTP_URL: "mail.example" }],
    ["METRICS_PORT", { METRICS_PORT: "open" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "shop.example" }],
    ["ANALYTICS_ORIGIN", { ANALYTICS_ORIGIN: "https://plausible.example/path" }],
    ["VISION_API_URL", { VISION_API_URL: "https://model.example/v1" }],
    ["WEATHER_URL", { WEATHER_PLACES_URL: "https://places.example/v1" }],
    ["VISION_DAILY_LIMIT", { VISION_DAILY_LIMIT: "many" }],
    ["SHOP_PHOTO_HOSTS", { SHOP_PHOTO_HOSTS: "https://img.shop.example" }],
    ["SHOP_PHOTO_HOSTS", { SHOP_PHOTO_HOSTS: "127.0.0.1" }],
    ["SHOP_PHOTO_HOSTS", { SHOP_PHOTO_HOSTS: "localhost" }],
    ["SHOP_PHOTO_HOSTS", { SHOP_PHOTO_HOSTS: "*" }],
    ["SHOP_CURRENCY", { SHOP_CURRENCY: "euro" }],
    ["SHOP_LOCALE", { SHOP_LOCALE: "de_DE" }],
    ["SHOP_PHOTO_HOSTS", { SHOP_PHOTO_HOSTS: "*.com" }],
    ["SHOP_PHOTO_HOSTS", { SHOP_PHOTO_HOSTS: "img.shop.example:8443" }],
    ["TRUST_PROXY", { TRUST_PROXY: "yes" }],
    ["TRUST_PROXY", { TRUST_PROXY: "1.5" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["OPENID_ISSUER", { OPENID_ISSUER: "https://id.example" }],
    [
      "OPENID_ISSUER",
      { OPENID_ISSUER: "http://id.example", OPENID_CLIENT_ID: "a", OPENID_CLIENT_SECRET: "b" },
    ],
    [
      "PUBLIC_URL",
      { OPENID_ISSUER: "https://id.example", OPENID_CLIENT_ID: "a", OPENID_CLIENT_SECRET: "b" },
    ],
    ["S3_ENDPOINT", { S3_ENDPOINT: "https://bucket.example" }],
  ])("names %s if it is invalid", (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(name)
  })

  it("knows where another provider sends her back to, and names it by its host unless told", () => {
    const env = {
      PUBLIC_URL: "https://stylin.example/",
      OPENID_ISSUER: "https://id.example/realm",
      OPENID_CLIENT_ID: "stylin",
      OPENID_CLIENT_SECRET: "hunter2",
    }

    expect(readConfig(env).openId).toEqual({
      issuer: "https://id.example/realm",
      clientId: "stylin",
      clientSecret: "hunter2",
      name: "id.example",
      returnTo: "https://stylin.example/api/auth/openid/return",
    })
    expect(readConfig({ ...env, OPENID_NAME: "Our club" }).openId?.name).toBe("Our club")
    expect(readConfig({}).openId).toBeUndefined()
  })

  it("never repeats a secret", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://user:hunter2@host" })).not.toThrow(/hunter2/)
  })
})
