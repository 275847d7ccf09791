import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import type { Ref } from 'react'
import { basketFrameTexts } from './texts'

/** «Ваша корзина пуста» and the way to the catalogue (BAS-001). */
export function EmptyBasket({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return (
    <Panel ref={ref}>
      <EmptyState
        title={basketFrameTexts.emptyTitle}
        illustration={
          <span aria-hidden>
            <ProductPicture src={null} alt="" size={104} />
          </span>
        }
        actions={
          <LinkButton to="/catalog-list" kind="primary" icon="grid">
            {basketFrameTexts.openCatalogue}
          </LinkButton>
        }
      >
        {basketFrameTexts.emptyHint}
      </EmptyState>
    </Panel>
  )
}
