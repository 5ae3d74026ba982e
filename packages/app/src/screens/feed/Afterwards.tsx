import { useLate } from "../../lib/useLate.ts"
import { readText } from "../../state/kept/persistence.ts"
import KeepFirstView from "./KeepFirstView.tsx"

const loadDearNotice = () => import("./DearNotice.tsx")

/** What the feed does once its looks are there and the tips have ended: it keeps its first view, and says what is dear. */
export default function Afterwards() {
  // Her profile is not fetched and read for a feed of any price.
  const hasBudget = readText("known")?.includes('"piece_budget"') ?? false
  const DearNotice = useLate(loadDearNotice, hasBudget)
  return (
    <>
      <KeepFirstView />
      {hasBudget && DearNotice && <DearNotice />}
    </>
  )
}
