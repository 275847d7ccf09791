export { FONT } from './font-face'
export { media } from './media'
export { type Look, SCHEMES, type Scheme, schemeOf } from './scheme-of'
export { type TokenName, token } from './tokens'
