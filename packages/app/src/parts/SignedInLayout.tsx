import {
  FeedIcon,
  HeartIcon,
  media,
  Navbar,
  PlanIcon,
  useNavbarHidden,
  WardrobeIcon,
} from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { isMobile } from "../lib/device.ts"
import { navigate } from "../router/history.ts"
import { t } from "../words/t.ts"
import { SkipLink } from "./SkipLink.tsx"

const places = () => [
  { href: "/feed", label: t("Feed"), icon: <FeedIcon /> },
  { href: "/wardrobe", label: t("Wardrobe"), icon: <WardrobeIcon /> },
  { href: "/plan", label: t("Plan"), icon: <PlanIcon /> },
  { href: "/favorites", label: t("Favourites"), icon: <HeartIcon /> },
]

const Root = styled.div`
  /* What sticks above the bar goes down with it. */
  --navbar-room: 64px;

  &:has(> nav[data-hidden="true"]:not(:focus-within)) {
    --navbar-room: 0px;
  }

  &[data-navbar="true"] main {
    padding-bottom: calc(4.5rem + env(safe-area-inset-bottom));
  }

  ${media.desktop} {
    &[data-navbar="true"] main {
      padding-bottom: 0;
    }
  }
`

interface Props {
  readonly path: string
  readonly navbar: boolean
  readonly children: ReactNode
}

/** The layout of signed-in screens, with the navigation bar if the screen has it. */
export function SignedInLayout({ path, navbar, children }: Props) {
  const hidden = useNavbarHidden({ enabled: navbar && isMobile() })
  return (
    <Root data-navbar={navbar}>
      {navbar && (
        <>
          <SkipLink />
          <Navbar
            items={places().map((place) => ({ ...place, current: place.href === path }))}
            logoHref="/feed"
            hidden={hidden}
            onNavigate={({ href, event }) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              navigate(href)
            }}
          />
        </>
      )}
      <main id="content">{children}</main>
    </Root>
  )
}
