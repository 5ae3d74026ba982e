import { useEffect, useRef } from "react"
import { useSnapshot } from "valtio/react"
import { network } from "../state/shell/network.ts"

/** Does something each time that the provider can be reached again. */
export function useOnceReached(act: (() => void) | undefined): void {
  const { isOnline, isReached } = useSnapshot(network)
  const isReachable = isOnline && isReached
  const was = useRef(isReachable)
  useEffect(() => {
    if (isReachable && !was.current) act?.()
    was.current = isReachable
  })
}
