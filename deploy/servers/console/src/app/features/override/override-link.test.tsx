import { screen, waitFor, within } from '@testing-library/react'
import { openConsole } from '../../../testing/open-console'
import { GREEN } from '../../../testing/some-world'

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
