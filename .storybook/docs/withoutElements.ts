import { isValidElement } from "react"
import type { ArgTypesEnhancer } from "storybook/internal/types"

/**
 * Gives no control to an argument that holds React elements or functions: as an object to edit it shows
 * their insides, which say nothing and break when they are changed.
 */
export const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const held = Object.keys(initialArgs).filter((name) => holdsElements(initialArgs[name]))
  // `children` that no prop declares is found in the arguments alone.
  const mute = held.map((name) => [name, { name, ...argTypes[name], control: false }] as const)
  return { ...argTypes, ...Object.fromEntries(mute) }
}

/** Whether it is, or holds, a React element or a function. */
export function holdsElements(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsElements)
  if (typeof value !== "object" || value === null) return typeof value === "function"
  return isValidElement(value) || Object.values(value).some(holdsElements)
}
