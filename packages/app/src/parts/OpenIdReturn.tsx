import { messageOf } from "@stylin/api/client"
import { useEffect, useEffectEvent } from "react"
import { finishReturn, type Returned } from "../state/account/openId.ts"
import { ScreenPlaceholder } from "./ScreenPlaceholder.tsx"

interface Props {
  readonly onReturned: (returned: Returned) => void
  /** Receives what can be shown. */
  readonly onFailed: (message: string) => void
}

/** Stands where she comes back from another provider, until it is known who she is. */
export function OpenIdReturn({ onReturned, onFailed }: Props) {
  const finish = useEffectEvent(() => {
    finishReturn().then(onReturned, (cause: unknown) => onFailed(messageOf(cause)))
  })
  useEffect(() => finish(), [])
  return <ScreenPlaceholder />
}
