import {
  Button,
  colour,
  font,
  lineHeight,
  media,
  pageWidth,
  SplashGallery,
  space,
  textSize,
} from "@stylin/ui"
import { Suspense } from "react"
import { styled } from "styled-components"
import { MONEY } from "../../lib/money.ts"
import { priceWords } from "../../lib/price.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { navigate } from "../../router/history.ts"
import { TIMINGS } from "../../timings.ts"
import { t } from "../../words/t.ts"
import { SAMPLE_LOOKS } from "./sampleLooks.ts"

/** The looks with prices as this shop writes them. */
const LOOKS = SAMPLE_LOOKS.map(({ clothes, ...look }) => ({
  ...look,
  clothes: clothes.map(({ price, ...item }) => ({
    ...item,
    price: priceWords(price * MONEY.forAPound),
  })),
}))

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[24]};
  max-width: ${pageWidth};
  min-height: 100dvh;
  margin-inline: auto;
  padding: ${space[16]} ${space[20]} ${space[32]};

  [data-part="name"] {
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: ${lineHeight[100]};
  }

  [data-part="words"] {
    display: grid;
    gap: ${space[16]};
  }

  [data-part="lead"] {
    color: ${colour.muted};
    font-size: ${textSize[18]};
  }

  ${media.desktop} {
    grid-template: auto 1fr / 1fr 1fr;
    column-gap: ${space[64]};
    padding: ${space[32]} ${space[40]};

    [data-part="name"] {
      grid-column: 1 / -1;
    }

    [data-part="gallery"] {
      justify-self: center;
    }

    [data-part="words"] {
      order: -1;
      align-self: center;
      justify-items: start;
      gap: ${space[24]};
    }

    [data-part="name"] {
      order: -2;
    }

    h1 {
      font-size: min(${textSize[56]}, 8vw);
    }
  }
`

export default function Splash() {
  return (
    <Root>
      <p data-part="name">Stylin</p>
      {/* Hydrated apart, so that a press on the button does not wait for the gallery. */}
      <Suspense>
        <SplashGallery data-part="gallery" looks={LOOKS} timings={TIMINGS.splashRotation} />
      </Suspense>
      <div data-part="words">
        <h1>{t("Endless wardrobe possibilities")}</h1>
        <p data-part="lead">{t("Perfectly tailored styles and shopping picks.")}</p>
        {/* Until the app has loaded, the page itself goes there; see build/start. */}
        <Button data-to="/onboarding/1" onClick={() => navigate("/onboarding/1")}>
          {t("Get started")}
        </Button>
        <p>
          <AppLink href="/auth/signin">{t("Have an account? Sign in")}</AppLink>
        </p>
      </div>
    </Root>
  )
}
