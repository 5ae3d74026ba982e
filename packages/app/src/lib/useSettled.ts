import { useEffect, useEffectEvent, useState } from "react"

/**
 * A value that changes often, taken over only once its key has stayed the same for some time, in ms;
 * until then the one before, at first null.
 */
export function useSettled<Value>(value: Value, key: string, ms: number): Value | null {
  const [settled, setSettled] = useState<Value | null>(null)
  const settle = useEffectEvent(() => setSettled(value))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key starts the wait again
  useEffect(() => {
    const timer = setTimeout(() => settle(), ms)
    return () => clearTimeout(timer)
  }, [key, ms])
  return settled
}
