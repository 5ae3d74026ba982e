import { colour, media, PageHeader, space } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { Page, stack } from "../../parts/Page.tsx"
import { stuckAt } from "../../parts/stuck.ts"
import { t } from "../../words/t.ts"

const Body = styled.div`
  ${stack}
  gap: ${space[32]};
`

/** The main buttons: full width on a phone, side by side on wider screens. */
export const Actions = styled.div`
  display: grid;
  gap: ${space[12]};

  ${media.tablet} {
    grid-auto-flow: column;
    align-items: center;
    justify-content: start;

    button {
      min-width: 12rem;
    }
  }
`

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin-block-start: ${space[40]};

  /* Below a long list the way on stays in reach of the thumb. */
  &[data-sticky="true"] {
    position: sticky;
    inset-block-end: ${stuckAt("0px")};
    z-index: 1;
    margin-block-start: ${space[24]};
    padding-block: ${space[16]} calc(${space[16]} + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${colour.line};
    background: ${colour.paper};
  }

  /* Read out when it says something; until then it takes no room. */
  > [role="status"]:empty {
    position: absolute;
  }

  &:empty {
    display: none;
  }
`

interface Props {
  readonly title: string
  readonly width?: "narrow" | "wide"
  /** The back button's action; none on the first screen. */
  readonly onBack?: () => void
  readonly children: ReactNode
  /** What the buttons are about or led to, said above them: there it is in sight however long the list is. */
  readonly said?: ReactNode
  /** The main buttons, the most important first. */
  readonly actions?: ReactNode
  /** Keeps the buttons on the screen while a long list scrolls. */
  readonly sticky?: boolean
}

/** The frame of each screen on which clothes are added. */
export function AddItemsPage({
  title,
  width = "narrow",
  onBack,
  said,
  actions,
  sticky,
  children,
}: Props) {
  return (
    <Page data-width={width}>
      <PageHeader title={title} back={onBack && { label: t("Go back"), onClick: onBack }} />
      <Body>{children}</Body>
      <Foot data-sticky={sticky}>
        {said}
        {actions && <Actions>{actions}</Actions>}
      </Foot>
    </Page>
  )
}
