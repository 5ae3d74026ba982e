import type { ComponentProps, ReactNode } from "react"
import { styled } from "styled-components"
import { BackIcon } from "../../icons/index.ts"
import { media, space, target, textSize } from "../../tokens/index.ts"
import { IconButton } from "../IconButton/index.ts"

export interface PageHeaderProps extends Omit<ComponentProps<"header">, "title"> {
  /** The screen's title, its only first-level heading; the app may move focus to it. */
  title: ReactNode
  /** Adds a button back, with its accessible name. */
  back?: { label: string; onClick: () => void } | undefined
  /** Buttons at the end of the line. */
  actions?: ReactNode
  /** One control that keeps the corner of every main screen, such as a link to her profile: 44 px wide. */
  corner?: ReactNode
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[8]} ${space[16]};
  padding-block: ${space[24]} ${space[20]};

  /* Beside the actions as long as they leave room for its longest word. */
  h1 {
    flex: 1 1 min-content;
    min-width: 0;
    overflow-wrap: break-word;
  }

  [data-part="back"] {
    flex: none;
    width: 100%;
    margin-inline-start: -12px;
  }

  [data-part="back"] svg:dir(rtl) {
    scale: -1 1;
  }

  [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }

  [data-part="corner"] {
    position: absolute;
    inset-block-start: ${space[24]};
    inset-inline-end: 0;
  }

  /* What wraps leaves it its room. */
  &:has(> [data-part="corner"]) {
    position: relative;
    align-items: start;
    padding-inline-end: calc(${target} + ${space[8]});
  }

  ${media.desktop} {
    padding-block: ${space[48]} ${space[32]};

    &:has(> [data-part="corner"]) {
      align-items: end;
    }

    [data-part="corner"] {
      inset-block-start: calc(${space[48]} + ${space[16]});
    }

    h1 {
      font-size: min(${textSize[56]}, 10vw);
    }
  }
`

/** The head of a screen: its title, a way back, its actions, and what keeps its corner. */
export function PageHeader({ title, back, actions, corner, ...rest }: PageHeaderProps) {
  return (
    <Root data-stylin-ui="" {...rest}>
      {back === undefined ? null : (
        <div data-part="back">
          <IconButton label={back.label} icon={<BackIcon />} onClick={back.onClick} />
        </div>
      )}
      <h1 data-stylin-ui="" tabIndex={-1}>
        {title}
      </h1>
      {actions === undefined ? null : <div data-part="actions">{actions}</div>}
      {corner === undefined ? null : <div data-part="corner">{corner}</div>}
    </Root>
  )
}
