// @ts-check

/**
 * The repository that a published package names as its source. Only a release workflow knows it:
 * npm compares it with the workflow's signature.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} directory the package's folder in the repository
 * @returns {{ type: "git", url: string, directory: string }}
 * @throws {Error} if no workflow has named the repository
 */
export function repositoryOf(env, directory) {
  const { GITHUB_SERVER_URL = "https://github.com", GITHUB_REPOSITORY } = env
  if (!GITHUB_REPOSITORY) {
    throw new Error(
      "GITHUB_REPOSITORY is not set: a package is published by the release workflow, " +
        "which knows the repository that the package comes from.",
    )
  }
  return { type: "git", url: `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`, directory }
}
