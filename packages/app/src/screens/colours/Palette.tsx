import type { SelfieAttributes } from "@stylin/api/contract"
import { colour, lineHeight, media, radius, space, textSize } from "@stylin/ui"
import { useId } from "react"
import { styled } from "styled-components"
import { Quiet } from "../../parts/Page.tsx"
import { sayWithin } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"

export type PaletteOfHers = NonNullable<SelfieAttributes["palette"]>

const GROUPS = [
  ["best", t("Best near your face"), t("Tops, dresses, scarves: the colours that light you up.")],
  ["accents", t("Accents"), t("The boldest of them, for one piece at a time.")],
  ["neutrals", t("Neutrals"), t("The base of your wardrobe: coats, trousers, bags.")],
  ["away", t("Away from your face"), t("Nothing is off limits: wear these below the waist.")],
] as const

const Root = styled.section`
  display: grid;
  gap: ${space[12]};

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(6.25rem, 1fr));
    gap: ${space[16]} ${space[8]};
    padding: 0;
    margin: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    overflow-wrap: anywhere;
    align-content: start;
    font-size: ${textSize[14]};
    line-height: ${lineHeight[125]};
  }

  [data-part="name"]::first-letter {
    text-transform: uppercase;
  }

  [data-part="cloth"] {
    height: 4.5rem;
    border: 1px solid ${colour.line};
    border-radius: ${radius.small};
    forced-color-adjust: none;
  }

  &[data-group="best"] [data-part="cloth"] {
    height: 6.5rem;
  }

  /* Four of them: in columns of three one would be left over. Large text has two. */
  &[data-group="accents"] ul {
    grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
  }

  ${media.tablet} {
    ul,
    &[data-group="accents"] ul {
      grid-template-columns: repeat(6, 1fr);
    }
  }
`

/** Her colours in four groups, by how they are worn. */
export function Palette({ palette }: { palette: PaletteOfHers }) {
  return GROUPS.map(([group, title, hint]) => (
    <Group key={group} group={group} title={title} hint={hint} swatches={palette[group]} />
  ))
}

interface GroupProps {
  readonly group: keyof PaletteOfHers
  readonly title: string
  readonly hint: string
  readonly swatches: PaletteOfHers["best"]
}

function Group({ group, title, hint, swatches }: GroupProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id} data-group={group}>
      <h2 id={id}>{title}</h2>
      <Quiet>{hint}</Quiet>
      <ul>
        {swatches.map(({ name, hex }) => (
          <li key={name}>
            <span data-part="cloth" aria-hidden="true" style={{ background: hex }} />
            <span data-part="name">{sayWithin(name)}</span>
          </li>
        ))}
      </ul>
    </Root>
  )
}
