// @ts-check

/**
 * @typedef {{ id: string, title: string, name: string, type: string }} Entry
 * @typedef {{ v: number, entries: Record<string, Entry> }} StoryIndex
 */

/**
 * A Storybook's index with its stories in a few groups in place of components. The runner starts a
 * page, which loads the whole Storybook, for each title: a page per component took it nearly half
 * of its time.
 * @param {StoryIndex} index
 * @param {number} count how many groups
 * @param {RegExp} filter of components' titles
 * @returns {StoryIndex}
 */
export function inGroups({ v, entries }, count, filter) {
  const titles = new Set()
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === "story" && filter.test(title),
  )
  for (const { title } of stories) titles.add(title)
  const groups = new Map([...titles].map((title, index) => [title, (index % count) + 1]))
  return {
    v,
    entries: Object.fromEntries(
      stories.map((story) => {
        const title = `Stories, part ${groups.get(story.title)}`
        return [story.id, { ...story, title, name: `${story.title}: ${story.name}` }]
      }),
    ),
  }
}
