import { EmptyState, ErrorState, PageHeader, Skeleton } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { LoneLink } from "../../parts/LoneLink.tsx"
import { Page } from "../../parts/Page.tsx"
import { goBack } from "../../router/history.ts"
import { loadProfile, profile } from "../../state/profile/profile.ts"
import { herColours } from "../../state/selfie/herColours.ts"
import { t } from "../../words/t.ts"
import { TryCloth } from "./TryCloth.tsx"

// Reports its own failures and never rejects.
const load = () => void loadProfile()

export default function Suits() {
  useWhileShown(loadProfile)
  return (
    <Page>
      <PageHeader
        title={t("Does this suit me?")}
        back={{ label: t("Back"), onClick: () => goBack("/wardrobe/colours") }}
      />
      <Content />
    </Page>
  )
}

function Content() {
  const { status, known: isKnown } = useSnapshot(profile)
  const { known } = useSnapshot(herColours)
  if (known?.palette) return <TryCloth swatches={known.palette} type={known.colour_type} />
  if (isKnown) {
    return (
      <EmptyState
        title={t("Your colouring is not known yet")}
        text={t(
          "A selfie in daylight shows which shades light you up. Then you can hold anything against them.",
        )}
        action={<LoneLink href="/wardrobe/selfie">{t("Take a selfie")}</LoneLink>}
      />
    )
  }
  if (status.kind === "failed") {
    return (
      <ErrorState title={t("Your colours did not load")} text={status.message} onRetry={load} />
    )
  }
  return (
    <div role="status" aria-label={t("Your colours are loading")}>
      <Skeleton shape="box" style={VIEWFINDER} />
    </div>
  )
}

const VIEWFINDER = { maxWidth: "30rem", aspectRatio: "5 / 4" }
