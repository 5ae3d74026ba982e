import type { WardrobeItem } from "@stylin/api/contract"
import { Button, media, Picture, space } from "@stylin/ui"
import { useRef, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { providerUrl } from "../../lib/provider.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { PhotoConsent } from "../../parts/PhotoConsent.tsx"
import { PhotoInput } from "../../parts/PhotoInput.tsx"
import { replacePhoto } from "../../state/correcting/replacePhoto.ts"
import { consent } from "../../state/session/consent.ts"
import { network } from "../../state/shell/network.ts"
import { t } from "../../words/t.ts"

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  ${media.tablet} {
    position: sticky;
    inset-block-start: ${space[24]};
  }

  [data-away="true"] img {
    opacity: 0.6;
  }

  /* A quiet button's words stand in line with the picture; its padding reaches beyond. */
  > button {
    justify-self: start;
    margin-inline-start: calc(-1 * ${space[12]});
  }
`

/** An item's picture, and a way to give it another photo. */
export function ItemPicture({ item }: { item: WardrobeItem }) {
  const { photos } = useSnapshot(consent)
  const { isOnline } = useSnapshot(network)
  const { isBusy, error, send } = useSubmit()
  const [isAsking, setIsAsking] = useState(false)
  const [tried, setTried] = useState<File>()
  const chooser = useRef<HTMLInputElement>(null)
  const choose = () => chooser.current?.click()
  const show = (file: File) => {
    setTried(file)
    void send(() => replacePhoto(item, file))
  }
  return (
    <Root>
      <Picture
        ratio="garment"
        src={providerUrl(item.image_path)}
        alt={item.item_summary}
        eager
        data-away={item.state !== undefined}
      />
      <PhotoInput
        ref={chooser}
        aria-label={t("Another photo of it")}
        onPick={([file]) => show(file)}
      />
      {isAsking && photos !== "granted" ? (
        <PhotoConsent takesFocus onGranted={choose} />
      ) : isOnline || isBusy ? (
        <Button
          variant="quiet"
          busy={isBusy}
          busyLabel={t("Reading your photo")}
          onClick={photos === "granted" ? choose : () => setIsAsking(true)}
        >
          {t("Change the photo")}
        </Button>
      ) : (
        <Quiet>{t("You need to be online to change the photo.")}</Quiet>
      )}
      <FormError>{error}</FormError>
      {error !== null && tried && isOnline && (
        <Button variant="secondary" onClick={() => show(tried)}>
          {t("Try this photo again")}
        </Button>
      )}
    </Root>
  )
}
