import type { Look as Outfit } from "@stylin/api/contract"
import { BackIcon, Button, space } from "@stylin/ui"
import { useRef, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { Redirect } from "wouter"
import { LookBothWays } from "../../parts/LookBothWays.tsx"
import { Page } from "../../parts/Page.tsx"
import { PlanLook } from "../../parts/PlanLook.tsx"
import { useNotForMe } from "../../parts/useNotForMe.ts"
import { WearToday } from "../../parts/WearToday.tsx"
import { goBack, navigate, passedState } from "../../router/history.ts"
import { favourites, isFavourite } from "../../state/looks/favourites.ts"
import { lookPassed } from "../../state/shell/passedAlong.ts"
import { t } from "../../words/t.ts"
import { SwapNotice } from "./SwapNotice.tsx"
import { useSwaps } from "./useSwaps.ts"
import { WeakLink } from "./WeakLink.tsx"

const Head = styled.div`
  margin-inline-start: calc(-1 * ${space[24]});
  padding-block: ${space[8]};

  svg:dir(rtl) {
    scale: -1 1;
  }
`

export default function Look() {
  const [look] = useState(() => lookPassed(passedState()))
  return look ? <OneLook look={look} /> : <Redirect to="/" replace />
}

function OneLook({ look: first }: { look: Outfit }) {
  const { look, latest, swapped, undo } = useSwaps(first)
  const [isAsking, setIsAsking] = useState(false)
  const ask = useRef<HTMLButtonElement>(null)
  const { Instead, start, end, button } = useNotForMe(look)
  const state = useSnapshot(favourites)
  const back = { label: t("Back to your looks"), go: () => goBack("/feed") }
  return (
    <Page data-width="columns">
      <Head>
        <Button variant="quiet" icon={<BackIcon />} onClick={() => goBack("/feed")}>
          {t("Back")}
        </Button>
      </Head>
      {latest && (
        <SwapNotice
          key={look.look_id}
          text={latest.said}
          onUndo={() => {
            undo()
            ask.current?.focus()
          }}
        />
      )}
      {Instead ? (
        <Instead look={look} onBack={end} headingLevel={1} next={back} />
      ) : (
        <LookBothWays
          look={look}
          headingLevel={1}
          eager
          actions={
            <>
              <WearToday look={look} />
              <PlanLook look={look} />
              <Button ref={ask} variant="secondary" onClick={() => setIsAsking(true)}>
                {t("Swap the weak link")}
              </Button>
              <Button variant="quiet" onClick={() => navigate("/outfit", { state: { look } })}>
                {t("Make it your own")}
              </Button>
              {!isFavourite(state, look) && (
                <Button ref={button} variant="quiet" onClick={start}>
                  {t("Not for me")}
                </Button>
              )}
            </>
          }
        />
      )}
      {isAsking && (
        <WeakLink
          look={look}
          onClose={() => setIsAsking(false)}
          onSwap={(swap) => {
            setIsAsking(false)
            swapped(swap)
          }}
        />
      )}
    </Page>
  )
}
