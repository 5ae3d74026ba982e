import { Button } from "@stylin/ui"
import { goBack, navigate } from "../router/history.ts"
import { t } from "../words/t.ts"
import { DeadEnd } from "./DeadEnd.tsx"

/** A dead end with two ways out. */
export function NotFoundView({ title, text }: { title: string; text: string }) {
  return (
    <DeadEnd title={title} text={text}>
      <Button variant="secondary" onClick={() => goBack("/")}>
        {t("Back")}
      </Button>
      <Button onClick={() => navigate("/")}>{t("Home")}</Button>
    </DeadEnd>
  )
}
