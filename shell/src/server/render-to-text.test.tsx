/** @jest-environment node */
import { Suspense, use } from 'react'
import { renderToText } from './render-to-text'

const options = (changes = {}) => ({
  nonce: 'n0nce',
  signal: new AbortController().signal,
  problem: () => undefined,
  ...changes,
})
const Failing = (): never => {
  throw new Error('broken')
}
const never = new Promise<string>(() => undefined)
const Waiting = () => <b>{use(never)}</b>

test('a tree becomes its text, whole, in the letters that it has', async () => {
  expect(await renderToText(<p>Ручка</p>, options())).toBe('<p>Ручка</p>')
})

test('large pieces stand where they belong: no script moves them', async () => {
  const large = 'б'.repeat(200_000)
  const text = await renderToText(
    <Suspense fallback={<i>…</i>}>
      <p>{large}</p>
    </Suspense>,
    options(),
  )
  expect(text).toContain(`<p>${large}</p>`)
  expect(text).not.toContain('<script')
  expect(text).not.toContain('hidden')
})

test('what fails inside a boundary is told, and the rest is there', async () => {
  const problem = jest.fn()
  const text = await renderToText(
    <main>
      <p>Ручка</p>
      <Suspense fallback={<i>Не вышло</i>}>
        <Failing />
      </Suspense>
    </main>,
    options({ problem }),
  )
  expect(text).toContain('<p>Ручка</p>')
  expect(text).toContain('Не вышло')
  expect(problem.mock.calls[0]?.[0]).toMatchObject({ message: 'broken' })
})

test('what fails outside of every boundary fails the page', async () => {
  await expect(renderToText(<Failing />, options())).rejects.toThrow('broken')
})

test('a page that is given up ends, and its reason is told', async () => {
  // React notes that it was not done.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const problem = jest.fn()
  const abort = new AbortController()
  const text = renderToText(
    <Suspense fallback={<i>Ждём</i>}>
      <Waiting />
    </Suspense>,
    options({ signal: abort.signal, problem }),
  )
  setTimeout(() => abort.abort(new Error('too late')), 10)
  expect(await text).toContain('Ждём')
  expect(problem.mock.calls[0]?.[0]).toMatchObject({ message: 'too late' })
})
