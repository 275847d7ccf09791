import type { LineMatch } from '@prilavok/shared-kernel/contract'
import { LOOKUP_ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import { isCut } from '../../../model/list-form/is-cut'
import { listFormTexts } from '../../../model/list-form/texts'
import { addByCodeTexts } from '../texts'
import type { Found } from './code-row'

/** As many as can be looked through in a row. */
const MAX_OPTIONS = 5

/**
 * What a pasted line has become by what the server makes of it.
 * @param code of the line; '' for a name alone
 */
export function foundOfMatch(match: LineMatch, code: string): Found {
  const { BY, SURE, PRODUCTS } = match
  const [first] = PRODUCTS
  if (first && SURE === 'Y') return { state: 'product', product: first }
  const options = PRODUCTS.slice(0, MAX_OPTIONS)
  if (!first) return { state: 'unsure', text: LOOKUP_ERROR_TEXTS.no_product, options }
  if (first.UP_CODE_1C === code) return { state: 'unsure', text: addByCodeTexts.contradicted, options }
  const text = BY === 'name' ? listFormTexts.fit(options.length, isCut(match)) : LOOKUP_ERROR_TEXTS.no_product
  return { state: 'unsure', text, options }
}
