import { GlobalStyle } from "@stylin/ui/styles"
import { showEvery } from "./every.tsx"

showEvery(<GlobalStyle />)
