import { Link } from '@prilavok/shared-kernel/router'
import { act, screen } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const idle: (() => void)[] = []
const section = { default: () => <h1>Ручки</h1> }

beforeEach(() => {
  idle.length = 0
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    cancelIdleCallback: () => undefined,
  })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
  Reflect.deleteProperty(navigator, 'connection')
})

const runIdle = () =>
  act(async () => {
    for (const work of idle.splice(0)) work()
  })

test('the code of the product page is loaded in idle time once a list stands there', async () => {
  const product = jest.fn(async () => ({ default: () => null }))
  renderApp({
    path: '/catalog/12',
    modules: { 'mf-catalog/./SectionPage': section, 'mf-catalog/./ProductPage': product },
  })
  expect(await screen.findByRole('heading', { name: 'Ручки' })).toBeInTheDocument()
  expect(product).not.toHaveBeenCalled()
  await runIdle()
  expect(product).toHaveBeenCalledTimes(1)
})

test('code that could not be loaded ahead is asked for anew when its page opens', async () => {
  const product = jest
    .fn(async (): Promise<object> => ({ default: () => <h1>Ручка</h1> }))
    .mockRejectedValueOnce(new Error('offline'))
  const list = { default: () => <Link to="/product/77">Ручка</Link> }
  renderApp({
    path: '/catalog/12',
    modules: { 'mf-catalog/./SectionPage': list, 'mf-catalog/./ProductPage': product },
  })
  const link = await screen.findByRole('link', { name: 'Ручка' })
  await runIdle()
  // The page suspends: the click is awaited with what it starts.
  await act(async () => link.click())
  expect(await screen.findByRole('heading', { name: 'Ручка' })).toBeInTheDocument()
  expect(product).toHaveBeenCalledTimes(2)
})

test('a buyer who saves data loads no code ahead', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const product = jest.fn(async () => ({ default: () => null }))
  renderApp({
    path: '/catalog/12',
    modules: { 'mf-catalog/./SectionPage': section, 'mf-catalog/./ProductPage': product },
  })
  await screen.findByRole('heading', { name: 'Ручки' })
  await runIdle()
  expect(product).not.toHaveBeenCalled()
})

test('the code of calls is loaded in idle time, too, but not where the buyer saves data', async () => {
  const { kernel } = renderApp({ path: '/catalog/12', modules: { 'mf-catalog/./SectionPage': section } })
  const warm = jest.spyOn(kernel.api, 'warm')
  expect(await screen.findByRole('heading', { name: 'Ручки' })).toBeInTheDocument()
  expect(warm).not.toHaveBeenCalled()
  await runIdle()
  expect(warm).toHaveBeenCalled()
})
