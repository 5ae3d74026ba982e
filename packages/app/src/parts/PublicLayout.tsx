import type { ReactNode } from "react"

/** The layout of the splash, sign-in and onboarding. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
