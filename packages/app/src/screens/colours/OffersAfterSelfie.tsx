import { font, lineHeight, space, textSize } from "@stylin/ui"
import { useEffect, useRef } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { typeNamed } from "../../lib/typeNamed.ts"
import { useLostFocus } from "../../lib/useLostFocus.ts"
import { stack } from "../../parts/Page.tsx"
import { loadProfile, profile } from "../../state/profile/profile.ts"
import { selfie } from "../../state/selfie/selfie.ts"
import { auth } from "../../state/session/auth.ts"
import { t } from "../../words/t.ts"
import { Certainty } from "./Certainty.tsx"
import { Measures } from "./Measures.tsx"
import { Offers } from "./Offers.tsx"

const Root = styled.div`
  display: grid;
  gap: ${space[32]};
  width: 100%;
  max-width: 48rem;
  margin-inline: auto;
  text-align: start;

  > h2 {
    margin-block-end: calc(-1 * ${space[12]});
    font-size: ${textSize[40]};
    line-height: ${lineHeight[100]};
  }
`

const Read = styled.section`
  ${stack}
  gap: ${space[12]};
  text-align: start;

  h3 {
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: ${lineHeight[110]};
  }
`

interface Props {
  /** It has come in the camera's place, and takes its focus. */
  readonly isNew: boolean
}

/** What a selfie that has just been read suggests, for a guest and for a signed-in person. */
export function OffersAfterSelfie({ isNew }: Props) {
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
      <Heading isNew={isNew} />
      <Offers
        analysis={read.analysis}
        own={read.is_own_choice ? typeNamed(read.colour_type) : undefined}
      />
      <Read aria-label={t("What we saw")}>
        <h3>{t("What we saw")}</h3>
        <Certainty analysis={read.analysis} namesType />
        <Measures known={read} analysis={read.analysis} />
      </Read>
    </Root>
  )
}

function Heading({ isNew }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLostFocus(heading, isNew)
  return (
    <h2 ref={heading} tabIndex={-1}>
      {t("Your colours")}
    </h2>
  )
}
