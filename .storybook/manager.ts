import { addons } from "storybook/manager-api"
import { storybookTheme } from "./themes.ts"

addons.setConfig({ theme: storybookTheme("light") })
