import { expect, type Page, test } from '@playwright/test'
import { lookAt } from '../src/looking/look-at'

type Look = Parameters<typeof lookAt>[1]

const BASE =
  '<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0;font:14px/20px sans-serif}</style>'

/** A small page with a defect, what is said of it, and the same page without it. */
type Case = [name: string, look: Look, wrong: string, said: RegExp, right: string]

const strip = (entries: string, styles = '') =>
  `<nav style="display:flex;width:300px;overflow-x:auto;scrollbar-width:none;${styles}">${entries}</nav>`
const entries = (width: number) =>
  `<a href="#a" style="flex:none;width:${width}px;padding:8px">Заказы и счета</a>`.repeat(4)

const column = 'grid-row:1/span 2;grid-column:2'
const grid = (placed: string) =>
  `<div style="display:grid;grid-template-columns:minmax(0,1fr)"><p style="${placed}">Телефоны и адрес</p><p>Реквизиты организации</p></div>`

const fieldUnder = (margin: string) =>
  `<header style="position:sticky;top:0;height:100px;background:#fff">Шапка</header><style>html{scroll-padding-top:108px}input{scroll-margin-top:${margin}}</style>
  <div style="height:900px"></div><label for="f" style="display:block;height:20px;margin-bottom:6px">Фамилия</label><input id="f" style="height:36px"><div style="height:1500px"></div><button>Сохранить</button>`
const sheet = (margin: string) =>
  `<div role="dialog" style="position:fixed;inset:0;display:flex;flex-direction:column"><h2 style="margin:0;height:56px">Адрес</h2><div style="overflow:auto"><style>input{scroll-margin-top:${margin}}</style>
  <label for="f" style="display:block;height:20px">Улица</label><input id="f" style="height:36px"><div style="height:1500px"></div><button>Сохранить</button></div></div>`
const barred = (padding: string) =>
  `<style>html{scroll-padding-bottom:${padding}}</style><nav style="position:fixed;bottom:0;height:60px;width:100%;background:#eee">Главная</nav>${'<p style="height:150px"><button>В корзину</button></p>'.repeat(12)}`

const switchOf = (forced: string) =>
  `<style>input{appearance:none;width:34px;height:20px;background:#777;border:0}input::after{content:'';display:block;width:16px;height:16px;background:#fff}
  input:checked{background:#085}input:checked::after{transform:translateX(14px)}@media(forced-colors:active){${forced}}</style>
  <label><input type="checkbox" role="switch">Только активные</label>`
const SWITCH_OF_SYSTEM =
  'input{forced-color-adjust:none;background:ButtonText}input:checked{background:Highlight}input::after{background:ButtonFace}'
const segments = (count: string) =>
  `<style>label{padding:8px}small{color:#666}input{appearance:none;position:absolute}label:has(:checked){background:#fff}
  @media(forced-colors:active){label:has(:checked){background:Highlight;color:HighlightText;forced-color-adjust:none}${count}}</style>
  ${['Все', 'Подарки'].map((name, at) => `<label style="position:relative"><input type="radio" name="r"${at ? '' : ' checked'}>${name} <small>17</small></label>`).join('')}`
const chip = (forced: string) =>
  `<style>button{border:1px solid #999;background:#fff;height:32px}button[aria-pressed=true]{border-color:#085;background:#dfd}@media(forced-colors:active){${forced}}</style>
  <button aria-pressed="true">Найдены 12</button><button aria-pressed="false">Не найдены 3</button>`

