import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { filterDraft } from '../../../testing/filter-draft'
import { CountsFailed } from './CountsFailed'
import type { FilterDraft } from './use-filter-draft'

const show = (changes: Partial<FilterDraft>) =>
  renderWithKernel(<CountsFailed draft={filterDraft(changes)} />)
const error = new Error('broken')

test('without an error there is nothing', () => {
  expect(show({ error: null }).container).toBeEmptyDOMElement()
})

test.each([
  ['of before are known', filterDraft().answer, /^Посчитать не\sполучилось, отмеченное сохранено/],
  ['are not known', undefined, /^Фильтры не загрузились\./],
])('where counts %s that is said, with the reason and another try', async (_what, answer, words) => {
  const retry = jest.fn()
  show({ error, answer, retry })
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test.each([true, false])('while they are asked for again the button is busy: %s', (asking) => {
  show({ error, asking })
  expect(screen.getByRole('button', { name: 'Повторить' }).hasAttribute('aria-busy')).toBe(asking)
})
