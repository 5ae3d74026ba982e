import "@stylin/ui/fonts.css"
import { GlobalStyle } from "@stylin/ui/styles"
import { headers } from "next/headers"
import Script from "next/script"
import type { ReactNode } from "react"
import { Providers } from "./providers"
import { Styles } from "./styles"

export const metadata = { title: "A shop" }

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined
  return (
    <html lang="de">
      {/* In the browser, styled-components finds the nonce here. */}
      <head>{nonce === undefined ? null : <meta property="csp-nonce" nonce={nonce} />}</head>
      <body>
        <Styles nonce={nonce}>
          <GlobalStyle />
          <Providers>{children}</Providers>
        </Styles>
        {/* As shops add their counting. */}
        <Script src="/count.js" nonce={nonce} />
      </body>
    </html>
  )
}
