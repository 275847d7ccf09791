import { screen, waitFor, within } from '@testing-library/react'
import { PASSWORD } from '../../../testing/memory-operators'
import { openConsole } from '../../../testing/open-console'
import { BLUE, GREEN } from '../../../testing/some-world'

describe('ChangeDrawer', () => {
  const catalog = { shop: GREEN, part: 'mf-catalog' } as const
  const CANDIDATE = { kind: 'rollout', ...catalog, version: '1.1.0', share: 25 } as const
  const ELSEWHERE = { kind: 'pin', shop: BLUE, part: 'mf-basket', version: '1.0.0' } as const
  const ADDRESS = `/?shop=${GREEN}&part=mf-catalog`

  /** Opens the console at a candidate, and the dialog of its rollback with a reason in it. */
  async function openRollback() {
    const opened = await openConsole(ADDRESS, { changes: [CANDIDATE] })
    await opened.user.click(await screen.findByRole('button', { name: 'Откатить на 1.0.0' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('станет')
    const reason = within(dialog).getByRole('textbox', { name: /^Причина/ })
    await opened.user.type(reason, 'Пустая выдача')
    const confirm = within(dialog).getByRole('button', { name: 'Откатить' })
    return { ...opened, dialog, reason, confirm }
  }

  test('a change made meanwhile is told, nothing is sent until the new one was looked at, and the text stays', async () => {
    const { user, change, revision, registry, dialog, reason, confirm } = await openRollback()
    await change({ ...CANDIDATE, share: 50 })
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /Пока вы\sсмотрели, правила изменились: в\sдругой вкладке, у\sколлеги или по\sрасписанию/,
    )
    expect(confirm).toHaveAttribute('aria-disabled', 'true')
    const before = revision()
    await user.click(confirm)
    expect(revision()).toBe(before)
    expect(within(dialog).getByText(/^1\.0\.0 → 1\.1\.0, 25\s%$/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Показать новое' }))
    expect(within(dialog).getByText(/^1\.0\.0 → 1\.1\.0, 50\s%$/)).toBeVisible()
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument()
    expect(reason).toHaveValue('Пустая выдача')
    await user.click(confirm)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect((await registry.log({ shop: GREEN }))[0]).toMatchObject({
      kind: 'rollback',
      reason: 'Пустая выдача',
    })
  })

  test('a session that ends meanwhile costs nothing of it: the same operator finds the dialog with the reason', async () => {
    const { user, sessions, confirm, registry } = await openRollback()
    sessions.endSessions()
    await user.click(confirm)
    await user.type(await screen.findByLabelText(/^Логин/), 'a.gromova')
    await user.type(screen.getByLabelText(/^Пароль/), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Откатить mf-catalog на 1.0.0' }))
    expect(dialog.getByRole('textbox', { name: /^Причина/ })).toHaveValue('Пустая выдача')
    await dialog.findByText('станет')
    await user.click(dialog.getByRole('button', { name: 'Откатить' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect((await registry.log({ shop: GREEN }))[0]).toMatchObject({
      kind: 'rollback',
      reason: 'Пустая выдача',
    })
  })

  test('who logs out finds no dialog of before', async () => {
    const { user, dialog } = await openRollback()
    await user.click(within(dialog).getByRole('button', { name: 'Отмена' }))
    await user.click(screen.getByRole('button', { name: 'Выйти' }))
    await user.type(await screen.findByLabelText(/^Логин/), 'a.gromova')
    await user.type(screen.getByLabelText(/^Пароль/), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    expect(await screen.findByRole('button', { name: 'Откатить на 1.0.0' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test.each([
    ['the page has heard of', false],
    ['only the server knows of', true],
  ])('a change of something else that %s asks nothing of the operator', async (_what, muted) => {
    const { user, change, revision, registry, network, muteEvents, dialog, confirm } = await openRollback()
    if (muted) muteEvents()
    const before = network.asked.length
    await change(ELSEWHERE)
    if (!muted)
      await waitFor(() =>
        expect(network.asked.slice(before).map(({ path }) => path)).toContain('/api/changes'),
      )
    const changed = revision()
    await user.click(confirm)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument()
    expect(revision()).toBe(changed + 1)
    expect((await registry.log({ shop: GREEN }))[0]).toMatchObject({ kind: 'rollback' })
  })

  test('so is a change that only the server knows of yet: CHANGED_MEANWHILE', async () => {
    const { user, registry, muteEvents, dialog, reason, confirm } = await openRollback()
    muteEvents()
    const actor = { kind: 'operator', name: 'Д. Ильин' } as const
    await registry.change([{ ...CANDIDATE, share: 50 }], { actor, reason: '' })
    await user.click(confirm)
    await user.click(await within(dialog).findByRole('button', { name: 'Показать новое' }))
    expect(await within(dialog).findByText(/^1\.0\.0 → 1\.1\.0, 50\s%$/)).toBeVisible()
    expect(reason).toHaveValue('Пустая выдача')
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
    await user.click(confirm)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })

  test('without a connection the dialog says so and keeps the text; the second try works', async () => {
    const { user, network, dialog, reason, confirm } = await openRollback()
    network.down = true
    await user.click(confirm)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Сервер консоли не отвечает')
    expect(reason).toHaveValue('Пустая выдача')
    network.down = false
    await user.click(confirm)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })

  test('versions that do not fit together are rejected before anything can be confirmed, with the reason', async () => {
    const { user, revision } = await openConsole(ADDRESS)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Другая версия' }), '2.0.0')
    await user.click(screen.getByRole('button', { name: 'Выложить всем' }))
    const dialog = await screen.findByRole('dialog', { name: 'Выложить mf-catalog 2.0.0 всем' })
    const alert = await within(dialog).findByRole('alert')
    expect(alert).toHaveTextContent('Эти версии не работают вместе, изменение отклонено')
    expect(within(alert).getByRole('listitem')).toHaveTextContent(/mf-catalog@2\.0\.0/)
    const before = revision()
    await user.click(within(dialog).getByRole('button', { name: 'Выложить всем' }))
    expect(revision()).toBe(before)
  })

  test('a change that is done can be undone from its notice', async () => {
    const { user, dialog, confirm, registry } = await openRollback()
    await user.click(confirm)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const notice = (await screen.findByText(/^Изменение в силе/)).closest<HTMLElement>('[role=status]')
    if (!notice) throw new Error('the notice is no status')
    await user.click(await within(notice).findByRole('button', { name: 'Отменить' }))
    const undo = await screen.findByRole('dialog', { name: 'Отмена изменения' })
    expect(await within(undo).findByText(/^1\.0\.0 → 1\.1\.0, 25\s%$/)).toBeVisible()
    await user.click(within(undo).getByRole('button', { name: 'Применить' }))
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    const rule = (await registry.state()).rules.find(({ shop }) => shop === GREEN)
    expect(rule).toMatchObject({ stable: '1.0.0', candidate: { version: '1.1.0', share: 25 } })
    const [line] = await registry.log({ shop: GREEN })
    expect(line).toMatchObject({ kind: 'undo', reason: 'Отмена изменения' })
  })

  test('suppliers that a common change does not reach are named with what they keep', async () => {
    const { user } = await openConsole('/?shop=*&part=mf-catalog', {
      changes: [{ kind: 'use', ...catalog, version: '1.1.0' }],
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Другая версия' }), '1.2.0')
    await user.click(screen.getByRole('button', { name: 'Выложить всем' }))
    expect(
      await screen.findByText(/ещё 1\sпоставщик останется на\smf-catalog 1\.1\.0: Канцопт Зелёный$/),
    ).toBeVisible()
  })

  test('another version begins as a candidate that grows by itself', async () => {
    const { user, registry } = await openConsole(ADDRESS)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Другая версия' }), '1.2.0')
    await user.click(screen.getByRole('button', { name: /^Начать канарейку/ }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/^1\.0\.0 → 1\.2\.0, 5\s%$/)
    await user.click(within(dialog).getByRole('button', { name: 'Применить' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect((await registry.state()).rules.find(({ shop }) => shop === GREEN)?.candidate).toMatchObject({
      ...{ version: '1.2.0', share: 5, steps: [5, 25, 50, 100], everySeconds: 1800 },
    })
  })
})

describe('override-link', () => {
  const ADDRESS = `/?shop=${GREEN}&part=mf-catalog`
  const CANDIDATE = { kind: 'rollout', shop: GREEN, part: 'mf-catalog', version: '1.1.0', share: 25 } as const

  async function openForm(options: Parameters<typeof openConsole>[1] = {}) {
    const opened = await openConsole(ADDRESS, options)
    await opened.user.click(await screen.findByRole('button', { name: 'Ссылка для проверки' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ссылка для проверки mf-catalog' }))
    const create = () => opened.user.click(dialog.getByRole('button', { name: 'Создать ссылку' }))
    return { ...opened, dialog, create }
  }

  test('a link gives a version to one browser, for a while, at a page; the log says who has made it and why', async () => {
    const { user, dialog, create, registry } = await openForm({ changes: [CANDIDATE] })
    expect(dialog.getByLabelText('Версия')).toHaveValue('1.1.0')
    await user.selectOptions(dialog.getByLabelText('Версия'), '1.2.0')
    await user.selectOptions(dialog.getByLabelText('Действует'), '3600')
    await user.clear(dialog.getByLabelText('Страница'))
    await user.type(dialog.getByLabelText('Страница'), '/basket?tab=2')
    await user.type(dialog.getByLabelText('Причина'), 'Показать заказчику')
    const before = Date.now()
    await create()
    const field = await dialog.findByLabelText('Ссылка')
    expect(field).toHaveFocus()
    const link = new URL((field as HTMLInputElement).value)
    expect([link.origin, link.pathname, link.searchParams.get('to')]).toEqual([
      `http://${GREEN}:8080`,
      '/release-override',
      '/basket?tab=2',
    ])
    const token = link.searchParams.get('token') ?? ''
    const given = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
    expect(given).toMatchObject({ shop: GREEN, releases: { 'mf-catalog': '1.2.0' } })
    const lasts = Date.parse(given.until) - before
    expect(Math.round(lasts / 60_000)).toBe(60)
    expect(dialog.getByRole('link', { name: 'Открыть магазин' })).toHaveAttribute('href', link.href)
    expect(dialog.getByRole('link', { name: /\?off$/ })).toHaveAttribute(
      'href',
      `http://${GREEN}:8080/release-override?off`,
    )
    expect((await registry.log({ shop: GREEN }))[0]).toMatchObject({
      ...{ kind: 'override', part: 'mf-catalog', version: '1.2.0', reason: 'Показать заказчику' },
      ...{ actor: { kind: 'operator', name: 'А. Громова (a.gromova)' }, until: given.until },
    })
  })

  test('it is copied; a browser that does not let it says so and selects the link', async () => {
    const { user, dialog, create } = await openForm({ changes: [CANDIDATE] })
    await create()
    const field = (await dialog.findByLabelText('Ссылка')) as HTMLInputElement
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
    await user.click(dialog.getByRole('button', { name: 'Скопировать' }))
    expect(await dialog.findByText(/^Браузер не\sдал скопировать/)).toBeVisible()
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
    await user.click(dialog.getByRole('button', { name: 'Скопировать' }))
    expect(await dialog.findByRole('button', { name: 'Скопирована' })).toBeVisible()
    expect(write).toHaveBeenLastCalledWith(field.value)
    expect(dialog.queryByText(/^Браузер не\sдал скопировать/)).not.toBeInTheDocument()
  })

  test('without a candidate the newest version is offered; what cannot work is rejected with the reasons, and the text stays', async () => {
    const { user, dialog, create } = await openForm()
    expect(dialog.getByLabelText('Версия')).toHaveValue('2.0.0')
    await user.type(dialog.getByLabelText('Причина'), 'Проба')
    await create()
    const alert = await dialog.findByRole('alert')
    expect(alert).toHaveTextContent('Эти версии не работают вместе')
    expect(within(alert).getAllByRole('listitem').length).toBeGreaterThan(0)
    expect(dialog.getByLabelText('Причина')).toHaveValue('Проба')
  })

  test('a page is a path of the shop', async () => {
    const { user, dialog, create, network } = await openForm()
    const page = dialog.getByLabelText('Страница')
    await user.clear(page)
    await user.type(page, 'https://evil.example/')
    await create()
    expect(await dialog.findByText(/^Путь начинается с\sкосой черты/)).toBeVisible()
    await waitFor(() => expect(page).toHaveFocus())
    expect(network.asked.map(({ path }) => path)).not.toContain('/api/overrides')
  })

  test.each([
    ['who only looks', ADDRESS, 'viewer'],
    ['the rules of everybody', '/?shop=*&part=mf-catalog', 'platform'],
  ] as const)('no link is offered to %s', async (_whom, address, role) => {
    await openConsole(address, { role })
    await screen.findByRole('complementary', { name: 'Подробности: mf-catalog' })
    expect(await screen.findByText(/^Версия 1\.0\.0/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ссылка для проверки' })).not.toBeInTheDocument()
  })
})
