// @ts-check
/** @import { ContextObject, RunOptions, Spec } from "axe-core" */
/**
 * What a story may say of its check in `parameters.a11y`.
 * @typedef {object} A11yParameters
 * @property {boolean} [disable]
 * @property {"off" | "todo" | "error"} [test]
 * @property {ContextObject} [context]
 * @property {Spec} [config]
 * @property {RunOptions} [options]
 */
/** @typedef {{ rule: string, help: string, targets: string[] }} Violation */

/** Whether a story's parameters ask for it to be checked. @param {A11yParameters} a11y */
export function isChecked(a11y) {
  return a11y.disable !== true && a11y.test !== "off"
}

/**
 * Checks the page as it stands, as Storybook's accessibility panel would. It runs inside the page,
 * where axe is loaded already, so it may use nothing of this module.
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
      ...context,
      exclude: [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"].concat(
        // The types allow more shapes than a list of selectors; stories use only that.
        Array.isArray(context?.exclude) ? context.exclude.map(String) : [],
      ),
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
