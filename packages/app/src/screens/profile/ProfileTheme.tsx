import { ChoiceChips } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { chooseLanguage } from "../../state/shell/language.ts"
import { chooseTheme, THEME_CHOICES, type ThemeChoice, theme } from "../../state/shell/theme.ts"
import { isLanguage, LANGUAGES, language } from "../../words/language.ts"
import { t } from "../../words/t.ts"
import { ProfileSection } from "./ProfileSection.tsx"

const THEME_WORDS: Readonly<Record<ThemeChoice, string>> = {
  system: t("theme|System"),
  light: t("theme|Light"),
  evening: t("theme|Evening"),
}
const THEMES = THEME_CHOICES.map((value) => ({ value, label: THEME_WORDS[value] }))

const SPOKEN = Object.entries(LANGUAGES).map(([value, name]) => ({
  value,
  label: <span lang={value}>{name}</span>,
}))

/** How the app looks and which language it speaks, on this device. */
export function ProfileTheme() {
  const { choice } = useSnapshot(theme)
  return (
    <ProfileSection title={t("Appearance")}>
      <ChoiceChips
        legend={t("Theme on this device")}
        options={THEMES}
        value={[choice]}
        onChange={({ value: [chosen] }) => chosen && chooseTheme(chosen)}
      />
      <ChoiceChips
        legend={t("Language on this device")}
        hint={language === "en" ? undefined : t("Looks are still described in English.")}
        options={SPOKEN}
        value={[language]}
        onChange={({ value: [chosen] }) =>
          isLanguage(chosen) && chosen !== language && chooseLanguage(chosen)
        }
      />
    </ProfileSection>
  )
}