const CASES: Case[] = [
  [
    'one text over another',
    'findDefects',
    '<p>Реквизиты</p><p style="margin-top:-28px">Контакты</p>',
    /^overlap: .*Реквизиты.*Контакты/,
    '<p>Реквизиты</p><p style="margin-top:-8px">Контакты</p>',
  ],
  [
    'a card that keeps the place of a wider layout',
    'findDefects',
    `<div style="display:grid;grid-template-columns:100px 100px"><p style="grid-area:1/1;width:160px;margin:0">Карта</p><p style="grid-area:1/2;margin:0">Телефоны</p></div>`,
    /^overlap of boxes: .*Карта.*Телефоны/,
    grid('grid-column:1'),
  ],
  [
    'a column of one letter a line',
    'findDefects',
    `<div style="width:600px"><div style="display:grid;grid-template-columns:minmax(0,1fr)"><p style="${column}">Телефоны, почта и адрес магазина, часы его работы и как до него добраться</p><p style="width:9px;overflow-wrap:anywhere">Реквизиты</p></div></div>`,
    /^narrower than «Реквизиты»/,
    grid(''),
  ],
  [
    'a text that is cut',
    'findDefects',
    '<p style="width:90px;overflow:hidden;white-space:nowrap">в ближайший рабочий день</p>',
    /^cut: .*рабочий день/,
    '<p style="width:90px;height:20px;overflow:hidden"><span>Заявки</span> <span>обрабатываются завтра</span></p>',
  ],
  [
    'a text that is shortened',
    'findDefects',
    '<p style="width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Соколова Анна Викторовна</p>',
    /^shortened without a title/,
    '<p title="Соколова Анна Викторовна" style="width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Соколова Анна Викторовна</p>',
  ],
  [
    'a text outside the window',
    'findDefects',
    '<body style="overflow-x:hidden"><p style="margin-left:-40px">Заказы</p>',
    /^outside the window: .*Заказы/,
    '<p style="position:absolute;width:1px;height:1px;overflow:hidden;margin-left:-40px">Заказы</p>',
  ],
  [
    'a form wider than a phone',
    'findDefects',
    '<form style="width:329px;height:40px"></form>',
    /^scrolls sideways by 9/,
    '<form style="width:320px;height:40px"></form>',
  ],
  [
    'a number torn from what it counts',
    'findDefects',
    '<p style="width:52px">папки и&nbsp;ещё 25</p>',
    /^alone on a line: 25/,
    '<p style="width:70px">папки и&nbsp;ещё&nbsp;25</p>',
  ],
  [
    'the number of a link on a line of its own',
    'findDefects',
    '<p style="width:100px"><a href="#a">Просмотренные <small>45</small></a></p>',
    /^alone on a line: 45/,
    '<p style="width:100px;display:grid;grid-template-columns:1fr"><span>Просмотрено</span><small>45</small></p>',
  ],
  [
    'the number of an order torn at its dash',
    'findDefects',
    '<h2 style="width:170px;font-size:18px">Повторить №&nbsp;1-000113</h2>',
    /^narrower than «1-000113»/,
    '<h2 style="width:120px;font-size:18px">Повторить <span style="white-space:nowrap">№ 1-000113</span></h2>',
  ],
  [
    'small targets beside each other',
    'findDefects',
    '<button style="width:16px;height:16px;padding:0;border:0">а</button><button style="width:16px;height:16px;padding:0;border:0">б</button>',
    /^target of 16×16/,
    '<button style="width:24px;height:24px;padding:0">а</button><button style="width:24px;height:24px;padding:0">б</button>',
  ],
  [
    'a strip of which four entries fit exactly',
    'findDefects',
    strip(entries(150)),
    /^hides entries without saying so/,
    strip(entries(140)),
  ],
  [
    'a strip without a shadow',
    'findDefects',
    strip(entries(100)),
    /^hides entries without saying so/,
    strip(entries(100), 'background:linear-gradient(to left,#ccc,transparent) 100% 0/20px 100% no-repeat'),
  ],
  [
    'a strip whose last entry stays faded',
    'findDefects',
    strip(entries(60), 'mask:linear-gradient(to left,transparent,#000 24px);padding:0 12px'),
    /^fades its last entry/,
    strip(entries(60), 'mask:linear-gradient(to left,transparent,#000 24px);padding:0 24px 0 12px'),
  ],
  [
    'a field whose label lies below a bar',
    'findCoveredFocus',
    fieldUnder('0'),
    /^its label stands under a bar: .*Фамилия/,
    fieldUnder('26px'),
  ],
  [
    'a field whose label lies below the head of a sheet',
    'findCoveredFocus',
    sheet('0'),
    /^its label stands under a bar: .*Улица/,
    sheet('20px'),
  ],
  [
    'a button below the bottom bar',
    'findCoveredFocus',
    barred('0'),
    /^focused under a bar: .*В корзину/,
    barred('68px'),
  ],
  [
    'a switch of one colour',
    'findInForcedColours',
    switchOf('input::after{display:none}'),
    /^(not seen|state is not seen) in forced colours/,
    switchOf(SWITCH_OF_SYSTEM),
  ],
  [
    'the count of the chosen segment',
    'findInForcedColours',
    segments(''),
    /^cannot be read in forced colours: .*17/,
    segments('label:has(:checked) small{color:inherit}'),
  ],
  [
    'a chosen chip like the others',
    'findInForcedColours',
    chip(''),
    /^state is not seen in forced colours: .*(Найдены|Не найдены)/,
    chip('button[aria-pressed=true]{background:Highlight;color:HighlightText;forced-color-adjust:none}'),
  ],
]

async function whatIsFound(page: Page, look: Look, body: string): Promise<string[]> {
  await page.emulateMedia({ forcedColors: look === 'findInForcedColours' ? 'active' : null })
  await page.setContent(BASE + body)
  return lookAt(page, look)
}

test('the look at pages finds each kind of defect, and nothing where there is none', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, look, wrong, said, right] of CASES)
    await test.step(name, async () => {
      expect(await whatIsFound(page, look, wrong), name).toEqual(
        expect.arrayContaining([expect.stringMatching(said)]),
      )
      expect(await whatIsFound(page, look, right), `${name}: mended`).toEqual([])
    })
})
