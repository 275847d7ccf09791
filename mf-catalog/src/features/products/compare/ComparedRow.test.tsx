import { render, screen } from '@testing-library/react'
import { ComparedRow } from './ComparedRow'

const show = (differs?: boolean[]) => {
  render(
    <table>
      <tbody>
        <ComparedRow
          title="Цвет"
          columns={[1, 2, 3]}
          cells={['синий', 'красный', 'синий']}
          differs={differs}
        />
      </tbody>
    </table>,
  )
  return screen.getAllByRole('cell')
}
const texts = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent)
const marked = (cells: HTMLElement[], name: string) => cells.map((cell) => cell.hasAttribute(name))

test('a row has its name and a cell a column, the first one being the product that is looked at', () => {
  const cells = show()
  expect(screen.getByRole('rowheader', { name: 'Цвет' })).toBeVisible()
  expect(texts(cells)).toEqual(['синий', 'красный', 'синий'])
  expect(marked(cells, 'data-current')).toEqual([true, false, false])
  expect(marked(cells, 'data-differs')).toEqual([false, false, false])
})

test('what differs is marked, and said', () => {
  const cells = show([false, true, false])
  expect(texts(cells)).toEqual(['синий', 'отличается: красный', 'синий'])
  expect(marked(cells, 'data-differs')).toEqual([false, true, false])
  expect(cells.map((cell) => cell.querySelectorAll('.dot').length)).toEqual([0, 1, 0])
})
