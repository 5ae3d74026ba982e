import { t } from "../words/t.ts"
import { NotFoundView } from "./NotFoundView.tsx"

/** Shown in place of a screen that failed. */
export function Failure() {
  return (
    <NotFoundView
      title={t("Unexpected Application Error!")}
      text={t("This page could not be shown.")}
    />
  )
}
