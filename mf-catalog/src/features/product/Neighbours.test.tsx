import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Neighbours } from './Neighbours'
import type { NeighboursState } from './use-neighbours'

const onShow = jest.fn()
beforeEach(() => onShow.mockClear())

const show = (changes: Partial<NeighboursState> = {}) =>
  render(
    <>
      <Neighbours previous={1} next={3} loading={false} retry={undefined} {...changes} onShow={onShow} />
      <input aria-label="Количество" />
      <div data-photos="">
        <button type="button">Фото</button>
      </div>
      <button type="button">Прочее</button>
    </>,
  )
const button = (name: string) => screen.queryByRole('button', { name })
const previous = () => button('Предыдущий товар')
const next = () => button('Следующий товар')
const press = (
  key: string,
  { on = 'Прочее', ...init }: { on?: string; [modifier: string]: unknown } = {},
) => {
  const target = on === 'Количество' ? screen.getByLabelText(on) : (button(on) as HTMLElement)
  const event = createEvent.keyDown(target, { key, ...init })
  fireEvent(target, event)
  return event.defaultPrevented
}

test('the buttons lead to both sides', async () => {
  show()
  await userEvent.click(previous() as HTMLElement)
  await userEvent.click(next() as HTMLElement)
  expect(onShow.mock.calls).toEqual([[1], [3]])
})

test.each([
  ['first', { previous: undefined }, previous],
  ['last', { next: undefined }, next],
] as const)('at the %s product the button stays and does nothing', async (_which, changes, end) => {
  show(changes)
  expect(end()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(end() as HTMLElement)
  expect(onShow).not.toHaveBeenCalled()
})

test('buttons that lead somewhere are not disabled', () => {
  show()
  for (const end of [previous(), next()]) expect(end).not.toHaveAttribute('aria-disabled')
})

test('without a list there is nothing', () => {
  show({ previous: undefined, next: undefined })
  expect(previous()).not.toBeInTheDocument()
  expect(next()).not.toBeInTheDocument()
})

test('what follows and has not come is asked for again, also when nothing else is known', async () => {
  const retry = jest.fn()
  show({ previous: undefined, next: undefined, retry })
  await userEvent.click(button('Следующие товары не загрузились, повторить') as HTMLElement)
  expect(retry).toHaveBeenCalledTimes(1)
  expect(next()).not.toBeInTheDocument()
})

test.each([
  ['that fails', { retry: () => undefined }],
  ['that is on its way', { loading: true }],
])('with a next product in sight more %s is not told', (_which, changes) => {
  show(changes)
  expect(button('Следующие товары не загрузились, повторить')).not.toBeInTheDocument()
  expect(next()).not.toHaveAttribute('aria-busy')
})

test('while what follows is on its way the button is busy', () => {
  show({ next: undefined, loading: true })
  expect(next()).toHaveAttribute('aria-busy', 'true')
  expect(next()).not.toHaveAttribute('aria-disabled')
})

test('arrows lead to both sides, and do nothing else then', () => {
  show()
  expect(press('ArrowLeft')).toBe(true)
  expect(press('ArrowRight')).toBe(true)
  expect(onShow.mock.calls).toEqual([[1], [3]])
})

test('at the end of the list, and with other keys, they are the browser’s', () => {
  show({ next: undefined })
  expect(press('ArrowRight')).toBe(false)
  expect(press('ArrowDown')).toBe(false)
  expect(onShow).not.toHaveBeenCalled()
})

test.each(['Количество', 'Фото'])('in «%s» arrows already mean something', (on) => {
  show()
  expect(press('ArrowRight', { on })).toBe(false)
  expect(onShow).not.toHaveBeenCalled()
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s they are the browser’s', (key) => {
  show()
  expect(press('ArrowRight', { [key]: true })).toBe(false)
  expect(onShow).not.toHaveBeenCalled()
})

test('what is gone hears no keys', () => {
  const { unmount } = show()
  unmount()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(onShow).not.toHaveBeenCalled()
})
