// @ts-check
// Prints how many stories there are, how many have play functions, and how much these assert.
import process from "node:process"
import { readStoryFiles } from "./lib/story-files.mjs"

const files = readStoryFiles()
const stories = files.flatMap((file) => file.stories)
const assertions = files.reduce((sum, file) => sum + file.assertions, 0)
process.stdout.write(
  `${stories.length} stories in ${files.length} files, ` +
    `${stories.filter(({ play }) => play).length} with a play function, ${assertions} assertions\n`,
)
