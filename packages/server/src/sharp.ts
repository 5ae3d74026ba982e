// The image library, without its cache of operations: no picture is made twice, and each thread that loads the
// library would turn the cache on again for all, which keeps up to 50 MB.
import sharp from "sharp"

sharp.cache(false)

export type { Metadata, Sharp } from "sharp"
export default sharp
