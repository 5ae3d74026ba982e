import "@stylin/ui/fonts.css"
import type { Preview } from "@storybook/react-vite"
import { GlobalStyle, media } from "@stylin/ui"
import { mswLoader } from "msw-storybook-addon/csf3"
import { STORY_RENDER_PHASE_CHANGED } from "storybook/internal/core-events"
import { addons } from "storybook/preview-api"
import { configure } from "storybook/test"
import { handInProvider } from "../packages/app/src/environment.ts"
import { DocsContainer } from "./docs/DocsContainer.tsx"
import { DocsPage } from "./docs/DocsPage.tsx"
import { isInFrame, keepFrameQuiet } from "./docs/quietFrame.ts"
import { withoutElements } from "./docs/withoutElements.ts"
import { freshDevice } from "./freshDevice.ts"
import { type StateWatch, watchState } from "./namedState.ts"
import { mockProvider, startWorker } from "./network.ts"
import { InSettings } from "./settings/InSettings.tsx"
import { FIRST_SETTINGS, SETTING_MENUS } from "./settings/settings.ts"
import { watchStory } from "./strictness.ts"
import { withoutPictures } from "./withoutPictures.ts"

// Generous, because a machine may be busy: a story fails by what it shows, not by the clock.
configure({ asyncUtilTimeout: 60_000 })

keepFrameQuiet()

handInProvider(() => import("../packages/app/src/start/provider.ts"))

const checks = new Map<string, (() => void)[]>()

/** Where the bar is at the top: the library's own desktop width. */
const WIDE = media.desktop.replace("@media ", "")

/** Of the story that is shown. */
let state: StateWatch | undefined
addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
  if (newPhase === "played") state?.played()
})
// For what pictures the story; see scripts/lib/visual/rest.mjs.
Object.assign(window, { namedState: { left: () => state?.left() } })

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [withoutElements, withoutPictures],
  loaders: [mswLoader(startWorker)],
  globalTypes: SETTING_MENUS,
  // The runner opens the preview without a story, where the `globals` parameter is not read.
  initialGlobals: {
    ...FIRST_SETTINGS,
    theme: new URLSearchParams(location.search).get("theme") ?? "light",
  },
  decorators: [
    (Story, { globals, canvasElement }) => (
      <>
        <GlobalStyle />
        <InSettings globals={globals} at={canvasElement}>
          <Story />
        </InSettings>
      </>
    ),
  ],
  beforeEach: async (context) => {
    await freshDevice()
    context.mocks = mockProvider(context.msw)
    if (isInFrame()) return
    state = watchState(context)
    checks.set(context.id, [state.check, watchStory()])
  },
  afterEach: ({ id }) => {
    const due = checks.get(id) ?? []
    checks.delete(id)
    for (const check of due.toReversed()) check()
    // Axe calls a control too small if the bar, which sticks to the top of wide screens, covers half of it.
    if (window.matchMedia(WIDE).matches) window.scrollTo(0, 0)
  },
  parameters: {
    layout: "padded",
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsContainer },
    options: {
      storySort: {
        order: [
          "How to review",
          "Writing stories",
          "Components",
          "Frames",
          "Foundations",
          "Basics",
          "Overlays",
          "Product",
          "Screens",
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: "Phone, 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: {
          name: "Tablet, 768",
          styles: { width: "768px", height: "1024px" },
          type: "tablet",
        },
        desktop: {
          name: "Desktop, 1440",
          styles: { width: "1440px", height: "900px" },
          type: "desktop",
        },
      },
    },
    a11y: {
      test: "error",
      // axe scrolls to what it looks at; a picture shows where the story left the page.
      options: {
        restoreScroll: true,
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      },
    },
    chromatic: {
      modes: {
        "light phone": { theme: "light", viewport: "phone" },
        "light desktop": { theme: "light", viewport: "desktop" },
        "evening phone": { theme: "evening", viewport: "phone" },
        "evening desktop": { theme: "evening", viewport: "desktop" },
      },
    },
  },
}

export default preview
