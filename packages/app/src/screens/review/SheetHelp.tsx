import { colour, space, target, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { t } from "../../words/t.ts"
import { KEYS } from "./sheetKeys.ts"

const Root = styled.details`
  display: none;
  color: ${colour.muted};
  font-size: ${textSize[14]};

  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${space[4]} ${space[16]};
    margin: 0 0 ${space[12]};
  }

  dt {
    color: ${colour.ink};
  }

  dd {
    margin: 0;
  }

  /* Where she points with a mouse there is a keyboard; a phone with a pen has none. */
  @media (pointer: fine) {
    display: block;
  }
`

/** How the sheet is used by keyboard. */
export function SheetHelp() {
  return (
    <Root>
      <summary>{t("By keyboard")}</summary>
      <dl>
        {KEYS.map(({ keys, does }) => (
          <div key={keys} style={{ display: "contents" }}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Root>
  )
}
