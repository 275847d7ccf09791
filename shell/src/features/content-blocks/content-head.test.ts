import type { ContentAnswer } from '@prilavok/shared-kernel/contract'
import { contentCrumbs, contentHead } from './content-head'

const PATH = '/content/delivery'
const answer = (changes: Partial<ContentAnswer>, ...texts: string[]) =>
  ({
    TITLE: 'Доставка',
    TYPE: 'front_up',
    CODE: 'delivery',
    ITEMS: texts.map((text) => ({ type: 'paragraph', data: { text } })),
    ...changes,
  }) as ContentAnswer
const descriptionOf = (...texts: string[]) => contentHead(answer({}, ...texts), PATH).description

test('the first paragraph describes a page', () => {
  expect(descriptionOf('Возим по городу.', 'И по области.')).toBe('Возим по городу.')
  expect(descriptionOf()).toBeUndefined()
  expect(descriptionOf('')).toBeUndefined()
})

test('160 signs are shown as they are; of a longer text so many whole words as fit', () => {
  const fits = `${'слово '.repeat(26)}слог`
  expect(fits).toHaveLength(160)
  expect(descriptionOf(fits)).toBe(fits)
  expect(descriptionOf(`${fits}а`)).toBe(`${'слово '.repeat(26).trim()}…`)
  expect(descriptionOf(`Возим: ${'очень '.repeat(40)}`)).toMatch(/^Возим: (очень )*очень…$/)
})

test('of several addresses of a page search engines are told the one of its list', () => {
  expect(contentHead(answer({}), PATH).canonical).toBe('/content/front_up/delivery')
  for (const changes of [{ TYPE: undefined }, { CODE: undefined }])
    expect(contentHead(answer(changes as Partial<ContentAnswer>), PATH).canonical).toBe(PATH)
})

test('a page that is not there is kept from search engines; one that is on its way says nothing yet', () => {
  expect(contentHead(null, PATH)).toMatchObject({ robots: 'noindex' })
  expect(contentHead(undefined, PATH)).toEqual({ title: '' })
})

test('the way to a page is one step', () => {
  expect(contentCrumbs('Доставка', PATH)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, name: 'Доставка', item: PATH }],
  })
})

test('a page without a title has one of ours', () => {
  expect(contentHead(answer({ TITLE: '' }), PATH).title).toBe('Информация')
  expect(contentHead(answer({}), PATH).title).toBe('Доставка')
  expect(contentHead(null, PATH).title).toBe('Страница не найдена')
})

test('it is described by its first paragraph, wherever that stands', () => {
  const header = { type: 'header', data: { text: 'Зоны', level: 1 } } as const
  const paragraph = { type: 'paragraph', data: { text: 'Возим.' } } as const
  expect(contentHead(answer({ ITEMS: [header, paragraph] }), PATH).description).toBe('Возим.')
  expect(contentHead(answer({ ITEMS: [header] }), PATH).description).toBeUndefined()
})

test.each([
  [`${'а'.repeat(158)}, ${'б'.repeat(20)}`, `${'а'.repeat(158)}…`],
  [`${'а'.repeat(158)}. ${'б'.repeat(20)}`, `${'а'.repeat(158)}…`],
  [`${'а'.repeat(158)}; ${'б'.repeat(20)}`, `${'а'.repeat(158)}…`],
  [`${'а'.repeat(150)}\n${'б'.repeat(20)}`, `${'а'.repeat(150)}…`],
])('a cut text ends with a word, not with a sign', (text, description) => {
  expect(descriptionOf(text)).toBe(description)
})
