// The frame of an app in French and euros: its places, which hide on scrolling, her account, and tips.
import {
  Avatar,
  IconButton,
  Navbar,
  Skeleton,
  Spinner,
  StylinProvider,
  TipsOverlay,
  useNavbarHidden,
} from "@stylin/ui"
import { FeedIcon, RefreshIcon, WardrobeIcon } from "@stylin/ui/icons"
import { type ReactNode, useState } from "react"

const findRefresh = () => document.querySelector("[data-refresh]")

interface ShellProps {
  path: string
  name: string | undefined
  refreshing: boolean
  go: (href: string) => void
  children: ReactNode
}

export function Shell({ path, name, refreshing, go, children }: ShellProps) {
  const hidden = useNavbarHidden({ enabled: true })
  const [touring, setTouring] = useState(true)
  const places = [
    { href: "/feed", label: "Looks", icon: <FeedIcon /> },
    { href: "/wardrobe", label: "Garde-robe", icon: <WardrobeIcon /> },
  ]
  return (
    <StylinProvider locale="fr-FR" currency="EUR" words={{ Modal: { close: "Fermer" } }}>
      <Navbar
        logoHref="/feed"
        hidden={hidden}
        items={places.map((place) => ({ ...place, current: place.href === path }))}
        onNavigate={({ href, event }) => {
          event.preventDefault()
          go(href)
        }}
      />
      {name === undefined ? (
        <Skeleton shape="circle" style={{ width: "2.5rem" }} />
      ) : (
        <Avatar name={name} size="small" />
      )}
      <IconButton data-refresh="" label="Actualiser" icon={<RefreshIcon />} busy={refreshing} />
      {refreshing ? <Spinner label="Les looks arrivent" /> : children}
      <TipsOverlay
        open={touring}
        delay={500}
        tips={[
          {
            title: "De nouveaux looks",
            text: "Il y en a chaque jour.",
            target: findRefresh,
            placement: "left",
          },
        ]}
        onEnd={() => setTouring(false)}
      />
    </StylinProvider>
  )
}
