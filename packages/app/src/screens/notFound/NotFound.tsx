import { NotFoundView } from "../../parts/NotFoundView.tsx"
import { t } from "../../words/t.ts"

export default function NotFound() {
  return <NotFoundView title={t("Page not found")} text={t("There is nothing at this address.")} />
}
