import { Button } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../lib/useSubmit.ts"
import { offered } from "../state/account/offered.ts"
import { leaveForOpenId } from "../state/account/openId.ts"
import { t } from "../words/t.ts"
import { FormError } from "./FormError.tsx"

/** Leads to another provider that says who she is, where there is one. */
export function OpenIdWay({ purpose }: { readonly purpose: "sign-in" | "sign-up" }) {
  const { openId: name } = useSnapshot(offered)
  const { isBusy, error, send } = useSubmit()
  if (name === null) return null
  return (
    <>
      <FormError>{error}</FormError>
      <Button
        variant="quiet"
        busy={isBusy}
        busyLabel={t("Going to {name}", { name })}
        onClick={() => void send(() => leaveForOpenId({ purpose }))}
      >
        {t("Continue with {name}", { name })}
      </Button>
    </>
  )
}
