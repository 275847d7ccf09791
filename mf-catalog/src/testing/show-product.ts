import type { Shop } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import type { CatalogData } from './catalog-api'
import { renderPage } from './render-page'

/** Opens a section that holds one product alone, as a row or as a card. */
export const productsOf = (data: CatalogData) => {
  const hold = (changes: Parameters<typeof testProduct>[0]) => {
    const product = testProduct(changes)
    data.products = [product]
    data.basket.set(product.ID, product.BASKET)
    return product.NAME
  }
  return {
    show: async (changes: Parameters<typeof testProduct>[0], shop: Partial<Shop> = {}) => {
      const name = hold(changes)
      renderPage('/catalog/12', { shop })
      return within(await screen.findByRole('listitem', { name }))
    },
    showCard: async (changes: Parameters<typeof testProduct>[0]) => {
      const name = hold(changes)
      renderPage('/catalog/12?view=cards')
      return within(await screen.findByRole('article', { name }))
    },
  }
}
