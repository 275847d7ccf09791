import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/**
 * No vendor prefixes: every browser that runs the bundles knows the plain properties (AMB-08), and a third of the styles in the
 * HTML would be prefixes. The same array for all pages: a server compiles each style once.
 */
const NO_PLUGINS: readonly StylisPlugin[] = Object.freeze([])

/** Emotion's cache, the same on the server and in the browser. */
export const createStyleCache = (nonce: string): EmotionCache =>
  createCache({ key: 'c', nonce, stylisPlugins: NO_PLUGINS as StylisPlugin[] })
