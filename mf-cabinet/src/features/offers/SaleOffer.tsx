import type { OfferItem } from '@prilavok/shared-kernel/contract'
import { PAGE_SIZE_DEFAULT } from '@prilavok/shared-kernel/contract/page-sizes'
import { currencySign } from '@prilavok/shared-kernel/format'
import { rowKeys } from '@prilavok/shared-kernel/rows'
import { useShop } from '@prilavok/shared-kernel/shop'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { Pagination } from '@prilavok/shared-kernel/ui/pagination'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import type { OfferDetail } from '../../api/get-offer'
import { offerPath } from '../../model/offer-params'
import { SaleItem } from './SaleItem'
import { HeaderRow, Rows } from './sale-item-styles'
import { offersTexts } from './texts'

interface SaleOfferProps {
  offer: OfferDetail
  /** Products of the page. */
  items: readonly OfferItem[]
  page: number
  /** It has not begun. */
  ahead: boolean
  /** Other products are on their way. */
  stale: boolean
}

/** Products at a special price, each put into the basket by its quantity. */
export function SaleOffer({ offer, items, page, ahead, stale }: SaleOfferProps) {
  const { CURRENCY } = useShop()
  const { columns } = offersTexts
  const { CNT } = offer.NAV
  if (items.length === 0)
    return (
      <Panel>
        <EmptyState
          icon="package"
          title={CNT > 0 ? offersTexts.noGoodsOnPage : offersTexts.noGoods}
          actions={
            <LinkButton to={CNT > 0 ? offerPath(offer.ID) : '/catalog-list'}>
              {CNT > 0 ? offersTexts.toFirstPage : offersTexts.openCatalogue}
            </LinkButton>
          }
        />
      </Panel>
    )
  return (
    <>
      <NeedsScripts action={offersTexts.adding} />
      <Panel data-bleed>
        <HeaderRow aria-hidden>
          <span />
          <span>{columns.name}</span>
          <span>{columns.stock}</span>
          <span data-right>{columns.price(currencySign(CURRENCY))}</span>
          <span data-center>{columns.quantity}</span>
          <span data-right>{columns.sum(currencySign(CURRENCY))}</span>
        </HeaderRow>
        <Rows
          aria-label={offersTexts.goods}
          aria-busy={stale || undefined}
          data-stale={stale || undefined}
          {...rowKeys()}
        >
          {items.map((item) => (
            <SaleItem key={item.ID} item={item} ahead={ahead} />
          ))}
        </Rows>
      </Panel>
      <Pagination
        page={page}
        pageCount={Math.ceil(CNT / PAGE_SIZE_DEFAULT)}
        hrefOf={(number) => offerPath(offer.ID, number)}
      />
    </>
  )
}
