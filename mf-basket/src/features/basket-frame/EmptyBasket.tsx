import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { Sheet } from '@prilavok/shared-kernel/ui/sheet'
import { basketTexts } from '../../basket-texts'

/** «Ваша корзина пуста» and the way to the catalogue (BAS-001). */
export function EmptyBasket() {
  return (
    <Sheet>
      <EmptyState
        title={basketTexts.emptyTitle}
        illustration={
          <span aria-hidden>
            <ProductPicture src={null} alt="" size={104} />
          </span>
        }
        actions={
          <LinkButton to="/catalog-list" kind="primary" icon="grid">
            {basketTexts.openCatalogue}
          </LinkButton>
        }
      >
        {basketTexts.emptyHint}
      </EmptyState>
    </Sheet>
  )
}
