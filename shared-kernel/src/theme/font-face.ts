/** The shop's own font. No rule of the style sheet declares it: scripts add it when the page stands (`shell/src/document/font.ts`). */
export const FONT = { family: 'Golos Text', weight: '400 700' }

/** The shop's own font, then local fonts scaled to its metrics, then whatever there is. */
export const FONT_STACK =
  "'Golos Text','Golos Text Arial','Golos Text Roboto',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** Ascent and descent of Golos Text in per cent of the font size. */
const METRICS = { ascent: 98, descent: 22 }

interface Fallback {
  family: string
  /** `local()` names of the weight, most common first. */
  names: readonly string[]
  weight: number
  /** Width of Golos Text against this font on names and prices of goods, in per cent (fonts/README.md). */
  width: number
}

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold']
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold']

const FALLBACKS: readonly Fallback[] = [
  { family: 'Golos Text Arial', names: ARIAL, weight: 400, width: 104.4 },
  { family: 'Golos Text Arial', names: ARIAL, weight: 500, width: 105.3 },
  { family: 'Golos Text Arial', names: ARIAL_BOLD, weight: 600, width: 100.9 },
  { family: 'Golos Text Arial', names: ARIAL_BOLD, weight: 700, width: 101.9 },
  { family: 'Golos Text Roboto', names: ['Roboto', 'Roboto-Regular'], weight: 400, width: 104.7 },
  { family: 'Golos Text Roboto', names: ['Roboto Medium', 'Roboto-Medium'], weight: 500, width: 105 },
  { family: 'Golos Text Roboto', names: ROBOTO_BOLD, weight: 600, width: 105 },
  { family: 'Golos Text Roboto', names: ROBOTO_BOLD, weight: 700, width: 106.1 },
]

const percent = (part: number): string => `${Math.round(part * 10) / 10}%`

const fallbackFace = ({ family, names, weight, width }: Fallback): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:${names.map((name) => `local('${name}')`).join()};` +
  `size-adjust:${percent(width)};ascent-override:${percent((METRICS.ascent / width) * 100)};` +
  `descent-override:${percent((METRICS.descent / width) * 100)};line-gap-override:0%}`

/** The local fonts that keep the place of the shop's own until it comes, so that nothing shifts. */
export const fallbackFaces = (): string => FALLBACKS.map(fallbackFace).join('')
