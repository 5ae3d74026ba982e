import { Button } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../lib/useSubmit.ts"
import { useWhileShown } from "../lib/useWhileShown.ts"
import { leaveForOpenId, loadOpenId, openId } from "../state/account/openId.ts"
import { FormError } from "./FormError.tsx"

/** Leads to another provider that says who she is, where there is one. */
export function OpenIdWay({ purpose }: { readonly purpose: "sign-in" | "sign-up" }) {
  const { name } = useSnapshot(openId)
  const { isBusy, error, send } = useSubmit()
  useWhileShown(loadOpenId)
  if (name === null) return null
  return (
    <>
      <FormError>{error}</FormError>
      <Button
        variant="quiet"
        busy={isBusy}
        busyLabel={`Going to ${name}`}
        onClick={() => void send(() => leaveForOpenId({ purpose }))}
      >
        Continue with {name}
      </Button>
    </>
  )
}
