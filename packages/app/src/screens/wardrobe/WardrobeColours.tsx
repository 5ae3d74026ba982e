import { colour, ForwardIcon, font, lineHeight, radius, space, textSize } from "@stylin/ui"
import { useEffect } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { Link } from "wouter"
import { SuitsLink } from "../../parts/SuitsLink.tsx"
import { loadProfile, profile } from "../../state/profile/profile.ts"
import { selfie } from "../../state/selfie/selfie.ts"
import { sayWithin } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"

const Links = styled.div`
  margin-block-end: ${space[24]};

  a + a {
    border-block-start: 0;
  }
`

const Root = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]} ${space[16]};
  padding-block: ${space[16]};
  border-block: 1px solid ${colour.line};
  color: ${colour.ink};
  text-decoration: none;

  [data-part="title"],
  [data-part="type"] {
    display: block;
  }

  [data-part="title"] {
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }

  [data-part="type"] {
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: ${lineHeight[110]};
  }

  [data-part="type"]::first-letter {
    text-transform: uppercase;
  }

  [data-part="cloths"] {
    display: flex;
    grid-column: 1 / -1;
    overflow: hidden;
    height: 2.5rem;
    border-radius: ${radius.small};
    forced-color-adjust: none;
  }

  [data-part="cloths"] > span {
    flex: 1;
  }

  svg:dir(rtl) {
    scale: -1 1;
  }

  &:hover [data-part="type"] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.15em;
  }
`

/** Her type and a strip of its colours, all of it one link, and a link to holding a garment to them. */
export function WardrobeColours() {
  const { isAssessed, isSelfieLoaded } = useSnapshot(selfie)
  const { known } = useSnapshot(profile)
  const isKnown = isAssessed === true || isSelfieLoaded
  useEffect(() => {
    if (!isKnown) return
    const leaving = new AbortController()
    void loadProfile(leaving.signal)
    return () => leaving.abort()
  }, [isKnown])
  const colours = known?.selfie
  if (!colours?.colour_type) return null
  const { palette } = colours
  return (
    <Links>
      <Link href="/wardrobe/colours" asChild>
        <Root href="/wardrobe/colours">
          <span>
            <span data-part="title">{t("Your colours")}</span>{" "}
            <span data-part="type">{sayWithin(colours.colour_type)}</span>
          </span>
          <ForwardIcon aria-hidden="true" />
          {palette && (
            <span data-part="cloths" aria-hidden="true">
              {[...palette.best, ...palette.accents].map(({ name, hex }) => (
                <span key={name} style={{ background: hex }} />
              ))}
            </span>
          )}
        </Root>
      </Link>
      {palette && <SuitsLink />}
    </Links>
  )
}
