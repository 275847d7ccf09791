import { fallbackFaces } from './font-face'
import { palette } from './palette'
import { reset } from './reset'
import { scale } from './scale'
import { schemeColors } from './scheme-colors'
import { SCHEMES, type Scheme } from './scheme-of'

const declarations = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

const schemeRule = (scheme: Scheme): string => {
  const colors = schemeColors[scheme]
  const selector = scheme === 'green' ? ':root,[data-scheme=green]' : `[data-scheme=${scheme}]`
  const fill = { 'accent-fill': colors.accent, 'accent-fill-hover': colors['accent-hover'] }
  return `${selector}{${declarations({ ...colors, ...fill })}}`
}

const GRADIENT =
  '[data-variant=gradient]{--accent-fill:var(--gradient);--accent-fill-hover:var(--gradient-hover)}'

/** Durations of the kit under «reduce motion» (§9). */
const STILL =
  '@media (prefers-reduced-motion:reduce){:root{--t-instant:.01ms;--t-fast:.01ms;--t-base:.01ms;--t-slow:.01ms}}'

/** Custom properties of looks, for `<html>` or for any element with `data-scheme` and `data-variant`. */
export const lookCss = (schemes: readonly Scheme[] = SCHEMES): string =>
  [...schemes.map(schemeRule), GRADIENT].join('')

/**
 * The global style sheet that the edge writes into the first HTML: fallback fonts, custom properties of all looks, reset.
 * The look is chosen by `data-scheme` and `data-variant` on `<html>` (schemeOf).
 * @param schemes which schemes to write; a page needs only its own. @default all six
 */
export const globalCss = (schemes: readonly Scheme[] = SCHEMES): string =>
  [
    fallbackFaces(),
    `:root{${declarations(palette)}${declarations(scale)}}`,
    lookCss(schemes),
    STILL,
    reset,
  ].join('')

export { schemeColors } from './scheme-colors'
