import { queryKeys } from '@prilavok/shared-kernel/queries'
import { screen, within } from '@testing-library/react'
import { renderPiece } from '../testing/render-app'
import { FooterGroup } from './FooterGroup'

const linksOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ to: `/content/${at}`, title: `Страница ${at}` }))
const list = () => screen.getByRole('list')

test.each([
  [8, false],
  [9, true],
])('%i links stand in two columns: %s', (count, isLong) => {
  renderPiece(<FooterGroup title="Покупателю" links={linksOf(count)} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Покупателю' })).toBeVisible()
  expect(within(list()).getAllByRole('link')).toHaveLength(count)
  expect(list().hasAttribute('data-long')).toBe(isLong)
})

test('the viewed products stand with their number', async () => {
  const links = [...linksOf(1), { to: '/catalog/viewed', title: 'Просмотренные товары' }]
  const { kernel } = renderPiece(<FooterGroup title="Покупателю" links={links} />)
  kernel.query.setQueryData(queryKeys.viewedCount, { CNT: 7 })
  expect(await screen.findByRole('link', { name: 'Просмотренные товары 7' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Страница 0' })).toHaveAttribute('href', '/content/0')
})
