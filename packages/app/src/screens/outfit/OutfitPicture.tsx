import { colour, Skeleton, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { OutfitImage } from "../../parts/OutfitImage.tsx"
import { draft } from "../../state/outfits/draft.ts"
import { t } from "../../words/t.ts"

const Empty = styled.p`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 4;
  padding: ${space[12]};
  background: ${colour.ground};
  color: ${colour.muted};
  text-align: center;
`

const Image = styled(OutfitImage)`
  &[aria-busy="true"] {
    opacity: 0.6;
  }
`

const SIZES = "(min-width: 1024px) 30rem, 45vw"
const PICTURE = { aspectRatio: "3 / 4" }

/** The outfit as far as she has come. */
export function OutfitPicture() {
  const { pieces, told, status } = useSnapshot(draft)
  if (pieces.length === 0) {
    return <Empty>{t("Choose a first piece, and the picture forms.")}</Empty>
  }
  const isFailed = status.kind === "failed"
  if (!told && !isFailed) return <Skeleton shape="box" style={PICTURE} />
  return (
    <Image
      // A picture of other pieces would not be true.
      look={isFailed ? undefined : told?.look}
      pieces={pieces}
      sizes={SIZES}
      alt={t("Outfit: {pieces}", { pieces: pieces.map(({ name }) => name).join(", ") })}
      eager
      aria-busy={status.kind === "loading"}
    />
  )
}
