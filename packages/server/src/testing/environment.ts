/** Of this process's environment, what another one needs that is to have no settings but its own. */
export const BARE_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}
