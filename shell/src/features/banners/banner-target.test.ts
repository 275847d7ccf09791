import { bannerTarget } from './banner-target'

const hasRoute = (path: string) => /^\/(catalog-list|search)\b/.test(path)

test.each([
  ['/catalog-list', { to: '/catalog-list' }],
  ['/search?q=ручка#top', { to: '/search?q=%D1%80%D1%83%D1%87%D0%BA%D0%B0#top' }],
  ['https://shop.localhost/catalog-list', { to: '/catalog-list' }],
  ['http://shop.localhost/catalog-list', { to: '/catalog-list' }],
  ['https://partner.example/offer?id=1', { href: 'https://partner.example/offer?id=1' }],
  ['//partner.example/offer', { href: 'https://partner.example/offer' }],
  ['/upload/catalogue.pdf', { href: '/upload/catalogue.pdf' }],
  ['/no-such-page', undefined],
  ['https://', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,1', undefined],
  ['/upload/catalogue.pdf/more', undefined],
  ['/upload.pdf/', undefined],
  ['/upload/catalogue.pdf?v=2', { href: '/upload/catalogue.pdf?v=2' }],
  ['/upload/.', undefined],
  ['catalog-list', { to: '/catalog-list' }],
  ['xhttps://shop.localhost/catalog-list', undefined],
  ['ftp://partner.example/', undefined],
  ['', undefined],
  [null, undefined],
])('a banner with the link %s leads to %j', (link, target) =>
  expect(bannerTarget(link, 'shop.localhost', hasRoute)).toEqual(target),
)
