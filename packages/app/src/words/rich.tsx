import { Fragment, type ReactNode } from "react"

/**
 * Draws the parts of a message that stand between tags: `rich(t("New here? <link>Sign up</link>"), { link })`.
 *
 * @param draw what draws each part, by the name of its tag
 */
export function rich(
  said: string,
  draw: Readonly<Record<string, (text: string) => ReactNode>>,
): ReactNode {
  // Splitting by this leaves plain text, the tag's name and its text in turn.
  const pieces = said.split(/<(\w+)>(.*?)<\/\1>/s)
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece
    if (index % 3 === 1) return null
    const name = pieces[index - 1] ?? ""
    // biome-ignore lint/suspicious/noArrayIndexKey: a message's parts never change places
    return <Fragment key={index}>{draw[name]?.(piece) ?? piece}</Fragment>
  })
}
