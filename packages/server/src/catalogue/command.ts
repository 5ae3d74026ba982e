import { parseArgs } from "node:util"
import { CommandError, isParseError } from "../command-line/command-error.ts"
import { DEFAULT_FEED, isShopFeed } from "./feed-names.ts"

export const USAGE = `Usage: npm run catalogue -- import FILE [--feed NAME] [--allow-shrink]
FILE is a Google product feed: XML, TSV, CSV or JSON lines, plain or as gzip. It is the whole of
its feed: products that an earlier file of the feed named and this one does not are withdrawn.
  --feed NAME     whose feed it is, where there are several (default "${DEFAULT_FEED}");
                  1 to 40 of a-z, 0-9 and -
  --allow-shrink  take the file also if it leaves out more than half of the feed's products
The store is the one that DATA_DIR or DATABASE_URL names; the server may be running on it.`

export interface ImportCommand {
  /** As typed. */
  readonly file: string
  readonly feed: string
  readonly allowShrink: boolean
}

/**
 * Reads the parameters that follow `npm run catalogue --`.
 * @throws CommandError if they do not fit USAGE
 */
export function readCommand(parameters: readonly string[]): ImportCommand {
  const { values, positionals } = parsed(parameters)
  const [command, file, more] = positionals
  if (command === undefined) throw new CommandError("A command is missing.")
  if (command !== "import") throw new CommandError(`There is no command "${command}".`)
  if (!file) throw new CommandError("FILE is missing.")
  if (more !== undefined) throw new CommandError(`"${more}" is one parameter too many.`)
  const feed = values.feed ?? DEFAULT_FEED
  if (!isShopFeed(feed)) {
    throw new CommandError(
      `"${feed}" cannot be a feed's name: 1 to 40 of a-z, 0-9 and -, not demo.`,
    )
  }
  return { file, feed, allowShrink: values["allow-shrink"] ?? false }
}

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      options: { feed: { type: "string" }, "allow-shrink": { type: "boolean" } },
      allowPositionals: true,
    })
  } catch (cause) {
    if (!isParseError(cause)) throw cause
    throw new CommandError(cause.message, { cause })
  }
}
