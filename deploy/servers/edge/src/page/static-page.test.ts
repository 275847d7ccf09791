import { type StaticPage, staticPage } from './static-page'

const RETRY = '<p><a href="">Попробовать снова</a></p>'
const HOME = '<p><a href="/">Открыть магазин</a></p>'

const plain = (html: string) => html.replaceAll('\u00a0', ' ')

test.each<[StaticPage, string, string, string]>([
  ['noConnection', 'Нет соединения с сервером.', 'Пожалуйста, попробуйте позже', RETRY],
  ['repair', 'Ведутся технические работы', 'Магазин скоро откроется. Пожалуйста, попробуйте позже', ''],
  ['noRelease', 'Магазин ещё не открыт', 'Пожалуйста, попробуйте позже', RETRY],
  [
    'noScripts',
    'Для этого нужен JavaScript',
    'Ничего не отправлено. Включите JavaScript в настройках браузера, а старый браузер обновите, вернитесь на страницу и повторите.',
    '',
  ],
  [
    'overrideOver',
    'Ссылка на выбранные версии не действует',
    'Её срок истёк, она для другого магазина или скопирована не целиком. Этот браузер получает обычные версии. Попросите новую ссылку у того, кто прислал эту.',
    HOME,
  ],
  [
    'unknownShop',
    'Магазин не найден',
    'По этому адресу магазина нет. Проверьте, правильно ли он написан.',
    '',
  ],
])('%s says what happened and offers what may help', (page, title, line, link) => {
  const html = plain(staticPage(page, 'abc'))
  expect(html).toContain(`<title>${title}</title>`)
  expect(html.split('<main>')[1]).toBe(`<h1>${title}</h1><p>${line}</p>${link}</main></body></html>`)
})

test('it is a Russian document that fits a phone and that no search engine lists', () => {
  const html = staticPage('repair', 'abc')
  expect(html).toMatch(/^<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>/)
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('its style carries the number of the answer, which lets the policy of the page through', () =>
  expect(staticPage('repair', 'n-1')).toMatch(/<style nonce="n-1">body\{[^<]*\}<\/style><\/head>/))
