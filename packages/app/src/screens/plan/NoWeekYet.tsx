import { Button, EmptyState, media, space } from "@stylin/ui"
import { styled } from "styled-components"
import { navigate } from "../../router/history.ts"
import { joinedByAnd } from "../../words/joined.ts"
import { t } from "../../words/t.ts"
import { missingParts, type PartOfALook } from "./missing.ts"

/** The month follows it, so it is lower than on a page of its own. */
const Root = styled(EmptyState)`
  padding-block: ${space[24]} ${space[40]};

  ${media.desktop} {
    padding-block: 0 ${space[48]};
  }
`

const PARTS: Readonly<Record<PartOfALook, string>> = {
  top: t("a top"),
  bottom: t("trousers or a skirt"),
  shoes: t("shoes"),
}

interface Props {
  /** All that she owns. */
  readonly items: Parameters<typeof missingParts>[0]
}

/** Says why her clothes make no look for the coming week, what is missing, and leads there. */
export function NoWeekYet({ items }: Props) {
  const missing = missingParts(items).map((part) => PARTS[part])
  const isEmpty = items.length === 0
  return (
    <Root
      title={isEmpty ? t("Your week begins with your clothes") : t("No look for these days yet")}
      text={
        isEmpty
          ? t(
              "A look needs a top with trousers or a skirt, or a dress, and shoes. Add a few of yours, and each day of the week gets a look.",
            )
          : missing.length > 0
            ? t("Your wardrobe lacks {pieces}. Add some, and ask again.", {
                pieces: joinedByAnd(missing),
              })
            : t(
                "What you own does not come together for these days. A few more pieces make many more looks.",
              )
      }
      action={<Button onClick={() => navigate("/wardrobe/item")}>{t("Add clothes")}</Button>}
    />
  )
}
