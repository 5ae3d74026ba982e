/**
 * The mean of each pixel's neighbours within a radius, itself counted; at the edges of those that
 * there are. The time does not depend on the radius.
 */
export function boxMean(
  values: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
  radius: number,
): Float32Array {
  const across = runningMean(values, radius, {
    lines: height,
    length: width,
    step: 1,
    next: width,
  })
  return runningMean(across, radius, { lines: width, length: height, step: width, next: 1 })
}

function runningMean(
  values: Float32Array,
  radius: number,
  { lines, length, step, next }: { lines: number; length: number; step: number; next: number },
): Float32Array {
  const means = new Float32Array(values.length)
  for (let line = 0; line < lines; line += 1) {
    let [sum, count] = [0, 0]
    for (let place = -radius; place < length; place += 1) {
      const [enters, leaves] = [place + radius, place - radius - 1]
      if (enters < length) {
        sum += values[line * next + enters * step] ?? 0
        count += 1
      }
      if (leaves >= 0) {
        sum -= values[line * next + leaves * step] ?? 0
        count -= 1
      }
      if (place >= 0) means[line * next + place * step] = sum / count
    }
  }
  return means
}
