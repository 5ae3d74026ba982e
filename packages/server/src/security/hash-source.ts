import { createHash } from "node:crypto"

/** How a content security policy allows an inline script or style with just this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}
