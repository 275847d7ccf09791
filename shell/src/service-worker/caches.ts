/** Files of releases, each immutable under its address. */
export const FILES = 'files'
/** The document that opens every page without a connection. */
export const DOCUMENT = 'document'
export const PICTURES = 'pictures'

/** Every cache that this worker uses: others were left by an earlier one. */
export const CACHES: readonly string[] = [FILES, DOCUMENT, PICTURES]
