import { screen, within } from '@testing-library/react'
import { openConsole } from '../../testing/open-console'
import { GREEN } from '../../testing/some-world'

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
