// Renders parts of the library on a server without a DOM or a build.
import process from "node:process"
import { Button, LookCard, TagColumns } from "@stylin/ui"
import { Checkbox } from "@stylin/ui/Checkbox"
import { GlobalStyle } from "@stylin/ui/styles"
import { createElement, Fragment } from "react"
import { renderToString } from "react-dom/server"
import { ServerStyleSheet } from "styled-components"

const nothing = () => undefined
const sheet = new ServerStyleSheet()
const markup = renderToString(
  sheet.collectStyles(
    createElement(
      Fragment,
      null,
      createElement(GlobalStyle),
      createElement(Button, { variant: "danger" }, "Delete"),
      createElement(Checkbox, { label: "Silk" }),
      createElement(LookCard, {
        photo: "look.webp",
        photoAlt: "A look",
        title: "Trench",
        favourite: true,
        onFavouriteChange: nothing,
      }),
      createElement(TagColumns, {
        columns: [{ id: "love", title: "I love", tags: ["Linen"] }],
        onMove: nothing,
      }),
    ),
  ),
)
process.stdout.write(JSON.stringify({ markup, styles: sheet.getStyleTags() }))
