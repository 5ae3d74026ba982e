import { Button, CameraIcon } from "@stylin/ui"
import { goBack, navigate } from "../../router/history.ts"
import { t } from "../../words/t.ts"
import { AddItemsPage } from "./AddItemsPage.tsx"
import { Guidance } from "./Guidance.tsx"
import { addPath } from "./steps.ts"

const TIPS = [
  t("Items on hangers or laid flat"),
  t("Tops, bottoms and footwear"),
  t("7-10 items, one in each photo"),
]

/** Advice before she photographs single garments. */
export function WardrobePhotos() {
  return (
    <AddItemsPage
      title={t("Wardrobe photos")}
      onBack={() => goBack(addPath("type"))}
      actions={
        <Button
          icon={<CameraIcon aria-hidden="true" />}
          onClick={() => navigate(addPath("camera"))}
        >
          {t("Take pictures")}
        </Button>
      }
    >
      <Guidance tips={TIPS} />
    </AddItemsPage>
  )
}
