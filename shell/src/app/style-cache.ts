import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/**
 * On the style element that the server sends: the ids of its rules. Not emotion's own attribute: emotion moves what has that to the
 * end of the head, twice, and each time the browser calculates the styles of the whole page anew (100 ms on a slow telephone).
 */
const RULES_ATTRIBUTE = 'data-rules'

/**
 * No vendor prefixes: every browser that runs the bundles knows the plain properties (AMB-08), and a third of the styles in the
 * HTML would be prefixes. The same array for all pages: a server compiles each style once.
 */
const NO_PLUGINS: readonly StylisPlugin[] = Object.freeze([])
const OPTIONS = { key: 'c', stylisPlugins: NO_PLUGINS as StylisPlugin[] }

/** Emotion's cache of one rendering on the server. */
export const createStyleCache = (): EmotionCache =>
  Object.assign(createCache(OPTIONS), { compat: true as const })

/** The style element of what was rendered with a cache. */
export function styleTag({ inserted }: EmotionCache, nonce: string): string {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const ids = rules.map(([id]) => id).join(' ')
  const css = rules.map(([, rule]) => rule).join('')
  return rules.length ? `<style ${RULES_ATTRIBUTE}="${ids}" nonce="${nonce}">${css}</style>` : ''
}

/** Emotion's cache of the page in the browser: it knows the rules that the server has sent and adds its own behind them. */
export function adoptStyles({ document }: Window, nonce: string): EmotionCache {
  const sent = document.querySelector<HTMLStyleElement>(`style[${RULES_ATTRIBUTE}]`)
  const cache = createCache({
    ...OPTIONS,
    nonce,
    ...(sent?.parentElement && { container: sent.parentElement, insertionPoint: sent }),
  })
  for (const id of sent?.getAttribute(RULES_ATTRIBUTE)?.split(' ') ?? []) cache.inserted[id] = true
  return cache
}
