import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openConsole } from '../../testing/open-console'
import { BLUE, GREEN } from '../../testing/some-world'
import { localInputValue } from '../model/time'

describe('PastPage', () => {
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
})

describe('ReleasesPage', () => {
  test('a release that was taken back says from whom, when and why', async () => {
    await openConsole('/releases', {
      changes: [
        { kind: 'rollout', shop: GREEN, part: 'mf-catalog', version: '1.2.0', share: 10 },
        { kind: 'rollback', shop: GREEN, part: 'mf-catalog' },
      ],
    })
    expect(await screen.findByText(/^Канцопт Зелёный: отозвана .*\. другая консоль$/)).toBeVisible()
  })

  const row = (part: string, version: string) =>
    screen.getByRole('row', { name: new RegExp(`^${part} ${version.replaceAll('.', '\\.')} `) })
  const cells = (part: string, version: string) =>
    within(row(part, version))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)

  test('a release: version, build, when and by whom, size against the one before of its part, notes, where it is used', async () => {
    await openConsole('/releases', {
      changes: [
        { kind: 'use', shop: '*', part: 'mf-catalog', version: '1.1.0' },
        { kind: 'rollout', shop: GREEN, part: 'mf-catalog', version: '1.2.0', share: 10 },
      ],
    })
    await screen.findByRole('table')
    const [version, build, when, size, notes, used] = cells('mf-catalog', '1.1.0')
    expect([version, build, notes]).toEqual(['1.1.0', 'build-of-1.1', 'Новые фильтры'])
    expect(when).toMatch(/^8\sнояб\., \d\d:\d\d, ci$/)
    expect(size).toMatch(/^87\sКБ\s\(\+3\sКБ\)$/)
    expect(used).toBe('Все поставщики: стабильная; Канцопт Зелёный: стабильная')
    expect(cells('mf-catalog', '1.2.0')[3]).toMatch(/^80\sКБ\s\(−7\sКБ\)$/)
    expect(cells('mf-catalog', '1.2.0')[5]).toMatch(/^Канцопт Зелёный: канарейка 10\s%$/)
    expect(cells('mf-catalog', '1.0.0')[3]).toMatch(/^84\sКБ$/)
    expect(cells('mf-catalog', '1.0.0')[5]).toMatch(/запасная/)
    expect(cells('mf-catalog', '2.0.0')[5]).toBe('нигде')
  })

  test('releases are found by part, version and notes', async () => {
    const { user } = await openConsole('/releases')
    await screen.findByRole('table')
    const versions = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((one) => one.textContent)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Микрофронтенд' }), 'mf-basket')
    expect(versions()).toEqual([expect.stringMatching(/^mf-basket1\.0\.0/)])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Микрофронтенд' }), 'Все микрофронтенды')
    await user.type(screen.getByRole('searchbox'), 'поиск')
    expect(versions()).toEqual([expect.stringMatching(/^mf-catalog1\.2\.0/)])
    await user.type(screen.getByRole('searchbox'), 'nothing')
    expect(screen.getByText('Ничего не нашлось')).toBeVisible()
  })
})

describe('SuppliersPage', () => {
  test('a supplier has its whole plan, whether it fits together, and the freeze of all of it', async () => {
    const { user, registry } = await openConsole('/suppliers', {
      changes: [{ kind: 'rollout', shop: GREEN, part: 'mf-catalog', version: '1.1.0', share: 10 }],
    })
    const green = await screen.findByRole('region', { name: 'Канцопт Зелёный' })
    expect(await within(green).findByText('Версии работают вместе')).toBeVisible()
    expect(
      within(green)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'shell1.0.0',
      'mf-basket1.0.0',
      expect.stringMatching(/^mf-catalog1\.0\.0 → 1\.1\.0 \(10\s%\)$/),
    ])
    expect(within(green).getByRole('link', { name: 'mf-catalog' })).toHaveAttribute(
      'href',
      `/?shop=${GREEN}&part=mf-catalog`,
    )
    await user.click(within(green).getByRole('button', { name: 'Заморозить все версии' }))
    const dialog = await screen.findByRole('dialog', { name: /^Заморозить Канцопт Зелёный до/ })
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(3))
    await user.click(within(dialog).getByRole('button', { name: 'Заморозить' }))
    expect(await within(green).findByRole('button', { name: 'Снять заморозку со всех версий' })).toBeVisible()
    const frozen = (await registry.state()).rules.filter((rule) => rule.shop === GREEN && rule.frozenUntil)
    expect(frozen.map(({ part }) => part).sort()).toEqual(['mf-basket', 'mf-catalog', 'shell'])
  })

  test('versions that do not fit together are named', async () => {
    const { set, registry } = await openConsole('/suppliers')
    await screen.findByRole('region', { name: 'Канцопт Зелёный' })
    const { rules } = await registry.state()
    set({ rules: [...rules, { part: 'mf-catalog', shop: GREEN, stable: '2.0.0' }] })
    const green = screen.getByRole('region', { name: 'Канцопт Зелёный' })
    expect(await within(green).findByText(/Эти версии не работают вместе/)).toBeVisible()
    expect(within(green).getByText(/mf-catalog@2\.0\.0/)).toBeVisible()
  })

  test('an operator of a supplier sees its own alone', async () => {
    await openConsole('/suppliers', { role: 'supplier' })
    expect(await screen.findByRole('region', { name: 'Канцопт Зелёный' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Офис-Синий' })).not.toBeInTheDocument()
  })
})
