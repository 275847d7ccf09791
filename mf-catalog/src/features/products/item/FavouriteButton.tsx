import type { Product } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { useFavourite } from '../../../model/use-favourite'
import { productsTexts } from '../texts'

export interface FavouriteButtonProps {
  product: Product
  /** With its words beside the heart, where there is room for them. */
  wide?: boolean
  className?: string
}

/** The heart of a product: a toggle, filled when the product is a favourite (kit §7). */
export function FavouriteButton({ product, wide, className }: FavouriteButtonProps) {
  const { on, flip } = useFavourite(product)
  const { favourite, addFavourite, removeFavourite } = productsTexts.item
  const title = on ? removeFavourite : addFavourite
  if (wide)
    return (
      <Button kind="quiet" size="s" className={className} aria-pressed={on} title={title} onClick={flip}>
        <Icon name="heart" filled={on} />
        {on ? favourite : addFavourite}
      </Button>
    )
  return (
    <IconButton
      icon="heart"
      label={addFavourite}
      title={title}
      pressed={on}
      className={className}
      onClick={flip}
    />
  )
}
