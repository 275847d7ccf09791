import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache, the same on the server and in the browser. No vendor prefixes: every browser that runs the bundles knows
 * the plain properties (AMB-08), and a third of the styles in the HTML would be prefixes.
 */
export const createStyleCache = (nonce: string): EmotionCache =>
  createCache({ key: 'c', nonce, stylisPlugins: [] })
