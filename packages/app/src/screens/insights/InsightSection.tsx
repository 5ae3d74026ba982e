import { colour, media, space, textSize } from "@stylin/ui"
import { type ReactNode, useId } from "react"
import { styled } from "styled-components"

/** A paragraph of an article, as it were: a title, and beneath it what there is to say and to see. */
const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding-block: ${space[32]};
  border-block-start: 1px solid ${colour.line};

  h2 {
    font-size: ${textSize[28]};
    line-height: 1.15;
  }

  [data-part="said"] {
    display: grid;
    align-content: start;
    gap: ${space[12]};
    max-width: 36rem;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: ${space[24]} ${space[64]};
    padding-block: ${space[48]};
  }
`

interface Props {
  readonly title: string
  /** Stands with the title: plain sentences. */
  readonly said: ReactNode
  readonly children?: ReactNode
}

/** One thing that the wardrobe says. */
export function InsightSection({ title, said, children }: Props) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <div data-part="said">
        <h2 id={id}>{title}</h2>
        {said}
      </div>
      {children && <div>{children}</div>}
    </Root>
  )
}
