import { useDraggable } from "@dnd-kit/core"
import type { Look, WardrobeItem } from "@stylin/api/contract"
import { colour, radius, space, textSize, weight } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { titleLang } from "../../lib/titleLang.ts"
import { Thumb } from "./Thumb.tsx"

const Root = styled.li`
  display: grid;
  grid-template-columns: min(4.5rem, 20vw) minmax(0, 1fr);
  gap: ${space[4]} ${space[16]};
  align-items: start;
  padding-block: ${space[12]};
  border-block-start: 1px solid ${colour.line};

  > button {
    padding: 0;
    border: 0;
    border-radius: ${radius.small};
    background: none;
    cursor: grab;
    touch-action: manipulation;
  }

  > button:disabled {
    cursor: default;
  }

  h3 {
    font-family: inherit;
    font-size: ${textSize[16]};
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }

  [data-part="mark"] {
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }

  [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    margin-inline: calc(-1 * ${space[12]});
  }
`

interface Props {
  /** What it is dragged as; undefined if it cannot be dragged. */
  readonly dragId?: string | undefined
  readonly look: Look | undefined
  readonly items?: readonly WardrobeItem[]
  readonly title: string
  /** Called with a press on the picture. */
  readonly onOpen?: (() => void) | undefined
  /** What a press on the picture does. */
  readonly label: string
  readonly mark?: ReactNode
  readonly children?: ReactNode
}

/** A look in a line: its picture, which can be dragged to a day, and what can be done with it. */
export function LookRow({ dragId, look, items = [], title, onOpen, label, mark, children }: Props) {
  const { setNodeRef, attributes, listeners } = useDraggable({
    id: dragId ?? title,
    disabled: dragId === undefined,
  })
  return (
    <Root>
      <button
        ref={setNodeRef}
        type="button"
        aria-label={label}
        disabled={!onOpen}
        {...(dragId !== undefined && {
          "aria-describedby": attributes["aria-describedby"],
          ...listeners,
        })}
        onClick={onOpen}
      >
        <Thumb look={look} items={items} sizes="72px" />
      </button>
      <div>
        <h3 lang={titleLang(look, title)}>{title}</h3>
        {mark && <p data-part="mark">{mark}</p>}
        <div data-part="actions">{children}</div>
      </div>
    </Root>
  )
}
