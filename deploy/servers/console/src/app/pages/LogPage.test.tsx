import { screen, waitFor, within } from '@testing-library/react'
import type { Change, RolloutRule } from '../../contract'
import { openConsole } from '../../testing/open-console'
import { BLUE, GREEN } from '../../testing/some-world'
import { undoOf } from '../model/undo'

const catalog = { shop: GREEN, part: 'mf-catalog' } as const
const CHANGES = [
  { kind: 'rollout', ...catalog, version: '1.1.0', share: 10 },
  { kind: 'rollout', ...catalog, version: '1.1.0', share: 25 },
  { kind: 'pin', shop: BLUE, part: 'mf-basket', version: '1.0.0' },
] as const
const rows = () => screen.getAllByRole('row').slice(1)
const row = (text: RegExp) => {
  const found = rows().find((one) => text.test(one.textContent ?? ''))
  if (!found) throw new Error(`no line says ${text}`)
  return found
}

test('lines say when, who, what, where, which version and why', async () => {
  await openConsole('/log', { changes: [...CHANGES] })
  expect(await screen.findByRole('table')).toBeVisible()
  const line = row(/Канарейка 10\s% → 25\s%/)
  expect(line).toHaveTextContent('Д. Ильин')
  expect(line).toHaveTextContent('mf-catalog · Канцопт Зелёный')
  expect(line).toHaveTextContent('1.1.0')
  expect(line).toHaveTextContent('другая консоль')
  expect(line).toHaveTextContent(/^\d\d:\d\d:\d\dД\. Ильин/)
})

test('a line opens to before → after', async () => {
  const { user } = await openConsole('/log', { changes: [...CHANGES] })
  await screen.findByRole('table')
  const line = row(/Канарейка 10\s% → 25\s%/)
  await user.click(within(line).getByText('Подробности'))
  const [before, after] = within(line).getAllByRole('definition')
  expect(before).toHaveTextContent(/^1\.0\.0 → 1\.1\.0, 10\s%$/)
  expect(after).toHaveTextContent(/^1\.0\.0 → 1\.1\.0, 25\s%$/)
})

test('only what nothing has changed since can be undone; the reason names the day', async () => {
  const { user, registry } = await openConsole('/log', { changes: [...CHANGES] })
  await screen.findByRole('table')
  const undos = screen.getAllByRole('button', { name: 'Отменить', hidden: true })
  // The last change of each rule, and the three common ones have nothing before them.
  expect(undos).toHaveLength(2)
  const line = row(/Канарейка 10\s% → 25\s%/)
  await user.click(within(line).getByText('Подробности'))
  await user.click(within(line).getByRole('button', { name: 'Отменить' }))
  const dialog = await screen.findByRole('dialog', { name: /Отменить: Канарейка 10\s% → 25\s%/ })
  const reason = within(dialog).getByRole('textbox', { name: /^Причина/ })
  expect(reason).toHaveDisplayValue(/^Отмена: Канарейка 10\s% → 25\s%, \d+\s[а-я]+\.?, \d\d:\d\d$/)
  await within(dialog).findByText('станет')
  await user.click(within(dialog).getByRole('button', { name: 'Отменить' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect((await registry.state()).rules.find(({ shop }) => shop === GREEN)?.candidate?.share).toBe(10)
})

test('an operator who only looks is offered no undo', async () => {
  await openConsole('/log', { changes: [...CHANGES], role: 'viewer' })
  await screen.findByRole('table')
  expect(screen.queryByRole('button', { name: 'Отменить', hidden: true })).not.toBeInTheDocument()
})

test('filters by supplier, part and time are asked of the server; what finds nothing says so', async () => {
  const { user, network } = await openConsole('/log', { changes: [...CHANGES] })
  await screen.findByRole('table')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Поставщик' }), 'Офис-Синий')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(row(/закреплена/)).toHaveTextContent('Офис-Синий')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Поставщик' }), 'Общие правила')
  await waitFor(() => expect(rows()).toHaveLength(3))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Микрофронтенд' }), 'shell')
  await waitFor(() => expect(rows()).toHaveLength(1))
  await user.type(screen.getByLabelText('По'), '2020-01-01T10:00')
  expect(await screen.findByText('За это время и с такими условиями ничего не менялось')).toBeVisible()
  const last = new URL(network.asked.at(-1)?.path ?? '', 'http://console')
  expect(Object.fromEntries(last.searchParams)).toMatchObject({
    ...{ shop: '*', part: 'shell', to: new Date('2020-01-01T10:00').toISOString() },
  })
})

test('older lines come page by page', async () => {
  const opened = await openConsole('/log')
  await screen.findByRole('table')
  for (let index = 0; index < 60; index += 1)
    opened.addLine({ kind: 'publish', at: new Date().toISOString(), reason: `релиз ${index}` })
  await opened.queries.invalidateQueries({ queryKey: ['registry'] })
  await waitFor(() => expect(rows()).toHaveLength(50))
  await opened.user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => expect(rows()).toHaveLength(63))
})

const UNDONE: [what: string, changes: Change[], expected: Change[]][] = [
  [
    'a pin',
    [CHANGES[2]],
    [
      { kind: 'unpin', shop: BLUE, part: 'mf-basket' },
      { kind: 'follow', shop: BLUE, part: 'mf-basket' },
    ],
  ],
  [
    'a freeze of a supplier without a rule of its own',
    [{ kind: 'freeze', shop: BLUE, part: 'mf-basket', until: '2100-01-01T00:00:00.000Z' }],
    [{ kind: 'unfreeze', shop: BLUE, part: 'mf-basket' }],
  ],
  [
    'a pause',
    [
      { ...CHANGES[0], steps: [25, 100], everySeconds: 60 },
      { kind: 'pause', ...catalog },
    ],
    [{ kind: 'resume', ...catalog }],
  ],
  [
    'a promotion',
    [CHANGES[0], { kind: 'promote', ...catalog }],
    [
      { kind: 'use', ...catalog, version: '1.0.0', again: true },
      { kind: 'rollout', ...catalog, version: '1.1.0', share: 10, again: true },
    ],
  ],
]
test.each(UNDONE)('what undoes %s', async (_what, changes, expected) => {
  const { registry } = await openConsole('/log', { changes })
  const [line] = await registry.log()
  const { rules } = await registry.state()
  if (!line) throw new Error('nothing was logged')
  const overview = { revision: 1, shops: [], parts: [], withdrawals: [], problems: [], rules: [...rules] }
  expect(undoOf(line, overview)).toEqual(expected)
  await registry.change(expected, { actor: { kind: 'command-line', name: 'tests' }, reason: 'undone' })
  const { rules: after } = await registry.state()
  const isOfLine = ({ shop, part }: RolloutRule) => shop === line.shop && part === line.part
  expect(after.find(isOfLine)?.stable).toBe(line.before?.stable)
})
