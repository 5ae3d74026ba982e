import { TextField } from "@stylin/ui"
import type { ComponentProps } from "react"

/** Asks what a new feed is called. */
export function FeedNameField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <TextField
      label="Name of the feed"
      autoComplete="off"
      autoCapitalize="none"
      hint="A word for the shop, such as linen-shop."
      {...props}
    />
  )
}
