import { EmptyState, ErrorState, media, PageHeader, Skeleton, space } from "@stylin/ui"
import { type ReactNode, useId } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { typeNamed } from "../../lib/typeNamed.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { LoneLink } from "../../parts/LoneLink.tsx"
import { Page } from "../../parts/Page.tsx"
import { SuitsLink } from "../../parts/SuitsLink.tsx"
import { goBack } from "../../router/history.ts"
import { loadProfile, profile } from "../../state/profile/profile.ts"
import { t } from "../../words/t.ts"
import { ChooseType } from "./ChooseType.tsx"
import { ColourType } from "./ColourType.tsx"
import { Drape } from "./Drape.tsx"
import { Offers } from "./Offers.tsx"
import { Palette } from "./Palette.tsx"

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};

  ${media.desktop} {
    gap: ${space[64]};
  }
`

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`

// Reports its own failures and never rejects.
const load = () => void loadProfile()

export default function Colours() {
  useWhileShown(loadProfile)
  return (
    <Page>
      <PageHeader
        title={t("Your colours")}
        back={{ label: t("Back"), onClick: () => goBack("/wardrobe") }}
      />
      <Content />
    </Page>
  )
}

function Content() {
  const { status, known } = useSnapshot(profile)
  if (known === null) {
    return status.kind === "failed" ? (
      <ErrorState title={t("Your colours did not load")} text={status.message} onRetry={load} />
    ) : (
      <Waiting />
    )
  }
  const { selfie } = known
  if (selfie === null) {
    return (
      <Sections>
        <EmptyState
          title={t("Your colouring is not known yet")}
          text={t(
            "A selfie in daylight shows which shades light you up. We read it, then forget it at once.",
          )}
          action={<LoneLink href="/wardrobe/selfie">{t("Take a selfie")}</LoneLink>}
        />
        <Titled title={t("Do you know your type?")}>
          <ChooseType known={null} />
        </Titled>
      </Sections>
    )
  }
  return (
    <Sections>
      {status.kind === "failed" && <FailureNotice message={status.message} onRetry={load} />}
      <ColourType known={selfie} />
      {selfie.palette && <SuitsLink />}
      {selfie.analysis && (
        <Offers
          analysis={selfie.analysis}
          own={selfie.is_own_choice ? typeNamed(selfie.colour_type) : undefined}
        />
      )}
      {selfie.palette && (
        <>
          <Palette palette={selfie.palette} />
          <Titled title={t("See them on you")}>
            <Drape key={selfie.colour_type} palette={selfie.palette} />
          </Titled>
        </>
      )}
      <Titled title={t("Not quite you?")}>
        <ChooseType known={selfie} key={selfie.colour_type} />
      </Titled>
    </Sections>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  )
}

const TITLE = { width: "60%", height: "3.5rem" }
const CLOTHS = { height: "8rem" }

function Waiting() {
  return (
    <div role="status" aria-label={t("Your colours are loading")}>
      <Skeleton style={TITLE} />
      <Skeleton />
      <Skeleton shape="box" style={CLOTHS} />
      <Skeleton shape="box" style={CLOTHS} />
    </div>
  )
}
