/** Family of the shop's own file, then a local font scaled to its metrics, then whatever there is. */
export const FONT_STACK =
  "'Golos Text','Golos Text Fallback',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** The shop's font; `swap` is harmless because the fallback takes the same place. */
export const fontFace = (url: string): string =>
  `@font-face{font-family:'Golos Text';font-weight:400 700;font-display:swap;src:url('${url}') format('woff2')}`

export const FALLBACK_FACE =
  "@font-face{font-family:'Golos Text Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto')}"
