import { Button, ErrorState, StagedLoader } from "@stylin/ui"
import { useEffect, useRef } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import {
  beginSelfie,
  type SelfiePhoto,
  selfieSending,
  sendSelfie,
} from "../state/selfie/selfieSending.ts"
import { type PlainMessage, t } from "../words/t.ts"
import { SelfieCamera } from "./SelfieCamera.tsx"

const Root = styled.div`
  outline: none;
`

/** Why another selfie is asked for, to be said with t. */
export const DOUBT =
  "This picture left some doubt. Another selfie, in daylight or with white paper beside your face, makes us surer of your colour type: all of them count together." satisfies PlainMessage

// Reports its own failures and never rejects.
const send = (photo: SelfiePhoto) => void sendSelfie(photo)

/** Takes a selfie or a photo from the device and has it read; each step replaces the last one. */
export function SelfieCapture() {
  const { status } = useSnapshot(selfieSending)
  const root = useRef<HTMLDivElement>(null)
  const lastKind = useRef(status.kind)
  useEffect(() => {
    if (lastKind.current === status.kind) return
    lastKind.current = status.kind
    // Whatever had focus was removed with the previous step.
    root.current?.focus({ preventScroll: true })
  }, [status.kind])
  return (
    <Root ref={root} tabIndex={-1}>
      <Step />
    </Root>
  )
}

function Step() {
  const { status } = useSnapshot(selfieSending)
  switch (status.kind) {
    case "processing":
      return (
        <StagedLoader
          messages={[t("Processing...")]}
          words={{ progress: t("Reading your selfie") }}
        />
      )
    case "failed": {
      const { message, photo } = status
      return (
        <ErrorState
          title={t("Your selfie could not be read")}
          text={
            photo
              ? t("{why} Your photo is still here, and nothing else was lost.", { why: message })
              : message
          }
          onRetry={photo ? () => send(photo) : undefined}
          action={
            <Button variant="quiet" onClick={beginSelfie}>
              {t("Take another")}
            </Button>
          }
        />
      )
    }
    default:
      return <SelfieCamera onPhoto={send} />
  }
}
