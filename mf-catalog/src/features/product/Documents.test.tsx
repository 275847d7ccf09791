import type { Certificate } from '@prilavok/shared-kernel/contract'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Documents } from './Documents'

const certificates = (count: number): Certificate[] =>
  Array.from({ length: count }, (_, at) => ({
    ID: at + 1,
    NAME: `Сертификат № ${at + 1}`,
    PATH: `/upload/${at + 1}.pdf`,
    SIZE: 421_888,
    TYPE: 'pdf',
  }))
const onAll = jest.fn()
const show = (count: number) => render(<Documents certificates={certificates(count)} onAll={onAll} />)
const all = () => screen.queryByRole('link', { name: /^Все документы/ })

test('without any there is no heading', () => {
  expect(show(0).container).toBeEmptyDOMElement()
})

test.each([
  [1, 1, false],
  [3, 3, false],
  [4, 3, true],
])('of %i there stand %i; the others are led to: %s', (count, shown, led) => {
  show(count)
  const block = within(screen.getByRole('region', { name: 'Документы' }))
  expect(block.getAllByRole('listitem')).toHaveLength(shown)
  expect(all() !== null).toBe(led)
})

test('the link to all of them says how many, and shows them', async () => {
  show(5)
  expect(all()).toHaveTextContent('Все документы, 5')
  await userEvent.click(all() as HTMLElement)
  expect(onAll).toHaveBeenCalledTimes(1)
})
