/** Colour schemes of a shop (000 §3). */
export const SCHEMES = ['green', 'blue', 'red', 'violet', 'yellow', 'purple'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Values for `data-scheme` and `data-variant` of `<html>`; no variant means solid fills. */
export interface Look {
  scheme: Scheme
  variant?: 'gradient'
}

/** The look that COLOR_SCHEME asks for: `green`, `red_gradient`, `red-gradient`; green for anything else (AMB-73). */
export const schemeOf = (colorScheme?: string | null): Look => {
  const [, name, variant] = /^([a-z]+?)([_-]gradient)?$/.exec(colorScheme?.trim().toLowerCase() ?? '') ?? []
  const scheme = SCHEMES.find((known) => known === name)
  if (!scheme) return { scheme: 'green' }
  return variant ? { scheme, variant: 'gradient' } : { scheme }
}
