import type { ReactNode } from "react"

/** The layout of screens outside: splash, sign-in, onboarding. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
