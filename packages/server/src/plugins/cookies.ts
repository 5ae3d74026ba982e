import type { Config } from "../config.ts"

type Addresses = Pick<Config, "publicUrl" | "corsOrigins">

/** Over HTTPS a name that browsers take from this host alone, and not from one beside it or an insecure page. */
export function cookieName(name: string, { publicUrl }: Addresses): string {
  return isHttps(publicUrl) ? `__Host-${name}` : name
}

/** What each cookie of this server has in common. */
export function cookieAttributes({ publicUrl, corsOrigins }: Addresses) {
  const overHttps = isHttps(publicUrl)
  // An app on another site gets its own cookie, if the browser allows that.
  const fromElsewhere = overHttps && corsOrigins.length > 0
  return {
    // Browsers take the name over HTTPS with no other path.
    path: "/",
    httpOnly: true,
    secure: overHttps,
    sameSite: fromElsewhere ? ("none" as const) : ("lax" as const),
    partitioned: fromElsewhere,
  }
}

function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith("https:") ?? false
}
