import { testShop } from '@prilavok/shared-kernel/testing'
import { applyHead, documentHead } from './document-head'

const shop = testShop({ NAME: 'Зелёная лавка', SEARCH_TITLE: '' })
const canonical = () =>
  document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute('href')
const structured = () => document.head.querySelectorAll('script[type="application/ld+json"]').length

const goTo = (path: string) => history.replaceState(null, '', path)

/** The document as the server has sent it for /product/77, hydrated. */
beforeEach(() => {
  goTo('/product/77')
  document.head.innerHTML =
    '<title>Ручка</title><link rel="canonical" href="https://shop.example/product/77">' +
    '<script type="application/ld+json">{}</script><script type="application/ld+json">{}</script>'
  applyHead(document, documentHead(shop, { title: 'Ручка', canonical: '/product/77' }))
})

test('what the server has said of the page stays while the page stays', () => {
  expect(document.title).toBe('Ручка — Зелёная лавка')
  expect(canonical()).toBe('https://shop.example/product/77')
  expect(structured()).toBe(2)
})

test('the next page has its own address, and nothing said of the first', () => {
  goTo('/product/7')
  applyHead(document, documentHead(shop, { title: 'Карандаш', canonical: '/product/7' }))
  expect(canonical()).toBe('/product/7')
  expect(structured()).toBe(0)
})

test('another query of the page, with no address of its own, takes away the address alone', () => {
  goTo('/product/77?filter=a')
  applyHead(document, documentHead(shop, { title: 'Ручка' }))
  expect(canonical()).toBeUndefined()
  expect(structured()).toBe(2)
})

test('a page without an address of its own has none', () => {
  goTo('/basket')
  applyHead(document, documentHead(shop, { title: 'Корзина' }))
  expect(canonical()).toBeUndefined()
  expect(structured()).toBe(0)
})

test('a page without a name has the shop’s title alone, by SEARCH_TITLE before NAME', () => {
  expect(documentHead(shop, { title: '' }).title).toBe('Зелёная лавка')
  expect(documentHead(shop, undefined).title).toBe('Зелёная лавка')
  const named = testShop({ NAME: 'Зелёная лавка', SEARCH_TITLE: 'Канцтовары оптом' })
  expect(documentHead(named, { title: 'Ручка' }).title).toBe('Ручка — Канцтовары оптом')
})

test('a page is described by itself, else by the shop, else by a text for all shops', () => {
  const described = testShop({ SEARCH_DESCRIPTION: 'Со склада' })
  expect(documentHead(described, { title: '', description: 'Ручки' }).description).toBe('Ручки')
  expect(documentHead(described, { title: '', description: '' }).description).toBe('Со склада')
  expect(documentHead(described, undefined)).toMatchObject({
    description: 'Со склада',
    robots: undefined,
    canonical: undefined,
  })
  expect(documentHead(testShop({ SEARCH_DESCRIPTION: '' }), undefined).description).toMatch(
    /^Интернет-магазин/,
  )
})

test('what search engines are told follows the page and is told once', () => {
  const content = (name: string) =>
    [...document.head.querySelectorAll(`meta[name="${name}"]`)].map((meta) => meta.getAttribute('content'))
  applyHead(document, documentHead(shop, { title: 'Ручка', description: 'Ручки', robots: 'noindex' }))
  expect([content('description'), content('robots')]).toEqual([['Ручки'], ['noindex']])
  applyHead(document, documentHead(shop, { title: 'Клей', description: 'Клеи', robots: 'noindex' }))
  expect([content('description'), content('robots')]).toEqual([['Клеи'], ['noindex']])
  applyHead(document, documentHead(shop, { title: 'Клей', description: 'Клеи' }))
  expect([content('description'), content('robots')]).toEqual([['Клеи'], []])
})

test('a title that is the same is left as it is', () => {
  const write = jest.spyOn(document, 'title', 'set')
  applyHead(document, documentHead(shop, { title: 'Ручка', canonical: '/product/77' }))
  expect(write).not.toHaveBeenCalled()
  applyHead(document, documentHead(shop, { title: 'Клей' }))
  expect(write).toHaveBeenCalledTimes(1)
  write.mockRestore()
})

test('an address that is another one replaces the first; there is one at most', () => {
  applyHead(document, documentHead(shop, { title: 'Ручка', canonical: '/product/78' }))
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
  expect(canonical()).toBe('/product/78')
})
