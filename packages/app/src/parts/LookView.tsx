import type { Look } from "@stylin/api/contract"
import { ItemCarousel, LookCard } from "@stylin/ui"
import { memo, type ReactNode, useState } from "react"
import { useSnapshot } from "valtio/react"
import { track } from "../analytics/track.ts"
import { lookPicture } from "../lib/lookPicture.ts"
import { LOOK_SIZES } from "../lib/lookWidths.ts"
import { lookPlaceholder } from "../lib/placeholder.ts"
import { useLate } from "../lib/useLate.ts"
import { changes } from "../state/looks/changes.ts"
import { favourites, isFavourite } from "../state/looks/favourites.ts"
import { toggleFavourite } from "../state/looks/toggleFavourite.ts"
import { WORDED_LANG } from "../words/language.ts"
import { t, tIfKnown } from "../words/t.ts"
import { ChangeFailed } from "./ChangeFailed.tsx"
import { LookItem } from "./LookItem.tsx"
import { picksOf } from "./picksOf.ts"
import { TIP_REFS } from "./tipTargets.ts"

export const loadMorePicks = () => import("./MorePicks.tsx")

interface Props {
  readonly look: Look
  readonly headingLevel?: 1 | 2
  readonly eager?: boolean
  readonly onOpen?: () => void
  /** Whether the feed's tips point at it. */
  readonly isExample?: boolean
  /** Further buttons at its foot. */
  readonly actions?: ReactNode
  /** Another picture of the look than the figure, and what it is. */
  readonly photo?: { readonly src: string; readonly is: string } | undefined
  /** Stands under the photo. */
  readonly photoTools?: ReactNode
}

/** A look with its heart and its row of garments. Rerenders only when it changes, or its heart does. */
export function LookView({
  look,
  headingLevel,
  eager,
  onOpen,
  isExample,
  actions,
  photo,
  photoTools,
}: Props) {
  const state = useSnapshot(favourites)
  const [isShopping, setIsShopping] = useState(false)
  const MorePicks = useLate(loadMorePicks, isShopping)
  const { title, paragraphs } = look.rec_description
  const reasons = paragraphs.map((one) => ({ ...one, label: tIfKnown(one.label) }))
  const picture = lookPicture(photo?.src ?? look.photo)
  const failure = state.failed[look.look_id]
  const change = useSnapshot(changes).byLook[look.look_id]
  // Her heart is for what she sees next.
  const isFollowing = change?.failure === null
  const open = () => {
    track("Look Opened", { type: look.type })
    onOpen?.()
  }
  const showPicks = () => {
    track("More Picks Opened")
    setIsShopping(true)
  }
  return (
    <>
      <LookCard
        photo={picture.src}
        photoSet={picture.srcSet}
        photoSizes={LOOK_SIZES}
        photoPlaceholder={lookPlaceholder(look)}
        photoAlt={photoWords(look, photo?.is)}
        photoTools={photoTools}
        title={title}
        contentLang={WORDED_LANG}
        headingLevel={headingLevel}
        eager={eager}
        partRefs={isExample ? TIP_REFS : undefined}
        favourite={isFavourite(state, look)}
        favouriteBusy={isFollowing || state.busy[look.look_id]}
        favouriteError={failure && t("Not saved. {why}", { why: failure })}
        onFavouriteChange={() => void toggleFavourite(look)}
        onOpen={onOpen && open}
        actions={actions}
        onMorePicks={picksOf(look).length > 0 ? showPicks : undefined}
        reasons={reasons}
        reasonsOpen={headingLevel === 1}
        wide={headingLevel === 1}
        aria-busy={isFollowing || undefined}
        items={
          <>
            <Items look={look} isExample={isExample} />
            {change?.failure && <ChangeFailed look={look} message={change.failure} />}
          </>
        }
      />
      {isShopping && MorePicks && <MorePicks look={look} onClose={() => setIsShopping(false)} />}
    </>
  )
}

interface ItemsProps {
  readonly look: Look
  readonly isExample: boolean | undefined
}

/** Its row of garments, which does not wait for its heart, nor its heart for the row. */
const Items = memo(function Items({ look, isExample }: ItemsProps) {
  return (
    <ItemCarousel
      ref={isExample ? TIP_REFS.items : null}
      label={t("Items of {title}", { title: look.rec_description.title })}
    >
      {look.clothes.map(([first, ...others], at) =>
        first ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot stays where it is, whatever it wears
          <LookItem key={at} look={look} at={at} slot={[first, ...others]} />
        ) : null,
      )}
    </ItemCarousel>
  )
})

function photoWords(look: Look, is = t("Outfit")): string {
  return `${is}: ${look.clothes.flatMap(([first]) => first?.name ?? []).join(", ")}`
}
