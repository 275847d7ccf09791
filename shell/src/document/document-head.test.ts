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
