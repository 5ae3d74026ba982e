import type { Look } from "@stylin/api/contract"
import { lineHeight, Picture, space, textSize } from "@stylin/ui"
import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { lookPicture } from "../lib/lookPicture.ts"
import { titleLang } from "../lib/titleLang.ts"
import { AppLink } from "./AppLink.tsx"

const Looks = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[16]} ${space[12]};
  font-size: ${textSize[14]};
  line-height: ${lineHeight[135]};

  a {
    display: grid;
    gap: ${space[8]};
    color: inherit;
    text-decoration: none;
  }
`

interface Props extends Omit<ComponentProps<typeof Looks>, "children"> {
  readonly looks: readonly Look[]
  /** What she calls each; left out, each has its own title. */
  readonly titles?: readonly string[]
  /** How wide one is shown, as in an `<img>`. */
  readonly sizes: string
}

/** Looks three in a row, each with its title, leading to its page. */
export function SmallLooks({ looks, titles, sizes, ...rest }: Props) {
  return (
    <Looks {...rest}>
      {looks.map((look, at) => (
        <li key={look.look_id}>
          <AppLink href="/look" state={{ look }}>
            <Picture {...lookPicture(look.photo)} sizes={sizes} alt="" />
            <Title look={look}>{titles?.[at] ?? look.rec_description.title}</Title>
          </AppLink>
        </li>
      ))}
    </Looks>
  )
}

function Title({ look, children: title }: { readonly look: Look; readonly children: string }) {
  return <span lang={titleLang(look, title)}>{title}</span>
}
