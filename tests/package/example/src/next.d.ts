// The README hands in components of Next.js, which this app does not have; `npm run next` checks the real ones.
declare module "next/image" {
  export default function NextImage(props: {
    src: string
    alt: string
    fill?: boolean
  }): import("react").ReactNode
}

declare module "next/link" {
  export default function NextLink(
    props: import("react").ComponentProps<"a"> & { href: string },
  ): import("react").ReactNode
}
