import "@stylin/ui/fonts.css"
import { GlobalStyle } from "@stylin/ui/styles"
import Script from "next/script"
import type { ReactNode } from "react"
import { Providers } from "./providers"
import { Styles } from "./styles"

export const metadata = { title: "A shop" }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>
        <Styles>
          <GlobalStyle />
          <Providers>{children}</Providers>
        </Styles>
        {/* As shops add their counting. */}
        <Script src="/count.js" />
      </body>
    </html>
  )
}
