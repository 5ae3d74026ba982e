import process from "node:process"

/**
 * The folder that file names on a command line start from. npm runs a script in the workspace's
 * folder; INIT_CWD has the caller's.
 * @param script the npm script that runs the command
 */
export function callersDirectory(env: NodeJS.ProcessEnv, script: string): string {
  return (env.npm_lifecycle_event === script && env.INIT_CWD) || process.cwd()
}
