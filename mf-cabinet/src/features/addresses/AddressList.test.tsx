import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import { catchSavedFiles, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { readTable } from '../../testing/read-table'
import { testAddress } from '../../testing/test-addresses'
import { AddressList } from './AddressList'
import type { DeletionStage } from './use-delayed-delete'

const [FIRST, SECOND] = [
  testAddress({ ID: 1, ADDRESS: 'Склад' }),
  testAddress({ ID: 2, ADDRESS: 'Офис', CONTACT_NAME: 'Титов' }),
]
const calls = { remove: jest.fn(), restore: jest.fn(), hold: jest.fn() }
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  calls.hold.mockReturnValue(() => undefined)
})
type Stages = Readonly<Record<number, DeletionStage>>

interface ShownProps {
  points: readonly AddressPoint[]
  begin: Stages
  changes: { next?: (stages: Stages) => void }
}
function Shown({ points, begin, changes }: ShownProps) {
  const [stages, setStages] = useState(begin)
  changes.next = setStages
  return <AddressList points={points} deletion={{ ...calls, stageOf: (id) => stages[id] }} />
}
/** The list with deletions in these stages; `next` brings them into others. */
function show(begin: Stages = {}, points: readonly AddressPoint[] = [FIRST, SECOND]) {
  const changes: ShownProps['changes'] = {}
  const rendered = renderWithKernel(<Shown {...{ points, begin, changes }} />)
  return { ...rendered, next: (stages: Stages) => act(() => changes.next?.(stages)) }
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Адреса доставки' }))
    .getAllByRole('listitem')
    .map(
      (row) => within(row).queryByRole('heading')?.textContent ?? within(row).getByRole('status').textContent,
    )
const remove = (address: string) => screen.getByRole('button', { name: `Удалить адрес «${address}»` })
const restore = () => screen.getByRole('button', { name: 'Вернуть' })

test('what can be taken back stands in its place, what is being sent no longer', () => {
  const { next } = show()
  expect(rows()).toEqual(['Склад', 'Офис'])
  next({ 1: 'undoable' })
  expect(rows()).toEqual(['Адрес «Склад» удалён', 'Офис'])
  next({ 1: 'sending' })
  expect(rows()).toEqual(['Офис'])
})

test('when the last one goes, it is said what addresses are for, with the way to add one', async () => {
  const { kernel, container } = show({ 1: 'sending', 2: 'sending' })
  expect(container.firstElementChild).toHaveAttribute('tabindex', '-1')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(screen.getByText(/^Добавьте адрес/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Добавить адрес' }))
  expect(kernel.modals.current()).toEqual([{ name: 'addAddress', props: { variant: 'base' } }])
})

test('the table has neither what is deleted nor what is being sent', async () => {
  const saved = catchSavedFiles()
  show({ 1: 'undoable', 3: 'sending' }, [FIRST, SECOND, testAddress({ ID: 3, ADDRESS: 'Дача' })])
  await userEvent.click(screen.getByRole('button', { name: 'Скачать таблицу' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const [file] = saved
  if (!file) throw new Error('Nothing was saved.')
  expect(file.name).toBe('Адреса доставки.xlsx')
  expect(await readTable(file)).toEqual([
    ['Адрес', 'Контактное лицо', 'Телефон', 'Электронная почта'],
    ['Офис', 'Титов', '+7 916 555-04-18', 'sokolova@vektor.example'],
  ])
})

test.each([
  ['the keyboard, time stands still', '{Enter}', [[1]]],
  ['the pointer, it does not', undefined, []],
])('deleted by %s for the address that was deleted', async (_by, key, held) => {
  const { next } = show({ 2: 'undoable' })
  if (key) {
    remove('Склад').focus()
    await userEvent.keyboard(key)
  } else await userEvent.click(remove('Склад'))
  expect(calls.remove.mock.calls).toEqual([[1]])
  calls.hold.mockClear()
  next({ 1: 'undoable' })
  expect(restore()).toHaveFocus()
  expect(calls.hold.mock.calls).toEqual(held)
})

test('a deletion by the pointer after one by the keyboard holds no time', async () => {
  const { next } = show()
  remove('Склад').focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(remove('Склад'))
  calls.hold.mockClear()
  next({ 1: 'undoable' })
  expect(calls.hold).not.toHaveBeenCalled()
})

test('what is taken back has the focus, is told of, and loses the focus with its next deletion', async () => {
  const { kernel, next } = show({ 1: 'undoable' })
  await userEvent.click(restore())
  expect(calls.restore.mock.calls).toEqual([[1]])
  next({})
  expect(remove('Склад')).toHaveFocus()
  expect(kernel.notices.current()).toMatchObject([{ text: 'Адрес «Склад» снова в\u00a0списке' }])
  await userEvent.click(remove('Склад'))
  next({ 1: 'undoable' })
  remove('Офис').focus()
  next({})
  expect(remove('Офис')).toHaveFocus()
})

test('a row that goes with the focus leaves it in the list', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  const { next, container } = show({ 1: 'undoable' })
  expect(restore()).toHaveFocus()
  focus.mockClear()
  next({ 1: 'sending' })
  expect(container.firstElementChild).toHaveFocus()
  expect(container.firstElementChild).toHaveAttribute('tabindex', '-1')
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  focus.mockRestore()
})

test('time is held for the row that the pointer moves over', () => {
  show({ 2: 'undoable' })
  const row = restore().closest('li') as HTMLElement
  fireEvent(row, Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 1, movementY: 0 }))
  expect(calls.hold.mock.calls).toEqual([[2]])
})
