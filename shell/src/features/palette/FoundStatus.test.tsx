import { createPalette, PaletteProvider } from '@prilavok/shared-kernel/palette'
import { renderWithKernel, shopPlan } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import { FoundStatus } from './FoundStatus'

const SEARCH = (shopPlan().routes ?? []).filter(({ path }) => path === '/search')

function show(count: number, { text = 'бум', routes = SEARCH } = {}) {
  const palette = createPalette({ field: () => null, close: () => undefined })
  const rendered = renderWithKernel(
    <PaletteProvider value={palette}>
      <FoundStatus text={text} />
    </PaletteProvider>,
    { plan: { routes } },
  )
  act(() => {
    for (let id = 0; id < count; id++)
      palette.register(`${id}`, { element: document.createElement('div'), enter: () => undefined })
  })
  return { ...rendered, palette }
}
const said = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')

test.each([
  [1, 'Ничего не найдено'],
  [2, 'Найдена 1 строка'],
  [3, 'Найдено 2 строки'],
  [6, 'Найдено 5 строк'],
])('of %i rows the search for everything is none: «%s»', (count, text) => {
  show(count)
  expect(said()).toBe(text)
})

test('without a page of results every row was found', () => {
  show(1, { routes: [] })
  expect(said()).toBe('Найдена 1 строка')
})

test('nothing is said before anything is typed, nor while answers are on their way', () => {
  const { unmount } = show(2, { text: '' })
  expect(said()).toBe('')
  unmount()
  const { palette } = show(2)
  let come: () => void = () => undefined
  act(() => {
    come = palette.wait()
  })
  expect(said()).toBe('')
  act(() => come())
  expect(said()).toBe('Найдена 1 строка')
})
