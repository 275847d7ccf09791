import { fireEvent, screen, within } from '@testing-library/react'
import { openConsole } from '../../testing/open-console'
import { BLUE, GREEN } from '../../testing/some-world'
import { localInputValue } from '../model/time'
import { texts } from '../texts'

const DAY_MS = 24 * 3_600_000
const yesterday = () => localInputValue(new Date(Date.now() - DAY_MS))
const row = (part: string) => screen.getByRole('row', { name: new RegExp(`^${part}`) })

test('the plan of then stands beside the one of now, with what is different', async () => {
  await openConsole(`/past?shop=${GREEN}&at=${yesterday()}`, {
    begunAt: Date.now() - 2 * DAY_MS,
    changes: [{ kind: 'rollout', shop: GREEN, part: 'mf-catalog', version: '1.1.0', share: 10 }],
  })
  expect(await screen.findByText(/^Отличий от\sсегодняшнего: 1$/)).toBeVisible()
  const cells = within(row('mf-catalog'))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(cells).toEqual(['1.0.0', expect.stringMatching(/^1\.0\.0 → 1\.1\.0 \(10\s%\)$/), 'изменилось'])
  expect(row('mf-basket')).toHaveTextContent('без изменений')
})

test('another supplier and another time are asked for; before the first rule there was nothing', async () => {
  const { user, network } = await openConsole(`/past?shop=${GREEN}&at=${yesterday()}`, {
    begunAt: Date.now() - 2 * DAY_MS,
  })
  expect(await screen.findByText(/^Отличий от\sсегодняшнего: 0$/)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Поставщик' }), 'Офис-Синий')
  await screen.findByText(/^Отличий/)
  fireEvent.change(screen.getByLabelText('Время'), { target: { value: '2020-01-01T10:00' } })
  expect(await screen.findByText('Тогда у поставщика ещё не было ни одной версии')).toBeVisible()
  const at = encodeURIComponent(new Date('2020-01-01T10:00').toISOString())
  expect(network.asked.map(({ path }) => path)).toContain(`/api/plan/${BLUE}?at=${at}`)
})

test('a time that has not come is told and not asked for', async () => {
  const { network } = await openConsole(`/past?shop=${GREEN}&at=2099-01-01T10:00`)
  expect(await screen.findByText('Это время ещё не наступило')).toBeVisible()
  expect(network.asked.filter(({ path }) => path.includes('2099'))).toEqual([])
})

test('without a time nothing is asked for, and the field says what is missing', async () => {
  const { network } = await openConsole(`/past?shop=${GREEN}&at=${yesterday()}`)
  await screen.findByText(/^Тогда|^Отличий/)
  const before = network.asked.length
  const field = screen.getByLabelText('Время')
  fireEvent.change(field, { target: { value: '' } })
  expect(field).toHaveAccessibleDescription('Укажите время')
  expect(screen.queryByText(texts.loading)).not.toBeInTheDocument()
  expect(screen.queryByText(/^Отличий/)).not.toBeInTheDocument()
  expect(network.asked.slice(before)).toEqual([])
})
