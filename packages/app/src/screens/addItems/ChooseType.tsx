import {
  AddPhotoIcon,
  type BadgeTone,
  Button,
  CameraIcon,
  media,
  space,
  UploadOption,
  VisuallyHidden,
  WardrobeIcon,
} from "@stylin/ui"
import { type ReactNode, useLayoutEffect } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { track } from "../../analytics/track.ts"
import { isMobile } from "../../lib/device.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { goBack, navigate, passedState, rewriteState } from "../../router/history.ts"
import { openAddFlow } from "../../state/adding/addFlow.ts"
import { additions, choosePhotoType, type PhotoType } from "../../state/adding/additions.ts"
import { auth } from "../../state/session/auth.ts"
import { t } from "../../words/t.ts"
import { AddItemsPage } from "./AddItemsPage.tsx"
import { goOn } from "./goOn.ts"
import { addPath } from "./steps.ts"

const Options = styled.fieldset`
  display: grid;
  gap: ${space[12]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[16]};
  }
`

interface Option {
  readonly type: PhotoType
  readonly label: string
  readonly description: string
  readonly badge: { readonly text: string; readonly tone: BadgeTone }
  readonly icon: ReactNode
}

const OPTIONS: readonly Option[] = [
  {
    type: "search",
    label: t("Online search"),
    description: t("Search by item description or brand"),
    badge: { text: t("Best"), tone: "accent" },
    icon: <WardrobeIcon aria-hidden="true" />,
  },
  {
    type: "outfits",
    label: t("Your photos"),
    description: t("Upload photos of you in different outfits"),
    badge: { text: t("Good"), tone: "green" },
    icon: <AddPhotoIcon aria-hidden="true" />,
  },
  {
    type: "closet",
    label: t("Wardrobe photos"),
    description: t("Take photos of items in your closet"),
    badge: { text: t("Good"), tone: "green" },
    icon: <CameraIcon aria-hidden="true" />,
  },
]

// Kept with the history entry: coming back to this screen, or reloading it, does not start over.
const BEGUN = "addFlowBegun"

function hasBegun(): boolean {
  const passed = passedState()
  return typeof passed === "object" && passed !== null && BEGUN in passed
}

/** Step 1: how she adds clothes. */
export function ChooseType() {
  const { photoType } = useSnapshot(additions)
  const { isAuth } = useSnapshot(auth)
  // Before the first paint, so that she does not see an earlier choice disappear.
  useLayoutEffect(() => {
    if (hasBegun()) return
    openAddFlow()
    rewriteState({ [BEGUN]: true })
  }, [])
  const next = () => {
    if (photoType === null) return
    track("Upload Type Chosen", { type: photoType })
    navigate(addPath("upload"))
  }
  return (
    <AddItemsPage
      title={t("Upload your wardrobe")}
      width="wide"
      actions={
        <>
          <Button disabled={photoType === null} onClick={next}>
            {t("Next")}
          </Button>
          {isAuth ? (
            <Button variant="quiet" onClick={() => goBack("/wardrobe")}>
              {t("Go back")}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => goOn()}>
              {t("Skip")}
            </Button>
          )}
        </>
      }
    >
      <Quiet>
        {t("To build looks on what you own, we need to see it. Choose a way to show us.")}
      </Quiet>
      <Options>
        <legend>
          <VisuallyHidden>{t("How you add your clothes")}</VisuallyHidden>
        </legend>
        {OPTIONS.map(({ type, ...option }) => (
          <UploadOption
            key={type}
            {...option}
            name="photoType"
            value={type}
            checked={photoType === type}
            disabledReason={
              type === "closet" && !isMobile()
                ? t("Open Stylin on your phone to use its camera.")
                : undefined
            }
            onChange={() => choosePhotoType(type)}
          />
        ))}
      </Options>
      <p>
        <AppLink href={addPath("many")}>{t("Add many photos at once")}</AppLink>
      </p>
    </AddItemsPage>
  )
}
