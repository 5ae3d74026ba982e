import { TextField } from "@stylin/ui"
import type { ComponentProps } from "react"
import { t } from "../../words/t.ts"

/** Asks what a new feed is called. */
export function FeedNameField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <TextField
      label={t("Name of the feed")}
      autoComplete="off"
      autoCapitalize="none"
      hint={t("A word for the shop, such as linen-shop.")}
      {...props}
    />
  )
}
