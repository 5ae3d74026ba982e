import type { StorybookConfig } from "@storybook/react-vite"
import type { Manifests } from "storybook/internal/types"
import { defaultClientConditions, mergeConfig } from "vite"
import { builtInPictures } from "../packages/app/pictures/plugin.ts"
import { componentFacts } from "./docs/componentFacts.ts"
import { withPublicImports } from "./docs/manifestImports.ts"
import { plainPages } from "./docs/plainPages.ts"
import { samplePictures } from "./samplePictures.ts"

/** Storybook asks a configuration for this, too, but the type of its framework does not say so. */
interface OwnManifests {
  experimental_manifests: (existing?: Manifests) => Manifests
}

const config: StorybookConfig & OwnManifests = {
  framework: "@storybook/react-vite",
  stories: [
    "../stories/**/*.mdx",
    "../stories/**/*.stories.tsx",
    "../packages/*/src/**/*.stories.tsx",
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-mcp",
    "msw-storybook-addon",
  ],
  staticDirs: ["public"],
  // The sidebar lists states; its filter, and each page's list of walks, lead to those.
  tags: { walk: { defaultFilterSelection: "exclude" } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // This reader is slower, but only it resolves a prop's choices, which the controls offer.
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: "packages/ui/tsconfig.json",
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes("node_modules"),
    },
  },
  experimental_manifests: (existing) => ({
    ...existing,
    ...(existing?.components && { components: withPublicImports(existing.components) }),
  }),
  // Workspace packages are read from their sources, so that nothing has to be built first.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [builtInPictures(), samplePictures(), componentFacts(), plainPages()],
      resolve: { conditions: ["source", ...defaultClientConditions] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
}

export default config
