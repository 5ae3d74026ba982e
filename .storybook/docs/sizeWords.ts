/** What importing a component adds to an app that has the library's peers, in bytes. */
export interface ImportSize {
  gzip: number
  brotli: number
}

/** A size as the pages say it: "1.8 KB gzip, 1.6 KB brotli". */
export const sizeInWords = ({ gzip, brotli }: ImportSize): string =>
  `${inKilobytes(gzip)} KB gzip, ${inKilobytes(brotli)} KB brotli`

/** Kilobytes of 1024 bytes, with one decimal. */
export const inKilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)
