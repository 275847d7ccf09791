import type { Product } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { createContext, type ReactNode, useContext } from 'react'
import { useFavourite } from '../../../model/use-favourite'
import { productsTexts } from '../texts'

const FavouritesContext = createContext(false)
FavouritesContext.displayName = 'Favourites'

/** The products below are a list of favourites: one that is taken out stays in its place until the list is left. */
export const FavouritesProvider = ({ children }: { children: ReactNode }) => (
  <FavouritesContext.Provider value>{children}</FavouritesContext.Provider>
)

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  font-size: 13px;
  line-height: 18px;
  color: var(--text-secondary);
`

/** Says in a list of favourites that this product is none any more, and brings it back. */
export function RemovedFavourite({ product, className }: { product: Product; className?: string }) {
  const inFavourites = useContext(FavouritesContext)
  const { flip } = useFavourite(product)
  if (!inFavourites || isYes(product.FAVORITE)) return null
  return (
    <Note className={className} data-removed="">
      {productsTexts.item.removed}
      <Button size="s" onClick={flip}>
        {productsTexts.item.bringBack}
      </Button>
    </Note>
  )
}
