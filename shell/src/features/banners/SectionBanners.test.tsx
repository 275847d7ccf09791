import { screen, waitFor } from '@testing-library/react'
import { promoApi, testBanner } from '../../testing/promo-api'
import { renderPiece } from '../../testing/render-app'
import { SectionBanners } from './SectionBanners'

const { data, promoCalls } = promoApi()
const show = () => renderPiece(<SectionBanners placement="CATALOG_SECTION_2" />, { banners: 'unknown' })

test('the banners of this place, in their order, and of no other', async () => {
  data.promo = {
    CATALOG_SECTION_1: [testBanner(1)],
    CATALOG_SECTION_2: [testBanner(3), testBanner(2)],
    MAIN: [testBanner(4)],
  }
  show()
  await screen.findByRole('link', { name: 'Баннер 3' })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Баннер 3', 'Баннер 2'])
  const [picture] = screen.getAllByRole('presentation')
  expect(picture).toHaveAttribute('width', '1360')
  expect(picture).toHaveAttribute('height', '144')
})

test.each([
  ['there are none', {}],
  ['they do not come', 400],
])('where %s there is nothing', async (_what, promo) => {
  data.promo = promo
  const { container, kernel } = show()
  expect(container).toBeEmptyDOMElement()
  await waitFor(() => expect(promoCalls()).toHaveLength(1))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(container).toBeEmptyDOMElement()
})
