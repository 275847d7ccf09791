import { ApiError, errorText, GENERIC_ERROR } from '@prilavok/shared-kernel/errors'
import { LOOKUP_ERRORS } from '../testing/lookup-errors'
import { isLookupError, lookupErrorText } from './lookup-error'

const answered = (CODE?: string) =>
  new ApiError({
    ...{ kind: 'answer', status: 400, statusText: 'Bad Request', path: '/' },
    answer: { errors: CODE === undefined ? {} : { CODE } },
  })

test.each(LOOKUP_ERRORS)('%s is said of the product, in its own words', (code, text) => {
  expect(isLookupError(answered(code))).toBe(true)
  expect(lookupErrorText(answered(code))).toBe(text)
})

test.each(['something_new', 'toString', ''])(
  'a code «%s» that is not listed has the generic text',
  (code) => {
    expect(isLookupError(answered(code))).toBe(false)
    expect(lookupErrorText(answered(code))).toBe(GENERIC_ERROR)
  },
)

test('without a code the look-up itself has failed, and says why as any call does', () => {
  const noConnection = new ApiError({ kind: 'network', status: 0, statusText: '', path: '/', answer: {} })
  for (const error of [noConnection, answered()]) {
    expect(isLookupError(error)).toBe(false)
    expect(lookupErrorText(error)).toBe(errorText(error))
  }
  expect(lookupErrorText(noConnection)).not.toBe(GENERIC_ERROR)
  expect(isLookupError(new Error('Сбой'))).toBe(false)
})
