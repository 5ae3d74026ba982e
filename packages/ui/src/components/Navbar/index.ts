export { Navbar, type NavbarItem, type NavbarProps } from "./Navbar.tsx"
export {
  HIDE_BEYOND,
  NAVBAR_SHOWN,
  type NavbarVisibility,
  navbarVisibility,
  REAPPEAR_WITHIN,
  type ScrollPosition,
} from "./navbarVisibility.ts"
export { useNavbarHidden } from "./useNavbarHidden.ts"
