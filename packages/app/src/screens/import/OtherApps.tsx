import { colour, radius, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { FoldSummary } from "../../parts/FoldSummary.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { t } from "../../words/t.ts"

const Root = styled.details`
  &[open] summary {
    margin-block-end: ${space[8]};
  }

  h2 {
    margin-block: ${space[20]} ${space[8]};
    font-size: ${textSize[22]};
  }

  p {
    margin-block: 0 ${space[12]};
  }

  pre {
    margin-block: 0 ${space[12]};
    padding: ${space[12]};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    font-size: ${textSize[12]};
    text-align: left;
    background: ${colour.ground};
    border-radius: ${radius.small};
  }
`

const WARDROWBE = `docker compose exec -T postgres psql -U wardrobe -Atc "select json_agg(i) from clothing_items i join users u on u.id = i.user_id where u.email = 'you@example.com'" > items.json
docker compose cp backend:/data/wardrobe photos
zip -r wardrowbe.zip items.json photos`

const LIBRE_CLOSET = `sqlite3 -json data/sqlite3.db "select g.*, f.file_name from garment g left join file f on f.id = g.photo_id" > garments.json
zip -j libre-closet.zip garments.json data/*.webp`

/** How clothes leave two other apps, neither of which has an export of its own. */
export function OtherApps() {
  return (
    <Root>
      <FoldSummary>{t("How to bring clothes from another app")}</FoldSummary>
      <Quiet>
        {t(
          "If the app can save a table, choose its CSV. These two cannot save anything themselves, so whoever runs the server makes a file with these commands. Then choose the ZIP here.",
        )}
      </Quiet>
      <h2>wardrowbe</h2>
      <pre dir="ltr">{WARDROWBE}</pre>
      <Quiet>
        {t(
          "Or save what its address /api/v1/items?page_size=100 answers while you are signed in, as JSON; and page=2, page=3 in further files. Put them in a ZIP with the photos, or choose them one by one, without.",
        )}
      </Quiet>
      <h2>Libre Closet</h2>
      <pre dir="ltr">{LIBRE_CLOSET}</pre>
    </Root>
  )
}
