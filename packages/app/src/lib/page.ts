/** Actions on the whole page; an object, so that tests can replace them. */
export const page = {
  reload: () => location.reload(),
}
