import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PastedList } from '../../model/parsing/pasted-line'
import { FILTERS, type RowFilter } from './model/count-states'
import type { Preview } from './model/use-preview'
import { PreviewHead } from './PreviewHead'

const NOTHING = Object.fromEntries(FILTERS.map((filter) => [filter, 0])) as Record<RowFilter, number>
function renderHead(
  counts: Partial<typeof NOTHING>,
  list: Partial<PastedList> = {},
  filter: RowFilter = 'all',
) {
  const [append, onFilter] = [jest.fn(), jest.fn()]
  const preview: Partial<Preview> = { counts: { ...NOTHING, ...counts }, append }
  render(
    <PreviewHead
      {...{ preview: preview as Preview, filter, onFilter }}
      list={{ lines: [], skipped: [], cut: 0, tooLong: false, ...list }}
    />,
  )
  return { append, onFilter }
}
const chips = () => within(screen.getByRole('group', { name: 'Показать строки' })).getAllByRole('button')
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ')

test('the states that rows have are counted, and filter them', async () => {
  const { onFilter } = renderHead({ all: 6, ready: 2, choose: 1, missing: 3 }, {}, 'choose')
  expect(chips().map(({ textContent }) => plain(textContent))).toEqual([
    'Все 6',
    'Готово 2',
    'Выбрать 1',
    'Не найдено 3',
  ])
  expect(chips().map((chip) => chip.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'true',
    'false',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Не найдено 3' }))
  expect(onFilter.mock.calls).toEqual([['missing']])
})

test('an empty list has the chip of all rows', () => {
  renderHead({})
  expect(chips().map(({ textContent }) => plain(textContent))).toEqual(['Все 0'])
})

test('each state but the one that ends by itself has its sign', () => {
  renderHead(Object.fromEntries(FILTERS.map((filter) => [filter, 1])))
  const signs = chips().map((chip) => [
    chip.textContent?.split(' 1')[0],
    chip.querySelector('path')?.getAttribute('d'),
  ])
  expect(signs.filter(([, sign]) => !sign).map(([name]) => name)).toEqual(['Все', 'Проверяем'])
  const signOf = Object.fromEntries(signs)
  expect(signOf.Повтор).not.toBe(signOf.Недоступно)
})

test.each([
  [{ all: 3, ready: 3 }, /^Строки сопоставлены по\sкоду и\sназванию\.$/],
  [{ all: 3, ready: 2, missing: 1 }, /названию\. 1\sстрока ждёт решения\.$/],
  [{ all: 6, ready: 1, resolving: 3, choose: 2 }, /названию\. 2\sстроки ждут решения\.$/],
])('of %j it is said how many wait for the buyer', (counts, text) => {
  renderHead(counts)
  expect(screen.getByText(text)).toBeVisible()
})

test('what came of all rows is announced once it is known', () => {
  renderHead({ all: 6, ready: 4, duplicate: 2 })
  expect(screen.getByRole('status')).toHaveTextContent(/^готово: 4, повтор: 2$/)
})
test('until then nothing is', () => {
  renderHead({ all: 6, ready: 4, resolving: 2 })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('lines that were skipped can be taken, and what has no room is told', async () => {
  const skipped = [{ number: 9, text: '184302' }]
  const { append } = renderHead({}, { skipped, cut: 2 })
  expect(screen.getByText(/Ещё 2 строки/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Взять и\sих$/ }))
  expect(append.mock.calls).toEqual([[skipped]])
})
