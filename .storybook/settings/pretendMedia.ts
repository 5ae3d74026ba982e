/**
 * Makes the page's style sheets, and `matchMedia`, believe in a media feature, which a page cannot
 * switch by itself.
 * @param feature as in a query, without brackets, e.g. `forced-colors: active`
 * @returns ends it
 */
export function pretendMedia(feature: string): () => void {
  const isAsked = (query: string) => query.includes(`(${feature})`)
  const changed = new Map<CSSMediaRule, string>()
  const believe = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && isAsked(rule.media.mediaText)) {
        changed.set(rule, rule.media.mediaText)
        rule.media.mediaText = "all"
      }
      if (rule instanceof CSSGroupingRule) believe(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) believe(sheet.cssRules)

  // Styles of what mounts later are inserted one by one.
  const { insertRule } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.insertRule = function insertBelieved(rule, index) {
    const at = insertRule.call(this, rule, index)
    believe(this.cssRules)
    return at
  }
  const { matchMedia } = window
  window.matchMedia = (query) => matchMedia.call(window, isAsked(query) ? "all" : query)
  return () => {
    CSSStyleSheet.prototype.insertRule = insertRule
    window.matchMedia = matchMedia
    for (const [rule, query] of changed) rule.media.mediaText = query
  }
}
