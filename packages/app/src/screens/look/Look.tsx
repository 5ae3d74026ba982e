import { BackIcon, Button, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { Redirect } from "wouter"
import { LookView } from "../../parts/LookView.tsx"
import { Page } from "../../parts/Page.tsx"
import { goBack, passedState } from "../../router/history.ts"
import { lookPassed } from "../../state/passedAlong.ts"

const Head = styled.div`
  margin-inline-start: -${space[24]};
  padding-block: ${space[8]};
`

export default function Look() {
  const [look] = useState(() => lookPassed(passedState()))
  if (!look) return <Redirect to="/" replace />
  return (
    <Page data-width="narrow">
      <Head>
        <Button variant="quiet" icon={<BackIcon />} onClick={() => goBack("/feed")}>
          Back
        </Button>
      </Head>
      <LookView look={look} headingLevel={1} eager />
    </Page>
  )
}
