import { colour, media, radius, space, THEMES, type Theme, textSize } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  max-width: 75rem;
  margin-inline: auto;

  h1 {
    overflow-wrap: anywhere;
  }

  & > p {
    max-width: 40rem;
    color: ${colour.muted};
  }
`

interface SheetProps {
  title: string
  /** What to know before using the things shown. */
  about: ReactNode
  children: ReactNode
}

/** A page of the foundations. */
export const Sheet = ({ title, about, children }: SheetProps) => (
  <Root>
    <h1>{title}</h1>
    <p>{about}</p>
    {children}
  </Root>
)

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  section {
    display: grid;
    align-content: start;
    gap: ${space[24]};
    padding: ${space[24]} ${space[20]};
    border: 1px solid ${colour.line};
    border-radius: ${radius.large};
  }

  h2 {
    font-size: ${textSize[22]};
    text-transform: capitalize;
  }
`

/** The same content in both themes, side by side if there is room. */
export const InBothThemes = ({ children }: { children: (theme: Theme) => ReactNode }) => (
  <Panels>
    {THEMES.map((theme) => (
      <section key={theme} data-theme={theme}>
        <h2>{theme}</h2>
        {children(theme)}
      </section>
    ))}
  </Panels>
)

/** Names with their values, line by line. */
export const Lines = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    align-items: baseline;
    gap: ${space[12]};
    padding-block: ${space[12]};
    border-top: 1px solid ${colour.line};
  }

  dt,
  small {
    color: ${colour.muted};
    font-size: ${textSize[14]};
    font-variant-numeric: tabular-nums;
  }

  dd {
    min-width: 0;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
`
