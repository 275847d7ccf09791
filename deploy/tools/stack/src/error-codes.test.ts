import { FORWARD_ERRORS } from '@prilavok/edge/forward/api-error'
import { ERROR_TEXTS, SERVER_TEXT_CODES } from '@prilavok/shared-kernel/contract/error-texts'
import { apiErrors, lookupTexts } from '@prilavok/supplier-api/platform/errors'

const { lookup, badFields, ...plain } = apiErrors
const declaredErrors = [
  ...Object.values(plain).map((make) =>
    (make as (...args: unknown[]) => ReturnType<typeof lookup>)('x', 'x'),
  ),
  badFields({ phone: 'Укажите телефон' }),
  ...Object.keys(lookupTexts).map((code) => lookup(code as keyof typeof lookupTexts)),
]

test('the table of texts has each code that the API and the edge declare, and no other', () => {
  const declared = [...declaredErrors.map(({ code }) => code), ...Object.keys(FORWARD_ERRORS)]
  const known = [...Object.keys(ERROR_TEXTS), ...SERVER_TEXT_CODES]
  expect([...new Set(declared)].sort()).toEqual(known.sort())
})

test('an error whose text only the server can say carries one', () => {
  const own: readonly string[] = SERVER_TEXT_CODES
  for (const { code, answer } of declaredErrors)
    if (own.includes(code)) expect(answer.errors?.query_error).toMatch(/\S/)
})
