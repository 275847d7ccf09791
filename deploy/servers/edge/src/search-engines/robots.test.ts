import type { PlannedRoute } from '@prilavok/shared-kernel/contract'
import { robotsText } from './robots'

const route = (path: string, access = 'customer') => ({ path, access }) as PlannedRoute

test('calls and pages of customers are nobody’s to find, each by its shortest rule', () =>
  expect(
    robotsText(
      [
        route('/cabinet/orders/:id'),
        route('/cabinet/orders'),
        route('/cabinet'),
        route('/cabinets'),
        route('/favourites'),
        route('/favourites'),
        route('/catalog', 'anyone'),
      ],
      'https://shop.example',
    ),
  ).toBe(
    [
      'User-agent: *',
      'Disallow: /cabinet',
      'Disallow: /cabinets',
      'Disallow: /favourites',
      'Disallow: /v1/',
      'Disallow: /v2/',
      'Disallow: /v3/',
      'Disallow: /v4/',
      '',
      'Sitemap: https://shop.example/sitemap.xml',
      '',
    ].join('\n'),
  ))
