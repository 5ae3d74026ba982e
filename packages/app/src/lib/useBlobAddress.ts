import { useEffect, useMemo } from "react"

/** An address under which the page can show a picture, for as long as it is shown. */
export function useBlobAddress(picture: Blob | null): string | undefined {
  const address = useMemo(() => (picture ? URL.createObjectURL(picture) : undefined), [picture])
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  return address
}
