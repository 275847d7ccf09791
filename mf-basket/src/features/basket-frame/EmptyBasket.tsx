import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { Sheet } from '@prilavok/shared-kernel/ui/sheet'
import { texts } from '../../texts'

/** «Ваша корзина пуста» and the way to the catalogue (BAS-001). */
export function EmptyBasket() {
  return (
    <Sheet>
      <EmptyState
        title={texts.emptyTitle}
        illustration={
          <span aria-hidden>
            <ProductPicture src={null} alt="" size={104} />
          </span>
        }
        actions={
          <LinkButton to="/catalog-list" kind="primary" icon="grid">
            {texts.openCatalogue}
          </LinkButton>
        }
      >
        {texts.emptyHint}
      </EmptyState>
    </Sheet>
  )
}
