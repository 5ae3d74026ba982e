/** What is done to the whole page; an object, so that tests can stand in for it. */
export const page = {
  /** Loads the page anew. */
  reload: () => location.reload(),
}
