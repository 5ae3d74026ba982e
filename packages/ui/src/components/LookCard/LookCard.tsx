import { type ComponentProps, type ReactNode, type Ref, useId } from "react"
import { AlertIcon, HeartIcon } from "../../icons/index.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { Button } from "../Button/index.ts"
import { IconButtonPart } from "../IconButton/IconButtonPart.tsx"
import { LookCardPhoto } from "./LookCardPhoto.tsx"
import { LookCardReasons, type LookReason } from "./LookCardReasons.tsx"
import { LookCardRoot } from "./LookCardRoot.tsx"
import { LOOK_CARD_WORDS, type LookCardWords } from "./lookCardWords.ts"

export interface LookCardPartRefs {
  /** Its photo, with what lies on it. */
  readonly photo?: Ref<HTMLDivElement> | undefined
  /** Its heart. */
  readonly heart?: Ref<HTMLButtonElement> | undefined
  /** The buttons at its foot. */
  readonly actions?: Ref<HTMLDivElement> | undefined
}

export interface LookCardProps extends Omit<ComponentProps<"article">, "title"> {
  /** Address of the look's photo or drawing, 3:4. */
  photo: string | undefined
  /** The same in several widths, as an image's `srcset`, so that a small screen fetches a small one. */
  photoSet?: string | undefined
  /** How wide the photo is shown, as an image's `sizes`; a browser chooses from `photoSet` by it. */
  photoSizes?: string | undefined
  /** CSS colours that softly stand in for the photo, from its top down, until it is there. */
  photoPlaceholder?: readonly string[] | undefined
  /** What the photo shows. */
  photoAlt: string
  /** Stands under the photo, such as a choice between two pictures. */
  photoTools?: ReactNode
  /** The look's name. */
  title: string
  /** Language of its name and its reasons, as a BCP 47 code, where it is not the page's. */
  contentLang?: string | undefined
  /** Level of the name's heading on the page. */
  headingLevel?: 1 | 2 | 3 | undefined
  /** Whether it is one of her favourites. */
  favourite?: boolean | undefined
  /** Locks the heart while the change is being saved; it keeps focus. */
  favouriteBusy?: boolean | undefined
  /** Says under the photo why the heart could not be changed; read out as soon as it appears. */
  favouriteError?: string | undefined
  /** Called with the state that the heart should take; without it, the card has no heart. */
  onFavouriteChange?: ((change: { favourite: boolean }) => void) | undefined
  /** Replaces some of the words. */
  words?: Partial<LookCardWords> | undefined
  /** Makes the photo a button that opens the look; with `href`, plain presses call it instead. */
  onOpen?: (() => void) | undefined
  /** Makes the photo a link to the look's own page. */
  href?: string | undefined
  /** What the look is made of, usually an `ItemCarousel`. */
  items?: ReactNode
  /** Says why it was chosen, folded up under the items. */
  reasons?: readonly LookReason[] | undefined
  /** Shows the reasons unfolded at first, for a page about this look. */
  reasonsOpen?: boolean | undefined
  /** Adds a button at the foot of the card that asks for other pieces to buy. */
  onMorePicks?: (() => void) | undefined
  /** Further buttons beside it. */
  actions?: ReactNode
  /** Fetches the photo at once, for looks in the first screenful. */
  eager?: boolean | undefined
  /** Puts the photo beside all else on a wide screen, for a page about this look. */
  wide?: boolean | undefined
  /** Refs to parts of the card, for tips to point at. */
  partRefs?: LookCardPartRefs | undefined
}

/** One look: its photo, its heart, its name, what it is made of, and why. */
export function LookCard({
  photo,
  photoSet,
  photoSizes,
  photoPlaceholder,
  photoAlt,
  photoTools,
  title,
  contentLang,
  headingLevel = 2,
  favourite = false,
  favouriteBusy,
  favouriteError,
  onFavouriteChange,
  onOpen,
  href,
  items,
  reasons = [],
  reasonsOpen,
  onMorePicks,
  actions,
  eager,
  wide,
  partRefs,
  words: ownWords,
  ...rest
}: LookCardProps) {
  const words = useWords("LookCard", LOOK_CARD_WORDS, ownWords)
  const errorId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <LookCardRoot data-stylin-ui="" {...rest} data-wide={wide || undefined}>
      <div ref={partRefs?.photo} data-part="photo">
        <LookCardPhoto
          src={photo}
          srcSet={photoSet}
          sizes={photoSizes}
          placeholder={photoPlaceholder}
          alt={photoAlt}
          openLabel={words.open({ title })}
          eager={eager}
          href={href}
          onOpen={onOpen}
        />
        {onFavouriteChange && (
          <IconButtonPart
            ref={partRefs?.heart}
            data-part="heart"
            label={words.favourite({ title })}
            icon={<HeartIcon />}
            pressed={favourite}
            busy={favouriteBusy}
            aria-describedby={favouriteError && errorId}
            onClick={() => onFavouriteChange({ favourite: !favourite })}
          />
        )}
        {photoTools && <div data-part="tools">{photoTools}</div>}
      </div>
      <div data-part="words">
        {favouriteError && (
          <p data-part="error" id={errorId} role="alert">
            <AlertIcon />
            {favouriteError}
          </p>
        )}
        {/* Read out when the look is changed under it. */}
        <Heading data-part="title" lang={contentLang} aria-live="polite">
          {title}
        </Heading>
        {items}
        {reasons.length === 0 ? null : (
          <LookCardReasons
            label={words.reasons}
            reasons={reasons}
            lang={contentLang}
            open={reasonsOpen}
          />
        )}
        {actions === undefined && onMorePicks === undefined ? null : (
          <div ref={partRefs?.actions} data-part="actions">
            {onMorePicks && (
              <Button variant="secondary" onClick={() => onMorePicks()}>
                {words.morePicks}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </LookCardRoot>
  )
}
