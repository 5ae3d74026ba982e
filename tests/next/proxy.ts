import { type NextRequest, NextResponse } from "next/server"

/**
 * Gives each page a policy with a nonce of its own: scripts and styles run only with it. In development
 * there is none, because Next.js then evaluates code and inserts styles without a nonce.
 */
export function proxy(request: NextRequest) {
  const headers = new Headers(request.headers)
  if (process.env.NODE_ENV !== "production") return NextResponse.next({ request: { headers } })
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64")
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Sizes and places that an element alone has, of pictures too, stand in its style attribute.
    "style-src-attr 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join("; ")
  // Next.js reads the nonce of its own scripts from the request's policy.
  headers.set("content-security-policy", policy)
  headers.set("x-nonce", nonce)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set("content-security-policy", policy)
  return response
}
