/** What can be done to the whole page; an object, so that tests can replace it. */
export const page = {
  reload: () => location.reload(),
}
