"use client"
import { useStylin } from "@stylin/ui/provider"

/** A component of the shop's own, which links and writes prices as the library's do. */
export function Total({ href, amount }: { href: string; amount: number }) {
  const { link: Link, locale, showPrice } = useStylin()
  return (
    <p lang={locale}>
      <Link href={href}>Alles zusammen</Link> {showPrice(amount)}
    </p>
  )
}
