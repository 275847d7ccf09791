import { searchUrl } from '@prilavok/shared-kernel/router'
import { correctedSearch, readSearch } from './search-url'

const asked = (q: string, typed: string | null = null) => ({ q, typed })

test('[CAT-056] a suggestion that differs is shown in place of the query, with what was typed', () => {
  expect(correctedSearch(asked(',evfuf'), 'бумага')).toEqual({ q: 'бумага', typed: ',evfuf' })
})

test('[CAT-056] an equal suggestion, none, and a query that is a correction already change nothing', () => {
  for (const suggest of ['  БУМАГА ', 'бумага', '', null, undefined])
    expect(correctedSearch(asked('Бумага'), suggest)).toEqual(asked('Бумага'))
  expect(correctedSearch(asked('бумага', ',evfuf'), 'папка')).toEqual(asked('бумага', ',evfuf'))
})

test('the URL of a search reads back as the same search', () => {
  const url = new URL(searchUrl('папка & файл', ',evfuf'), 'http://shop')
  expect(url.pathname).toBe('/search')
  expect(readSearch(url.searchParams)).toEqual({ q: 'папка & файл', typed: ',evfuf' })
})
