import { defaultLocale } from 'yup'

const SAMPLE = {
  length: 21,
  min: 2,
  max: 500,
  less: 5,
  more: 5,
  value: 'x',
  values: 'a',
  path: 'f',
  spec: {},
  type: 'string',
}
const rules = Object.entries(defaultLocale).flatMap(([type, texts]) =>
  Object.entries(texts ?? {}).map(([rule, text]) => [`${type}.${rule}`, text] as const),
)

test.each(rules)('%s says in Russian what is wrong, and names no field', (_rule, text) => {
  const said: unknown = typeof text === 'function' ? text(SAMPLE) : text
  expect(said).toMatch(/^[А-ЯЁ][^${}]*$/u)
})

test.each([
  ['length', 1, '1\u00a0символ'],
  ['length', 2, '2\u00a0символа'],
  ['length', 5, '5\u00a0символов'],
  ['min', 1, '1\u00a0символа'],
  ['min', 2, '2\u00a0символов'],
  ['min', 5, '5\u00a0символов'],
  ['max', 21, '21\u00a0символа'],
  ['max', 5, '5\u00a0символов'],
] as const)('a text that breaks %s %i is told of «%s»', (rule, count, counted) => {
  const said = defaultLocale.string?.[rule]
  expect(typeof said === 'function' && said({ ...SAMPLE, [rule]: count } as never)).toMatch(
    new RegExp(`^[А-Я][а-я ]+ ${counted}$`),
  )
})

test.each([
  ['length', 1, '1\u00a0позиция'],
  ['length', 2, '2\u00a0позиции'],
  ['length', 5, '5\u00a0позиций'],
  ['min', 1, '1\u00a0позиции'],
  ['min', 2, '2\u00a0позиций'],
  ['min', 5, '5\u00a0позиций'],
  ['max', 21, '21\u00a0позиции'],
  ['max', 5, '5\u00a0позиций'],
] as const)('a list that breaks %s %i is told of «%s»', (rule, count, counted) => {
  const said = defaultLocale.array?.[rule]
  expect(typeof said === 'function' && said({ ...SAMPLE, [rule]: count } as never)).toMatch(
    new RegExp(`^[А-Я][а-я ]+ ${counted}$`),
  )
})
