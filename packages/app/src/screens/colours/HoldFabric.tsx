import { Button, colour, font, lineHeight, textSize } from "@stylin/ui"
import { lazy, Suspense, useState } from "react"
import { styled } from "styled-components"
import { Quiet, stack } from "../../parts/Page.tsx"
import { t } from "../../words/t.ts"
import type { FabricChoice } from "./fabricMatch.ts"

/** Fetched only for those who hold fabric. */
const Fabrics = lazy(async () => {
  const { Fabrics: component } = await import("./Fabrics.tsx")
  return { default: component }
})

const Root = styled.section`
  ${stack}
  justify-items: start;
  padding-block-start: 1.5rem;
  border-block-start: 1px solid ${colour.line};
  text-align: start;

  h3 {
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: ${lineHeight[110]};
  }

  > p {
    max-width: 38rem;
  }
`

/** Real fabric held below her face, one picture beside the other: nothing tells more. */
export function HoldFabric(props: FabricChoice) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Root aria-label={t("Compare by holding fabric")}>
      <h3>{t("Compare by holding fabric")}</h3>
      <Quiet>
        {t(
          "Face a window, hold a scarf or a top under your chin and take a picture. Then do the same with another. Side by side, you see which colour is kind to you. The pictures stay on this device and are gone when you leave.",
        )}
      </Quiet>
      {isOpen ? (
        <Suspense fallback={null}>
          <Fabrics {...props} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t("Hold fabric")}
        </Button>
      )}
    </Root>
  )
}
