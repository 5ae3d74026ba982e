import { useSnapshot } from "valtio/react"
import { NotFoundView } from "../../parts/NotFoundView.tsx"
import { Wordmark } from "../../parts/Wordmark.tsx"
import { auth } from "../../state/session/auth.ts"
import { t } from "../../words/t.ts"

export default function NotFound() {
  const { isAuth } = useSnapshot(auth)
  return (
    <>
      {/* Signed in, she has the navigation bar. */}
      {!isAuth && <Wordmark />}
      <NotFoundView title={t("Page not found")} text={t("There is nothing at this address.")} />
    </>
  )
}
