import "@stylin/ui/fonts.css"
import { GlobalStyle } from "@stylin/ui/styles"
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
      </body>
    </html>
  )
}
