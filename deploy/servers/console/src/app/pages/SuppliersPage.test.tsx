import { screen, waitFor, within } from '@testing-library/react'
import { openConsole } from '../../testing/open-console'
import { GREEN } from '../../testing/some-world'

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
