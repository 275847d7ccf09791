import { screen, waitFor, within } from '@testing-library/react'
import { openConsole } from '../../../testing/open-console'
import { GREEN, healthMinute } from '../../../testing/some-world'

const catalog = { shop: GREEN, part: 'mf-catalog' } as const
const CANDIDATE = { kind: 'rollout', ...catalog, version: '1.1.0', share: 25 } as const
const ADDRESS = `/?shop=${GREEN}&part=mf-catalog`
const detail = () => screen.findByRole('complementary', { name: 'Подробности: mf-catalog' })
const steps = () => screen.getByRole('group', { name: 'Доля канарейки, %' })
const step = (share: number) => within(steps()).getByRole('button', { name: new RegExp(`^${share}\\s%$`) })
const figure = (name: string) => {
  const term = screen.getByText(name, { selector: 'dt' })
  if (!term.parentElement) throw new Error(`${name} stands in no group`)
  return term.parentElement
}

test('steps: the present one is marked, arrows walk them, another one is asked for', async () => {
  const { user } = await openConsole(ADDRESS, { changes: [CANDIDATE] })
  await detail()
  expect(
    within(steps())
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['0', '1', '5', '10', '25', '50', '100'])
  expect(step(25)).toHaveAttribute('aria-pressed', 'true')
  expect(step(50)).toHaveAttribute('aria-pressed', 'false')
  step(25).focus()
  await user.keyboard('{ArrowRight}')
  expect(step(50)).toHaveFocus()
  await user.keyboard('{Home}{Enter}')
  const dialog = await screen.findByRole('dialog', { name: /mf-catalog 1\.1\.0: доля 0\s%/ })
  expect(await within(dialog).findByText(/1\.0\.0 → 1\.1\.0, 0\s%/)).toBeVisible()
})

test.each([
  ['no candidate runs', [], 'Выберите ниже версию, чтобы начать канарейку', 'platform'],
  [
    'the version is pinned',
    [{ kind: 'pin', ...catalog, version: '1.0.0' }],
    /^Закреплена: доля не меняется/,
    'platform',
  ],
  [
    'the versions are frozen',
    [CANDIDATE, { kind: 'freeze', shop: GREEN, part: 'mf-catalog', until: '2099-03-01T10:00:00.000Z' }],
    /^Заморожена до.*2099.*: меняется только откатом$/,
    'platform',
  ],
  ['the role only looks', [CANDIDATE], 'Ваша роль только смотрит этого поставщика', 'viewer'],
] as const)('blocked steps say why: %s', async (_why, changes, reason, role) => {
  const { user } = await openConsole(ADDRESS, { changes: [...changes], role })
  await detail()
  const hint = screen.getByText(reason)
  expect(steps()).toHaveAttribute('aria-describedby', hint.id)
  for (const one of within(steps()).getAllByRole('button'))
    expect(one).toHaveAttribute('aria-disabled', 'true')
  await user.click(step(50))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a withdrawn version is marked among the others, with when and why once it is chosen', async () => {
  const { user } = await openConsole(ADDRESS, { changes: [CANDIDATE, { kind: 'rollback', ...catalog }] })
  await detail()
  const choice = await screen.findByRole('combobox', { name: 'Другая версия' })
  expect(await within(choice).findByRole('option', { name: /^1\.1\.0, отозвана / })).toBeInTheDocument()
  expect(within(choice).getByRole('option', { name: /^1\.2\.0, 12\s/ })).toBeInTheDocument()
  expect(screen.queryByText(/отзыв снимается/)).not.toBeInTheDocument()
  await user.selectOptions(choice, '1.1.0')
  expect(screen.getByText(/^Эта версия отозвана .*отзыв снимается$/)).toBeVisible()
})

