import { ChoiceChips } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { chooseTheme, THEME_CHOICES, theme } from "../../state/shell/theme.ts"
import { sayWord } from "../../words/sayWord.ts"
import { ProfileSection } from "./ProfileSection.tsx"

const OPTIONS = THEME_CHOICES.map((value) => ({ value, label: sayWord(value) }))

export function ProfileTheme() {
  const { choice } = useSnapshot(theme)
  return (
    <ProfileSection title="Appearance">
      <ChoiceChips
        legend="Theme on this device"
        options={OPTIONS}
        value={[choice]}
        onChange={({ value: [chosen] }) => chosen && chooseTheme(chosen)}
      />
    </ProfileSection>
  )
}
