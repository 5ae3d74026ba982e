import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { useSettings, useWords } from "../../provider/StylinContext.ts"
import { NavbarRoot } from "./NavbarRoot.tsx"
import { NAVBAR_WORDS, type NavbarWords } from "./navbarWords.ts"

export interface NavbarItem {
  /** Where it leads. */
  href: string
  /** Its name, shown under the picture. */
  label: string
  /** Its picture, from the icon set. */
  icon: ReactNode
  /** Whether this is the current page. */
  current?: boolean
}

export interface NavbarProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The main places, three or four. */
  items: readonly NavbarItem[]
  /** Where the wordmark leads. */
  logoHref: string
  /** Replaces some of the words. */
  words?: Partial<NavbarWords> | undefined
  /** Moves the bar out of sight on narrow screens; keyboard focus inside brings it back. */
  hidden?: boolean | undefined
  /** Called before a link is followed; `event.preventDefault()` leaves the move to a router. */
  onNavigate?:
    | ((navigation: { href: string; event: MouseEvent<HTMLAnchorElement> }) => void)
    | undefined
}

/** The main places of the app: at the bottom of a phone's screen, at the top from 1024 px. */
export function Navbar({
  items,
  logoHref,
  hidden = false,
  onNavigate,
  words: ownWords,
  ...rest
}: NavbarProps) {
  const words = useWords("Navbar", NAVBAR_WORDS, ownWords)
  const { link: Link } = useSettings()
  return (
    <NavbarRoot data-stylin-ui="" aria-label={words.label} {...rest} data-hidden={hidden}>
      <div data-part="bar">
        <Link
          data-part="logo"
          href={logoHref}
          onClick={(event) => onNavigate?.({ href: logoHref, event })}
        >
          {words.logo}
        </Link>
        <ul data-stylin-ui="">
          {items.map(({ href, label, icon, current }) => (
            <li data-stylin-ui="" key={href}>
              <Link
                data-stylin-ui=""
                href={href}
                aria-current={current ? "page" : undefined}
                onClick={(event) => onNavigate?.({ href, event })}
              >
                {icon}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </NavbarRoot>
  )
}
