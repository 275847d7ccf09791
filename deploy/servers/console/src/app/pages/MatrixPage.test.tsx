import { act, screen, waitFor, within } from '@testing-library/react'
import { openConsole } from '../../testing/open-console'
import { BLUE, GREEN, healthMinute } from '../../testing/some-world'

const CANDIDATE = [
  { kind: 'rollout', shop: GREEN, part: 'mf-catalog', version: '1.1.0', share: 25 },
  { kind: 'pin', shop: BLUE, part: 'mf-basket', version: '1.0.0' },
] as const
/** One visit in ten fails with the candidate, none with the stable version. */
const FAILING = [
  healthMinute(GREEN, '1.1.0', { visits: 100, failed: 20 }),
  healthMinute(GREEN, '1.0.0', { visits: 100, failed: 0 }),
]
const cell = (shop: string, part: string) =>
  screen.getByRole('button', { name: new RegExp(`^${shop}, ${part}`) })
const rowNames = () => screen.getAllByRole('rowheader').map((header) => header.textContent)
const filter = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Показать только' })).getByRole('button', { name })

test('the matrix is one stop of Tab; arrows, Home and End walk its cells and Enter opens the detail', async () => {
  const { user } = await openConsole('/')
  const grid = await screen.findByRole('grid')
  const buttons = within(grid).getAllByRole('button')
  expect(buttons).toHaveLength(9)
  expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([cell('Все поставщики', 'shell')])
  act(() => buttons[0]?.focus())
  // Cells by rows: every supplier, Зелёный, Синий; each shell, mf-basket, mf-catalog.
  const walk: [key: string, cell: number][] = [
    ['{ArrowRight}', 1],
    ['{ArrowDown}', 4],
    ['{End}', 5],
    ['{ArrowRight}', 5],
    ['{ArrowLeft}', 4],
    ['{Control>}{End}{/Control}', 8],
    ['{ArrowDown}', 8],
    ['{ArrowUp}', 5],
    ['{Home}', 3],
    ['{Control>}{Home}{/Control}', 0],
  ]
  for (const [key, at] of walk) {
    await user.keyboard(key)
    expect(buttons[at]).toHaveFocus()
    expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([buttons[at]])
  }
  await user.keyboard('{ArrowDown}{End}{Enter}')
  expect(screen.getByRole('complementary', { name: 'Подробности: mf-catalog' })).toBeVisible()
  expect(cell('Канцопт Зелёный', 'mf-catalog')).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('the focus goes with a choice into the panel beside the table, and Esc takes it back to the cell', async () => {
  const { user } = await openConsole('/')
  await screen.findByRole('grid')
  act(() => cell('Канцопт Зелёный', 'mf-catalog').focus())
  await user.keyboard('{Enter}')
  expect(screen.getByRole('complementary', { name: 'Подробности: mf-catalog' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  expect(cell('Канцопт Зелёный', 'mf-catalog')).toHaveFocus()
  await user.click(cell('Канцопт Зелёный', 'shell'))
  await user.click(cell('Офис-Синий', 'mf-basket'))
  expect(screen.getByRole('complementary', { name: 'Подробности: mf-basket' })).toHaveFocus()
})

test('a cell shows the version, or both with the share as a bar and a number; common rules head the columns', async () => {
  await openConsole('/', { changes: [...CANDIDATE] })
  await screen.findByRole('grid')
  const own = cell('Канцопт Зелёный', 'mf-catalog')
  expect(own).toHaveTextContent(/1\.0\.0канарейка 1\.1\.025\s%/)
  expect(own.querySelector('rect')).toHaveAttribute('width', '25')
  expect(cell('Офис-Синий', 'mf-catalog')).toHaveTextContent(/1\.0\.0$/)
  expect(cell('Офис-Синий', 'mf-catalog').querySelector('rect')).toBeNull()
  expect(cell('Офис-Синий', 'mf-basket')).toHaveTextContent('закреплена')
  expect(screen.getByRole('columnheader', { name: /^catalog/ })).toHaveTextContent('1.0.0')
})

test('filters count their cells and leave the rows that have one', async () => {
  const { user } = await openConsole('/', { changes: [...CANDIDATE], health: FAILING })
  await waitFor(() => expect(filter(/^С проблемами/)).toHaveTextContent('1'))
  expect(filter(/^С канарейкой/)).toHaveTextContent('1')
  expect(filter(/^Закреплены/)).toHaveTextContent('1')
  for (const [name, row] of [
    [/^С канарейкой/, /Канцопт Зелёный/],
    [/^С проблемами/, /Канцопт Зелёный/],
    [/^Закреплены/, /Офис-Синий/],
  ] as const) {
    await user.click(filter(name))
    expect(filter(name)).toHaveAttribute('aria-pressed', 'true')
    expect(rowNames()).toEqual([expect.stringMatching(row)])
  }
  await user.click(filter(/^Все/))
  expect(rowNames()).toHaveLength(3)
})

test('a supplier without a part that others have is a problem', async () => {
  const { set, registry, user } = await openConsole('/', {
    changes: [{ kind: 'use', shop: GREEN, part: 'mf-basket', version: '1.0.0' }],
  })
  const { rules } = await registry.state()
  set({ rules: rules.filter(({ shop, part }) => part !== 'mf-basket' || shop === GREEN) })
  await waitFor(() => expect(cell('Офис-Синий', 'mf-basket')).toHaveTextContent('нет правила'))
  await user.click(filter(/^С проблемами/))
  expect(rowNames()).toContainEqual(expect.stringMatching(/Офис-Синий/))
  expect(rowNames()).not.toContainEqual(expect.stringMatching(/Канцопт Зелёный/))
})

test('a candidate that fails more is marked in words, in colour and at the top', async () => {
  await openConsole('/', { changes: [...CANDIDATE], health: FAILING })
  expect(await screen.findByText('Канареек с деградацией: 1')).toBeVisible()
  const own = cell('Канцопт Зелёный', 'mf-catalog')
  expect(own).toHaveAttribute('data-tone', 'bad')
  expect(own).toHaveTextContent(/сбоев 10\s%/)
  expect(own.querySelector('path')).not.toBeNull()
})

test('failures of a stable version are no canary that degrades: they are named as what they are', async () => {
  await openConsole('/', { health: [healthMinute(GREEN, '1.0.0', { visits: 100, failed: 20 })] })
  expect(await screen.findByText(/^Стабильных версий со\sсбоями: 1$/)).toBeVisible()
  expect(screen.queryByText(/^Канареек с деградацией/)).not.toBeInTheDocument()
})

test('search finds suppliers and versions; what finds nothing is taken back with one button', async () => {
  const { user } = await openConsole('/', { changes: [...CANDIDATE] })
  await screen.findByRole('grid')
  const search = screen.getByRole('searchbox', { name: 'Поставщик или версия' })
  await user.type(search, 'СИНИЙ')
  expect(rowNames()).toEqual([expect.stringMatching(/Офис-Синий/)])
  await user.clear(search)
  await user.type(search, '1.1.0')
  expect(rowNames()).toEqual([expect.stringMatching(/Канцопт Зелёный/)])
  await user.clear(search)
  await user.type(search, 'нет такого')
  expect(screen.getByText('Ничего не нашлось')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Показать все' }))
  expect(rowNames()).toHaveLength(3)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Микрофронтенд' }), 'mf-basket')
  expect(within(screen.getByRole('grid')).getAllByRole('button')).toHaveLength(3)
})

test('a change by somebody else shows by itself', async () => {
  const { change } = await openConsole('/')
  await screen.findByRole('grid')
  await change(CANDIDATE[0])
  await waitFor(() => expect(cell('Канцопт Зелёный', 'mf-catalog')).toHaveTextContent('1.1.0'))
})

test('a version pinned by a supplier is not shown as withdrawn when it was taken back for everybody', async () => {
  await openConsole('/', {
    changes: [
      { kind: 'use', shop: '*', part: 'mf-catalog', version: '1.1.0' },
      { kind: 'pin', shop: BLUE, part: 'mf-catalog', version: '1.1.0' },
      { kind: 'rollback', shop: '*', part: 'mf-catalog' },
    ],
  })
  await screen.findByRole('grid')
  expect(cell('Офис-Синий', 'mf-catalog')).toHaveTextContent(/1\.1\.0закреплена$/)
  expect(cell('Канцопт Зелёный', 'mf-catalog')).toHaveTextContent('1.0.0')
})

test('on a narrow window the detail is a dialog', async () => {
  const { user } = await openConsole('/', { width: 768 })
  await screen.findByRole('grid')
  await user.click(cell('Офис-Синий', 'mf-catalog'))
  expect(await screen.findByRole('dialog', { name: 'Офис-Синий' })).toBeVisible()
})
