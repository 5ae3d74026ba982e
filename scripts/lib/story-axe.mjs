// @ts-check
/**
 * What a story may set for its check in `parameters.a11y`.
 * @typedef {object} A11yParameters
 * @property {boolean} [disable]
 * @property {"off" | "todo" | "error"} [test]
 * @property {{ exclude?: string[] }} [context]
 * @property {{ rules?: { id: string, enabled: boolean }[] }} [config]
 * @property {{ runOnly?: string[], rules?: Record<string, { enabled: boolean }> }} [options]
 */
/** @typedef {{ rule: string, help: string, targets: string[] }} Violation */

/** Whether a story's parameters ask for it to be checked. @param {A11yParameters} a11y */
export function isChecked(a11y) {
  return a11y.disable !== true && a11y.test !== "off"
}

/**
 * Checks the page in its current state, as Storybook's accessibility panel would. It runs inside
 * the page, where axe is already loaded, so it cannot use anything of this module.
 * @param {A11yParameters} a11y
 * @returns {Promise<Violation[]>}
 */
export async function findViolations({ context, config = {}, options = {} }) {
  /** @type {typeof import("axe-core")} */
  const axe = Reflect.get(globalThis, "axe")
  const rules = [{ id: "region", enabled: false }, ...(config.rules ?? [])]
  axe.reset()
  axe.configure({ ...config, rules })
  const off = rules.filter(({ enabled }) => enabled === false)
  const results = await axe.run(
    {
      include: document.body,
      exclude: [
        ...[".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"],
        ...(context?.exclude ?? []),
      ],
    },
    {
      ...options,
      rules: {
        ...Object.fromEntries(off.map(({ id }) => [id, { enabled: false }])),
        ...options.rules,
      },
    },
  )
  return results.violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    targets: nodes.map(({ target }) => target.join(" ")),
  }))
}