/** Confirms the open dialog after it has asked for a reason. */
async function confirmWithReason(user: Awaited<ReturnType<typeof openConsole>>['user'], confirm: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('станет')
  await user.click(dialog.getByRole('button', { name: confirm }))
  const reason = dialog.getByRole('textbox', { name: /^Причина/ })
  expect(reason).toHaveAccessibleDescription(/Укажите причину/)
  await user.type(reason, 'Починено')
  await user.click(dialog.getByRole('button', { name: confirm }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

test('how the share grows is chosen with the version, and later for the candidate that runs', async () => {
  const { user, registry } = await openConsole(ADDRESS, { changes: [CANDIDATE] })
  await detail()
  const candidate = async () => (await registry.state()).rules.find(({ shop }) => shop === GREEN)?.candidate
  const choices = screen.getAllByRole('combobox', { name: 'Как растёт доля' })
  expect(choices.map((one) => (one as HTMLSelectElement).value)).toEqual(['none'])
  for (const [label, expected] of [
    [/^5, 25, 50, 100\s%, каждые 4\sч$/, { share: 25, steps: [5, 25, 50, 100], everySeconds: 14_400 }],
    [
      /^5, 10, 25, 50, 100\s%, каждые 24\sч$/,
      { share: 25, steps: [5, 10, 25, 50, 100], everySeconds: 86_400 },
    ],
    ['сама не растёт', { share: 25 }],
  ] as const) {
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Как растёт доля' }),
      within(screen.getByRole('combobox', { name: 'Как растёт доля' })).getByRole('option', { name: label }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'mf-catalog 1.1.0: как растёт доля' }))
    await dialog.findByText('станет')
    await user.click(dialog.getByRole('button', { name: 'Применить' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await candidate()).toMatchObject(expected)
  }
  expect(await candidate()).not.toHaveProperty('steps')
})

test('a withdrawn version is given again with a reason alone', async () => {
  const { user, registry } = await openConsole(ADDRESS, {
    changes: [CANDIDATE, { kind: 'rollback', ...catalog }],
  })
  await detail()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Другая версия' }), '1.1.0')
  await user.click(screen.getByRole('button', { name: 'Выложить всем' }))
  await confirmWithReason(user, 'Выложить всем')
  expect((await registry.log({ shop: GREEN }))[0]).toMatchObject({ kind: 'use', reason: 'Починено' })
  expect((await registry.state()).withdrawals).toEqual([])
})

test('a candidate that fails more often becomes stable with a reason alone, and the dialog shows the figures', async () => {
  const health = [
    healthMinute(GREEN, '1.0.0', { visits: 1000, failed: 10 }),
    healthMinute(GREEN, '1.1.0', { visits: 300, failed: 60 }),
  ]
  const { user, registry } = await openConsole(ADDRESS, { changes: [CANDIDATE], health })
  await detail()
  expect(await screen.findByText(/доля только уменьшается/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Сделать стабильной' }))
  expect(
    await screen.findByText(
      /^Канарейка хуже стабильной: demo-green\.localhost\s— сбоев 10\s%, у\sстабильной 0,5\s%/,
    ),
  ).toBeVisible()
  await confirmWithReason(user, 'Сделать стабильной')
  expect((await registry.log({ shop: GREEN }))[0]).toMatchObject({ kind: 'promote', reason: 'Починено' })
})

test('nothing but a rollback is offered while the versions are frozen', async () => {
  const { user } = await openConsole(ADDRESS, {
    changes: [CANDIDATE, { kind: 'freeze', ...catalog, until: '2099-03-01T10:00:00.000Z' }],
  })
  await detail()
  for (const name of ['Сделать стабильной', 'Закрепить', 'Вернуть общее правило']) {
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAccessibleDescription(/^До\s1\sмар\.\s2099\sг\., 10:00 можно только откатить/)
    await user.click(button)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  }
  expect(screen.getByRole('button', { name: 'Откатить на 1.0.0' })).toBeEnabled()
})

test('what is confirmed tells the common version that holds now, and how the share will grow', async () => {
  const { user } = await openConsole(ADDRESS)
  await detail()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Другая версия' }), '1.1.0')
  await user.click(screen.getByRole('button', { name: /^Начать канарейку/ }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('общее правило: 1.0.0')).toBeVisible()
  expect(within(dialog).getByText(/^25, 50, 100\s%, каждые 30\sмин$/)).toBeVisible()
})

test('an operator of a supplier is told who changes the common rules', async () => {
  await openConsole('/?shop=*&part=mf-catalog', { role: 'supplier' })
  await detail()
  expect(screen.getByText('Общие правила меняет оператор платформы')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Закрепить' })).not.toBeInTheDocument()
})

test('with more failures than the stable version the share can only be lowered', async () => {
  const { user } = await openConsole(ADDRESS, {
    changes: [CANDIDATE],
    health: [
      healthMinute(GREEN, '1.1.0', { visits: 100, failed: 20 }),
      healthMinute(GREEN, '1.0.0', { visits: 100, failed: 0 }),
    ],
  })
  await detail()
  expect(await screen.findByText(/^У канарейки больше сбоев/)).toBeVisible()
  expect(step(50)).toHaveAttribute('aria-disabled', 'true')
  expect(step(10)).not.toHaveAttribute('aria-disabled')
  await user.click(step(10))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('figures count visitors, not pages, and stand against the stable version with their course', async () => {
  const health = [
    ...[1, 12, 23].map((ago) =>
      healthMinute(GREEN, '1.1.0', { visits: 100, failed: 5, adding: 12, lcp: 3000, ago }),
    ),
    ...[1, 12, 23].map((ago) =>
      healthMinute(GREEN, '1.0.0', { visits: 200, failed: 2, adding: 40, lcp: 1500, ago }),
    ),
  ]
  await openConsole(ADDRESS, { changes: [CANDIDATE], health })
  await detail()
  expect(await screen.findByText(/^600 просмотров за\sчас$/)).toBeVisible()
  expect(figure('Сбои загрузки')).toHaveTextContent(/2,5\s%у\sстабильной 0,5\s%/)
  expect(figure('Загрузка, p75')).toHaveTextContent(/2,9\sсу\sстабильной 1,4\sс/)
  expect(figure('Ошибки API')).toHaveTextContent(/1\s%у\sстабильной 1\s%/)
  expect(figure('Посещения с покупками')).toHaveTextContent(/−40\s%к стабильной/)
  for (const name of ['Сбои загрузки', 'Загрузка, p75', 'Ошибки API', 'Посещения с покупками'])
    expect(figure(name).querySelector('path')?.getAttribute('d')?.split('L')).toHaveLength(12)
})

test('a rollback shows what will happen first and needs a reason', async () => {
  const { user, network, registry } = await openConsole(ADDRESS, { changes: [CANDIDATE] })
  await detail()
  await user.click(screen.getByRole('button', { name: 'Откатить на 1.0.0' }))
  const dialog = await screen.findByRole('dialog', { name: 'Откатить mf-catalog на 1.0.0' })
  expect(await within(dialog).findByText(/^1\.0\.0 → 1\.1\.0, 25\s%$/)).toBeVisible()
  expect(within(dialog).getByText('Канцопт Зелёный · mf-catalog')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Откатить' }))
  const reason = within(dialog).getByRole('textbox', { name: /^Причина/ })
  expect(reason).toHaveFocus()
  expect(reason).toHaveAccessibleDescription(/Укажите причину/)
  const sent = () => network.asked.filter(({ path }) => path === '/api/changes')
  expect(sent().every(({ body }) => (body as { dryRun?: boolean }).dryRun)).toBe(true)
  await user.type(reason, 'Пустая выдача')
  await user.click(within(dialog).getByRole('button', { name: 'Откатить' }))
  expect(await screen.findByText(/^Изменение в силе/)).toBeVisible()
  const [line] = await registry.log({ shop: GREEN })
  const actor = { name: 'А. Громова (a.gromova)' }
  expect(line).toMatchObject({ kind: 'rollback', reason: 'Пустая выдача', actor })
})

test('pin, then «Вернуть общее правило» says why it waits, unpin, and then it can be done', async () => {
  const { user, registry } = await openConsole(ADDRESS)
  await detail()
  const confirm = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('станет')
    await user.click(within(dialog).getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  expect(screen.queryByRole('button', { name: 'Вернуть общее правило' })).not.toBeInTheDocument()
  await confirm('Закрепить')
  const follow = await screen.findByRole('button', { name: 'Вернуть общее правило' })
  expect(follow).toHaveAttribute('aria-disabled', 'true')
  expect(follow).toHaveAccessibleDescription('Вернуть общее правило можно, когда версию открепят')
  await user.click(follow)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await confirm('Открепить')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Вернуть общее правило' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  )
  await confirm('Вернуть общее правило')
  expect((await registry.state()).rules.filter(({ shop }) => shop === GREEN)).toEqual([])
})

test('a freeze needs a time ahead, is shown, and is taken back', async () => {
  const { user } = await openConsole(ADDRESS, { changes: [CANDIDATE] })
  await detail()
  const until = screen.getByLabelText('Заморозить до')
  await user.clear(until)
  await user.type(until, '2020-01-01T10:00')
  await user.click(screen.getByRole('button', { name: 'Заморозить' }))
  expect(until).toHaveAccessibleDescription('Выберите время в будущем')
  await user.clear(until)
  await user.type(until, '2099-01-01T10:00')
  await user.click(screen.getByRole('button', { name: 'Заморозить' }))
  const dialog = await screen.findByRole('dialog', { name: /Заморозить mf-catalog до\s1\sянв\.\s2099/ })
  await within(dialog).findByText(/заморожена до/)
  await user.click(within(dialog).getByRole('button', { name: 'Заморозить' }))
  expect(await screen.findByRole('button', { name: 'Снять заморозку' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Другая версия' })).not.toBeInTheDocument()
})

test('a step that waits says why, for the candidate that runs now alone', async () => {
  const stepped = { ...CANDIDATE, steps: [25, 50, 100], everySeconds: 3600 }
  const { registry, waiting, queries } = await openConsole(ADDRESS, { changes: [stepped] })
  await detail()
  expect(screen.getByText(/^Дальше сама: 50\s%, 100\s%\. Следующая ступень/)).toBeVisible()
  const salt = (await registry.state()).rules.find(({ shop }) => shop === GREEN)?.candidate?.salt ?? ''
  waiting.push({ ...catalog, salt: 'of an earlier candidate', waitsFor: 'Прежняя' })
  waiting.push({ ...catalog, salt, waitsFor: 'Мало просмотров для следующего шага: 12 из 200' })
  await queries.invalidateQueries({ queryKey: ['health'] })
  expect(
    await screen.findByText('Следующая ступень ждёт. Мало просмотров для следующего шага: 12 из 200'),
  ).toBeVisible()
  expect(screen.queryByText(/Прежняя/)).not.toBeInTheDocument()
  expect(screen.queryByText(/^Дальше сама/)).not.toBeInTheDocument()
})

test('the detail tells why the version that is tried has failed, the most frequent reason first', async () => {
  const lastAt = '2026-11-25T10:00:00.000Z'
  await openConsole(ADDRESS, {
    changes: [CANDIDATE],
    reasons: {
      '1.1.0': [
        { kind: 'load-failed', reason: 'Failed to fetch', reports: 12, lastAt },
        { kind: 'render-failed', reason: 'x is undefined', reports: 3, lastAt },
      ],
      '1.0.0': [{ kind: 'api-error', reason: 'of the stable version', reports: 1, lastAt }],
    },
  })
  await detail()
  const reasons = await screen.findByRole('region', { name: /^Причины сбоев 1\.1\.0 за\sсутки$/ })
  const told = within(reasons)
    .getAllByRole('listitem')
    .map((one) => one.textContent)
  expect(told).toEqual([
    expect.stringMatching(/^Failed to fetchне\sзагрузилась, сообщений: 12, последнее/),
    expect.stringMatching(/^x is undefinedне\sотрисовалась, сообщений: 3, последнее/),
  ])
})
