import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PhoneFields } from './PhoneFields'

const A = '+7 916 555-04-18'
const B = '8 800 555-01-20'

interface Outside {
  setPhones: (phones: readonly string[]) => void
  setAttempts: (attempts: number) => void
}

function Phones({
  initial,
  error,
  outside,
}: {
  initial: readonly string[]
  error?: string
  outside: Outside
}) {
  const [phones, setPhones] = useState(initial)
  const [attempts, setAttempts] = useState(0)
  Object.assign(outside, { setPhones, setAttempts })
  return (
    <>
      <PhoneFields
        value={phones}
        error={error}
        attempts={attempts}
        onChange={setPhones}
        onBlur={() => undefined}
      />
      <input aria-label="Дальше" />
    </>
  )
}
function show(initial: readonly string[], error?: string): Outside {
  const outside: Outside = { setPhones: () => undefined, setAttempts: () => undefined }
  renderWithKernel(<Phones initial={initial} outside={outside} {...(error && { error })} />)
  return outside
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Телефон/ })
const box = (place: number) => boxes()[place] as HTMLInputElement
const values = () => boxes().map(({ value }) => value)
const add = () => screen.getByRole('button', { name: 'Добавить телефон' })
const removals = () => screen.queryAllByRole('button', { name: /^Убрать/ })
const elsewhere = () => screen.getByRole('textbox', { name: 'Дальше' })

test('the first phone is the one that a browser fills in', () => {
  show([A, B])
  expect(boxes().map(({ autocomplete }) => autocomplete)).toEqual(['tel', 'off'])
})

test('each is typed into its own place; the only one cannot be taken out', async () => {
  const { setPhones } = show(['1', '2'])
  await userEvent.type(box(0), '0')
  expect(values()).toEqual(['10', '2'])
  await userEvent.type(box(1), '5')
  expect(values()).toEqual(['10', '25'])
  expect(removals()).toHaveLength(2)
  act(() => setPhones(['1']))
  expect(removals()).toEqual([])
})

test('the one that is added is typed into; the focus of the one that is taken out goes on to the way to a new one', async () => {
  show([A, B])
  expect(document.body).toHaveFocus()
  await userEvent.click(add())
  expect(box(2)).toHaveFocus()
  await userEvent.click(removals()[0] as HTMLElement)
  expect(values()).toEqual([B, ''])
  expect(add()).toHaveFocus()
})

test.each([
  ['longer by one that is written', [A, B, A]],
  ['longer by several', [A, B, A, '']],
  ['empty of others', ['', '']],
  ['shorter by several', []],
])('a list that comes from elsewhere, %s, takes no focus', async (_what, phones) => {
  const { setPhones } = show([A, B])
  await userEvent.click(elsewhere())
  act(() => setPhones(phones))
  expect(elsewhere()).toHaveFocus()
})

test('ten are the most', async () => {
  show(Array.from({ length: 9 }, () => A))
  await userEvent.click(add())
  expect(boxes()).toHaveLength(10)
  expect(screen.queryByRole('button', { name: 'Добавить телефон' })).not.toBeInTheDocument()
})

test('without an error none is wrong, whatever is written', () => {
  show([A, '12'])
  for (const one of boxes()) expect(one).toBeValid()
})

test('each wrong phone says its own error', () => {
  show([A, '12', ''], 'Указан некорректный телефон')
  expect(box(0)).toBeValid()
  expect(box(1)).toHaveAccessibleDescription('Указан некорректный телефон')
  expect(box(2)).toHaveAccessibleDescription('Поле не должно быть пустым')
})

test('what the server has against phones that are written right stands at the first', () => {
  show([A, B], 'Номер занят')
  expect(box(0)).toHaveAccessibleDescription('Номер занят')
  expect(box(1)).toBeValid()
})

test('one that is added is wrong once it is left for another box, not for a button', async () => {
  show(['12'], 'Указан некорректный телефон')
  await userEvent.click(add())
  expect(box(0)).toBeInvalid()
  expect(box(1)).toBeValid()
  act(() => add().focus())
  expect(box(1)).toBeValid()
  await userEvent.click(box(1))
  await userEvent.click(elsewhere())
  expect(box(1)).toHaveAccessibleDescription('Поле не должно быть пустым')
})

test('one that is added is wrong once the form is sent', async () => {
  const { setAttempts } = show(['12'], 'Указан некорректный телефон')
  await userEvent.click(add())
  act(() => setAttempts(1))
  expect(box(1)).toHaveAccessibleDescription('Поле не должно быть пустым')
  await userEvent.click(add())
  expect(box(2)).toBeValid()
})
