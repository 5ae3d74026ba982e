// Runs before the first paint, so that a chosen theme does not flash up late.
// src/state/shell/theme.ts keeps the choice, and a test keeps the two together.
;(() => {
  let kept = null
  try {
    kept = JSON.parse(localStorage.getItem("theme"))
  } catch {
    // Storage is forbidden, or something else wrote to it: the system's theme holds.
  }
  const theme = kept?.version === 1 ? kept.value : null
  const papers = { light: "#faf7f2", evening: "#171412" }
  if (!Object.hasOwn(papers, theme)) return
  document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.content = papers[theme]
  }
})()
