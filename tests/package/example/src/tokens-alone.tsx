import { TokenStyle } from "@stylin/ui/styles"
import { showEvery } from "./every.tsx"

showEvery(<TokenStyle />)
