import { Button, space } from "@stylin/ui"
import { useEffect, useRef } from "react"
import { styled } from "styled-components"
import { Quiet } from "../../parts/Page.tsx"
import { t } from "../../words/t.ts"
import type { White } from "./useWhite.ts"

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[16]};

  /* A quiet button's words, not its room, stand at the edge. */
  button {
    margin-inline-start: calc(-1 * ${space[12]});
  }
`

/** Lets her say what is white, so that the light's colour is taken away. */
export function WhiteChoice({ white }: { white: White }) {
  const { step, begin, forget } = white
  const button = useRef<HTMLButtonElement>(null)
  const last = useRef(step.kind)
  useEffect(() => {
    // The layer that she chose on has gone, and focus with it.
    if (last.current === "picking" && step.kind !== "picking") {
      button.current?.focus({ preventScroll: true })
    }
    last.current = step.kind
  }, [step.kind])
  return (
    <Root>
      <Quiet>
        {step.kind === "known" ? t("Read against the white you chose.") : t("Colours look off?")}
      </Quiet>
      {step.kind === "off" ? (
        <Button ref={button} variant="quiet" onClick={begin}>
          {t("Tap something white")}
        </Button>
      ) : (
        <Button ref={button} variant="quiet" onClick={forget}>
          {step.kind === "known" ? t("Forget the white") : t("Not now")}
        </Button>
      )}
    </Root>
  )
}
