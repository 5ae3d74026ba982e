import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { PersonIcon } from "../../icons/index.ts"
import { useSettings } from "../../provider/StylinContext.ts"
import { colour, font, lineHeight, radius, textSize } from "../../tokens/index.ts"
import { usePictureFailure } from "../Picture/usePictureFailure.ts"
import { initials } from "./initials.ts"

/** 32, 44 and 72 px: in a line of text, as a control, at the head of a page. */
export const AVATAR_SIZES = ["small", "medium", "large"] as const

export type AvatarSize = (typeof AVATAR_SIZES)[number]

const WIDTHS: Readonly<Record<AvatarSize, string>> = {
  small: "32px",
  medium: "44px",
  large: "72px",
}

export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  /** The person's name: read out, and drawn as initials if there is no picture; may be empty. */
  name: string
  /** Address of the picture; initials replace a picture that is missing or fails to load. */
  src?: string | undefined
  /** The same in several widths, as an image's `srcset`, so that a browser fetches no larger one than it shows. */
  srcSet?: string | undefined
  /** How wide it is shown, as an image's `sizes`, if styles of yours make it wider or narrower than its size. */
  sizes?: string | undefined
  /** How large the circle is. */
  size?: AvatarSize | undefined
  /** Hides it from screen readers, for use beside the name. */
  decorative?: boolean | undefined
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${colour.accentSoft};
  color: ${colour.ink};
  font-family: ${font.display};
  line-height: ${lineHeight[100]};
  user-select: none;

  &[data-size="small"] {
    width: 32px;
    height: 32px;
    font-size: ${textSize[14]};
  }

  &[data-size="medium"] {
    width: 44px;
    height: 44px;
    font-size: ${textSize[18]};
  }

  &[data-size="large"] {
    width: 72px;
    height: 72px;
    font-size: ${textSize[28]};
  }

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: ${colour.ground};
  }

  svg {
    width: 50%;
    height: 50%;
    stroke-width: 1.25;
  }
`

/** A person in a circle: her picture, else her initials, else an outline. */
export function Avatar({
  name,
  src,
  srcSet,
  size = "medium",
  sizes = WIDTHS[size],
  decorative = false,
  ...rest
}: AvatarProps) {
  const { locale, image: Image } = useSettings()
  const { failed, ref, onError } = usePictureFailure(src)
  const spoken =
    decorative || name === "" ? { "aria-hidden": true } : { role: "img", "aria-label": name }
  // Before the address, or a browser fetches that as well.
  const picture = { "data-stylin-ui": "", ref, sizes, alt: "", onError }
  return (
    <Root data-stylin-ui="" {...spoken} {...rest} data-size={size}>
      {initials(name, locale) || <PersonIcon />}
      {src === undefined || failed ? null : Image === "img" ? (
        <img {...picture} srcSet={srcSet} src={src} alt="" />
      ) : (
        <Image {...picture} src={src} fill />
      )}
    </Root>
  )
}
