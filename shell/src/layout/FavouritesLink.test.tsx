import { queryKeys } from '@prilavok/shared-kernel/queries'
import { act, screen } from '@testing-library/react'
import { renderPiece } from '../testing/render-app'
import { FavouritesLink } from './FavouritesLink'

test('it leads to the favourites, with their number where there are any', async () => {
  const { kernel } = renderPiece(<FavouritesLink />)
  expect(screen.getByRole('link', { name: 'Избранное' })).toHaveAttribute('href', '/catalog/favorite')
  expect(screen.queryByText('0')).toBeNull()
  act(() => void kernel.query.setQueryData(queryKeys.favouritesCount, { CNT: 38 }))
  expect(await screen.findByRole('link', { name: 'Избранное : 38\u00a0товаров' })).toHaveTextContent('38')
  expect(screen.getByText('38').closest('[aria-hidden]')).not.toBeNull()
})

test('where no part brings the favourites there is none', () => {
  renderPiece(<FavouritesLink />, { plan: { routes: [] } })
  expect(screen.queryByRole('link')).toBeNull()
})
