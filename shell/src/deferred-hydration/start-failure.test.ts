import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EARLY_INPUT_GLOBAL, ROOT_ATTRIBUTE } from './early-input'
import { startWatcher, watchStart } from './start-failure'
import { earlyInput, leaveDocument, record } from './testing/server-page'

const BASE = '/parts/shell/1.0.0/'
const SCRIPT = `${BASE}main.1a2b.js`
const reload = jest.fn<void, []>()

let stopWatching: () => void

/** Watches with a location that can be loaded anew, which jsdom does not allow. */
const serve = () => {
  document.body.innerHTML = `<main><button type="button">В корзину</button></main><script src="${SCRIPT}" nonce="n0nce"></script><script src="/parts/mf-catalog/1.0.0/remoteEntry.js"></script>`
  record()
  const page = {
    document,
    location: { reload },
    addEventListener: (type: string, listener: EventListener) => {
      window.addEventListener(type, listener, true)
      stopWatching = () => window.removeEventListener(type, listener, true)
    },
    [EARLY_INPUT_GLOBAL]: earlyInput(),
  } as unknown as Window
  watchStart(page, EARLY_INPUT_GLOBAL, ROOT_ATTRIBUTE, BASE)
}
const scripts = (src: string) => document.querySelectorAll<HTMLScriptElement>(`script[src="${src}"]`)
const fail = (src: string) => [...scripts(src)].at(-1)?.dispatchEvent(new Event('error'))

beforeEach(() => {
  reload.mockClear()
  serve()
})
afterEach(() => {
  stopWatching()
  leaveDocument()
  document.documentElement.removeAttribute('data-hydrated')
})

test('a script of the shell that does not come is said; the retry loads it once more and loses nothing', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }))
  fail(SCRIPT)
  expect(screen.getByRole('alert')).toHaveTextContent('Магазин загрузился не полностью')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(scripts(SCRIPT)).toHaveLength(2)
  expect(scripts(SCRIPT)[1]?.nonce).toBe('n0nce')
  expect(earlyInput().actions.map(({ type }) => type)).toEqual(['click'])
  expect(reload).not.toHaveBeenCalled()
})

test('a retry that does not help offers to load the page anew', async () => {
  fail(SCRIPT)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  fail(SCRIPT)
  expect(screen.getByRole('alert')).toHaveTextContent('Магазин снова не загрузился')
  await userEvent.click(screen.getByRole('button', { name: 'Обновить страницу' }))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(scripts(SCRIPT)).toHaveLength(2)
})

test('several scripts that fail are one message; each is loaded once more', async () => {
  document.body.insertAdjacentHTML('beforeend', `<script src="${BASE}vendor.js"></script>`)
  fail(SCRIPT)
  fail(`${BASE}vendor.js`)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect([scripts(SCRIPT).length, scripts(`${BASE}vendor.js`).length]).toEqual([2, 2])
})

const throwAtStart = () =>
  window.dispatchEvent(new ErrorEvent('error', { filename: new URL(SCRIPT, document.baseURI).href }))

test('an error of the shell’s code as it starts is said in its own words: loading anew loses what was typed', async () => {
  throwAtStart()
  expect(screen.getByRole('alert')).toHaveTextContent('Магазин не запустился из-за ошибки в нём самом')
  expect(screen.getByRole('alert')).toHaveTextContent('нужно будет ввести ещё раз')
  expect(screen.getByRole('alert')).not.toHaveTextContent('сохранено')
  await userEvent.click(screen.getByRole('button', { name: 'Обновить страницу' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('code that fails because another file has not come: that file is said and loaded once more', async () => {
  throwAtStart()
  fail(SCRIPT)
  expect(screen.getByRole('alert')).toHaveTextContent('не пришла часть его файлов')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(scripts(SCRIPT)).toHaveLength(2)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['a script of another part', () => fail('/parts/mf-catalog/1.0.0/remoteEntry.js')],
  [
    'code of a browser’s extension',
    () => window.dispatchEvent(new ErrorEvent('error', { filename: 'extension://x.js' })),
  ],
  [
    'a picture',
    () => document.body.appendChild(document.createElement('img')).dispatchEvent(new Event('error')),
  ],
  [
    'the shell after the page is hydrated',
    () => {
      document.documentElement.dataset.hydrated = ''
      fail(SCRIPT)
    },
  ],
])('%s that fails says nothing here', (_what, happens) => {
  happens()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the message answers by itself, as a root of its own; its button sends no form', () => {
  fail(SCRIPT)
  expect(screen.getByRole('alert')).toHaveAttribute(ROOT_ATTRIBUTE, 'start-failure')
  expect(earlyInput().hydrated['start-failure']).toBe(true)
  expect(screen.getByRole('button', { name: 'Повторить' })).toHaveAttribute('type', 'button')
})

test('a script that is loaded once more keeps what its content is checked by', async () => {
  // jsdom does not know the property.
  Object.assign(scripts(SCRIPT)[0] ?? {}, { integrity: 'sha384-abc' })
  fail(SCRIPT)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(scripts(SCRIPT)[1]?.integrity).toBe('sha384-abc')
  expect(scripts(SCRIPT)[1]?.getAttribute('src')).toBe(SCRIPT)
})

test('the inline script stands alone: it runs from its text', () => {
  stopWatching()
  // Sees globals alone, as a script element does.
  new Function(startWatcher(BASE))()
  fail(SCRIPT)
  expect(screen.getByRole('alert')).toBeInTheDocument()
})
