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

test('the inline script stands alone: it runs from its text', () => {
  stopWatching()
  // Sees globals alone, as a script element does.
  new Function(startWatcher(BASE))()
  fail(SCRIPT)
  expect(screen.getByRole('alert')).toBeInTheDocument()
})
