import { Button, colour, space, TextLink, textSize } from "@stylin/ui"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { chooseConsent, consent } from "../state/session/consent.ts"
import { rich } from "../words/rich.tsx"
import { t } from "../words/t.ts"

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[16]};
  padding-block: ${space[20]} ${space[24]};
  border-block: 1px solid ${colour.line};
  outline: none;

  [data-part="sentence"] {
    font-size: ${textSize[18]};
  }

  [data-part="more"] {
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }
`

const Content = styled.div`
  outline: none;
`

interface Props {
  /** Called while her press is handled, so that a file chooser, for example, may open. */
  readonly onGranted?: () => void
  /** Takes focus when shown, for use in place of what was pressed. */
  readonly takesFocus?: boolean
  /** What needs her photos; shown once she has agreed. */
  readonly children?: ReactNode
}

/**
 * Asks whether photos may be read, before the first one is taken or sent. Once she agrees, now or
 * earlier, it shows only its content.
 */
export function PhotoConsent({ onGranted, takesFocus = false, children }: Props) {
  const { photos } = useSnapshot(consent)
  const [wasAsked] = useState(photos !== "granted")
  const question = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isGranted = photos === "granted"
  useEffect(() => {
    if (takesFocus) question.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    // The button that had focus is gone.
    if (wasAsked && isGranted) content.current?.focus({ preventScroll: true })
  }, [wasAsked, isGranted])

  if (isGranted) {
    return children === undefined ? null : (
      <Content ref={content} tabIndex={-1}>
        {children}
      </Content>
    )
  }
  const agree = () => {
    // Takes effect at once; recording it reports its own failures and never rejects.
    void chooseConsent("photos", true)
    onGranted?.()
  }
  return (
    <Root ref={question} tabIndex={-1} aria-label={t("Your photos")}>
      <p data-part="sentence">
        {t(
          "Stylin reads your photos only to find your colouring and your clothes: a selfie is not kept, other photos only until you have reviewed what was found in them.",
        )}
      </p>
      <Button onClick={agree}>{t("Agree and go on")}</Button>
      <p data-part="more">
        {rich(
          t(
            "You can withdraw this in your profile at any time. More in the <link>privacy policy</link>.",
          ),
          { link: (text) => <TextLink href="/privacy-policy.html">{text}</TextLink> },
        )}
      </p>
    </Root>
  )
}
