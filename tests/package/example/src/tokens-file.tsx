import "@stylin/ui/tokens.css"
import { showEvery } from "./every.tsx"

showEvery(null)
