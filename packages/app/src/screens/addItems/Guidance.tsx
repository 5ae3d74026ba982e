import { CheckIcon, colour, space } from "@stylin/ui"
import { styled } from "styled-components"
import { t } from "../../words/t.ts"

const List = styled.ul`
  border-block-start: 1px solid ${colour.line};

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${space[12]};
    padding-block: ${space[16]};
    border-block-end: 1px solid ${colour.line};
  }

  svg {
    width: 20px;
    height: 20px;
    margin-block-start: 2px;
    color: ${colour.accent};
  }
`

/** Advice on photos that can be read well. */
export function Guidance({ tips }: { tips: readonly string[] }) {
  return (
    <List aria-label={t("For the best results")}>
      {tips.map((tip) => (
        <li key={tip}>
          <CheckIcon aria-hidden="true" />
          {tip}
        </li>
      ))}
    </List>
  )
}
