import { act, screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

const region = () => document.querySelector<HTMLElement>('[role=status][aria-live=polite]') as HTMLElement

/** Every text that the region has said since. */
function listen(): string[] {
  const said: string[] = []
  const watcher = new MutationObserver(() => {
    const text = region().textContent ?? ''
    if (text) said.push(text.replace(/\s/g, ' '))
  })
  watcher.observe(region(), { childList: true, characterData: true, subtree: true })
  return said
}
/** The shop once its announcer listens. */
async function start(options: Parameters<typeof renderApp>[0] = {}) {
  const rendered = renderApp(options)
  pass(1000)
  await act(async () => void (await import('./follow-basket')))
  return rendered
}
const waitForPause = async () => {
  pass(200)
  await act(async () => undefined)
}

test('a change of the basket is told to screen readers with count and sum by the shop’s precision', async () => {
  const { kernel } = await start({ shop: { PRICE_TYPE: 28 } })
  act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 8, SUM: 28_476.6 }))
  pass(200)
  expect(screen.getByText('Корзина: 8 товаров, 28 476,60 ₽')).toHaveAttribute('aria-live', 'polite')
  act(() => kernel.bus.emit('basket:changed', { basket: 'loyalty', CNT: 1, SUM: 140 }))
  pass(200)
  expect(screen.getByText('Бонусная корзина: 1 товар, 140 Б')).toBeInTheDocument()
})

test('what was done and what the basket holds are one announcement, whichever comes first', async () => {
  const { kernel } = await start({ shop: { PRICE_TYPE: 28 } })
  const said = listen()
  act(() => {
    kernel.notices.show({ text: '«Ручка» в корзине: 3', saidBy: 'basket' })
    kernel.bus.emit('basket:changed', { basket: 'main', CNT: 1, SUM: 30 })
  })
  await waitForPause()
  expect(said).toEqual(['«Ручка» в корзине: 3. Корзина: 1 товар, 30,00 ₽'])
  act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 2, SUM: 60 }))
  act(() => void kernel.notices.show({ text: 'Товары заказа добавлены в корзину', saidBy: 'basket' }))
  await waitForPause()
  expect(said.slice(1)).toEqual(['Товары заказа добавлены в корзину. Корзина: 2 товара, 60,00 ₽'])
})

test('a change that left the basket as it was says nothing; the same text is said again when it happens again', async () => {
  const { kernel } = await start({ shop: { PRICE_TYPE: 28 } })
  const said = listen()
  act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 0, SUM: 0 }))
  await waitForPause()
  expect(said).toEqual([])
  const undo = () => {
    act(() => void kernel.notices.show({ text: 'Отменено: 2 позиции', saidBy: 'basket' }))
    return waitForPause()
  }
  await undo()
  pass(5000)
  await undo()
  expect(said).toEqual(['Отменено: 2 позиции', 'Отменено: 2 позиции'])
})

test('a notice of something else says itself', async () => {
  const { kernel } = await start()
  const said = listen()
  act(() => void kernel.notices.show({ text: 'Код скопирован' }))
  await waitForPause()
  expect(said).toEqual([])
  expect(screen.getByText('Код скопирован').parentElement).toHaveAttribute('role', 'status')
})
