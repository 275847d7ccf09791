import type { palette } from './palette'
import type { scale } from './scale'
import type { SchemeColors } from './scheme-colors'

/** Every custom property that the shell sets on `:root`. */
export type TokenName =
  | keyof typeof palette
  | keyof typeof scale
  | keyof SchemeColors
  | 'accent-fill'
  | 'accent-fill-hover'

/** `var(--name)` of a token, checked by the compiler; costs nothing at run time beside the string. */
export const token = <Name extends TokenName>(name: Name): `var(--${Name})` => `var(--${name})`
