import { FORWARD_ERRORS } from '@prilavok/edge/forward/api-error'
import { ERROR_TEXTS, SERVER_TEXT_CODES } from '@prilavok/shared-kernel/contract/error-texts'
import { lookupTexts, refusals } from '@prilavok/supplier-api/platform/errors'

const { lookup, badFields, ...plain } = refusals
const apiErrors = [
  ...Object.values(plain).map((make) =>
    (make as (...args: unknown[]) => ReturnType<typeof lookup>)('x', 'x'),
  ),
  badFields({ phone: 'Укажите телефон' }),
  ...Object.keys(lookupTexts).map((code) => lookup(code as keyof typeof lookupTexts)),
]

test('the table of texts has each code that the API and the edge declare, and no other', () => {
  const declared = [...apiErrors.map(({ code }) => code), ...Object.keys(FORWARD_ERRORS)]
  const known = [...Object.keys(ERROR_TEXTS), ...SERVER_TEXT_CODES]
  expect([...new Set(declared)].sort()).toEqual(known.sort())
})

test('an error whose text only the server can say carries one', () => {
  const own: readonly string[] = SERVER_TEXT_CODES
  for (const { code, answer } of apiErrors)
    if (own.includes(code)) expect(answer.errors?.query_error).toMatch(/\S/)
})
