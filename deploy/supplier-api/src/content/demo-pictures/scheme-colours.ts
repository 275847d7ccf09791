/** Colours of a scheme (the design kit's tokens), for pictures that stand outside a themed page. */
export interface SchemeColours {
  accent: string
  onAccent: string
  /** Ground of a part of the page. */
  soft: string
  /** Tint of the illustrations (`manifest.json`) that goes with it. */
  tint: string
}

const colours = (accent: string, onAccent: string, soft: string, tint: string): SchemeColours => ({
  accent,
  onAccent,
  soft,
  tint,
})

const GREEN = colours('#047F4C', '#FFFFFF', '#ECF8F0', 'green')

const SCHEMES: Record<string, SchemeColours> = {
  green: GREEN,
  blue: colours('#0864CD', '#FFFFFF', '#EFF5FE', 'blue'),
  red: colours('#C3222A', '#FFFFFF', '#FFF1EF', 'red'),
  violet: colours('#5F4CCC', '#FFFFFF', '#F3F3FE', 'violet'),
  yellow: colours('#FECA21', '#281E06', '#FEF7D8', 'yellow'),
  purple: colours('#9B2B91', '#FFFFFF', '#FFEFFC', 'violet'),
}

/** @param scheme COLOR_SCHEME with or without `_gradient` (AMB-73) */
export const schemeColours = (scheme: string): SchemeColours =>
  SCHEMES[scheme.replace(/[_-]gradient$/, '')] ?? GREEN
