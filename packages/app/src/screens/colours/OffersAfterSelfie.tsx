import { space } from "@stylin/ui"
import { useEffect } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { loadProfile, profile } from "../../state/profile/profile.ts"
import { selfie } from "../../state/selfie/selfie.ts"
import { auth } from "../../state/session/auth.ts"
import { Measures } from "./Measures.tsx"
import { Offers } from "./Offers.tsx"
import { typeNamed } from "./typeWords.ts"

const Root = styled.div`
  display: grid;
  gap: ${space[32]};
  width: 100%;
  max-width: 48rem;
  margin-inline: auto;
`

/** What a selfie that has just been read suggests, for a guest and for a signed-in person. */
export function OffersAfterSelfie() {
  const { isAuth } = useSnapshot(auth)
  const { known } = useSnapshot(profile)
  const { selfieResponse } = useSnapshot(selfie)
  useEffect(() => {
    const leaving = new AbortController()
    if (isAuth) void loadProfile(leaving.signal)
    return () => leaving.abort()
  }, [isAuth])
  const read = isAuth ? known?.selfie : selfieResponse
  if (!read?.analysis) return null
  return (
    <Root>
      <Offers
        votes={read.analysis.votes}
        own={read.is_own_choice ? typeNamed(read.colour_type) : undefined}
      />
      <Measures known={read} analysis={read.analysis} />
    </Root>
  )
}
