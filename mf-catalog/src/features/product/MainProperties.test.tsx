import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MainProperties } from './MainProperties'

const onAll = jest.fn()
const show = (count: number, whole = false) =>
  render(
    <MainProperties
      properties={Array.from({ length: count }, (_, at) => ({
        CODE: `${at}`,
        TITLE: `Свойство ${at + 1}`,
        VALUE: `значение ${at + 1}`,
      }))}
      whole={whole}
      onAll={onAll}
    />,
  )
const titles = () => screen.getAllByRole('term')
const all = () => screen.queryByRole('link', { name: 'Все свойства' })

test('a product without properties has no heading for them', () => {
  expect(show(0).container).toBeEmptyDOMElement()
})

test.each([
  [7, false, 7, false],
  [8, false, 7, true],
  [9, true, 9, false],
])('of %i properties, whole: %s, there stand %i; the others are led to: %s', (count, whole, shown, led) => {
  show(count, whole)
  expect(screen.getByRole('heading', { level: 2, name: 'Основное' })).toBeVisible()
  expect(titles()).toHaveLength(shown)
  expect(screen.getByText('значение 7')).toBeVisible()
  expect(all() !== null).toBe(led)
})

test('the link to all of them shows them', async () => {
  show(8)
  await userEvent.click(all() as HTMLElement)
  expect(onAll).toHaveBeenCalledTimes(1)
})
