// @ts-check

/**
 * What to ask of npm so that everything wanted is there; undefined if it is. Running and building
 * need a fifth of all packages. The tools of development come with the first command that wants
 * them, and from then on stay.
 * @param {object} state
 * @param {string} state.lock what the lockfile is, on this kind of machine
 * @param {string | undefined} state.stamp what the last install left, if it came to its end
 * @param {boolean} state.hasTools whether the tools lie here, by whoever's hand
 * @param {boolean} state.wantsTools
 * @returns {{ args: string[], stamp: string } | undefined} npm's arguments, and what to leave
 */
export function planInstall({ lock, stamp, hasTools, wantsTools }) {
  const tools = wantsTools || hasTools
  const [app, all] = [`${lock} app`, `${lock} all`]
  if (stamp === all || (stamp === app && !tools)) return undefined
  // Adding to what is there takes half as long as beginning again. The lockfile stays as it is.
  if (stamp === app) return { args: ["install", "--no-save", "--include=dev"], stamp: all }
  return tools
    ? { args: ["ci", "--include=dev"], stamp: all }
    : { args: ["ci", "--omit=dev"], stamp: app }
}
