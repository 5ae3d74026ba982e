// @ts-check

/**
 * What to ask of npm so that everything needed is installed; undefined if it is. Running and
 * building need a fifth of all packages. The development tools are installed with the first command
 * that needs them, and then stay.
 * @param {object} state
 * @param {string} state.lock fingerprint of the lockfile on this kind of machine
 * @param {string | undefined} state.stamp stamp of the last install that finished
 * @param {boolean} state.hasTools whether the tools are installed, by any means
 * @param {boolean} state.wantsTools
 * @returns {{ args: string[], stamp: string } | undefined} npm's arguments, and the stamp to write
 */
export function planInstall({ lock, stamp, hasTools, wantsTools }) {
  const tools = wantsTools || hasTools
  const [app, all] = [`${lock} app`, `${lock} all`]
  if (stamp === all || (stamp === app && !tools)) return undefined
  // Adding to what is installed takes half as long as starting over. The lockfile stays as it is.
  if (stamp === app) return { args: ["install", "--no-save", "--include=dev"], stamp: all }
  return tools
    ? { args: ["ci", "--include=dev"], stamp: all }
    : { args: ["ci", "--omit=dev"], stamp: app }
}

/** What somebody told the npm that runs this about its own command: `npm publish --dry-run -w …`. */
const OF_THE_COMMAND = /^npm_config_(?:dry_run|workspaces?|include_workspace_root)$/i

/**
 * The environment for installing. An npm hands its own options on to the npm that its scripts start,
 * which would install nothing, or for one workspace.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function installEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !OF_THE_COMMAND.test(name)))
}
