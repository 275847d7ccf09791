import { useBasketChanges } from '@prilavok/shared-kernel/basket'
import type { BasketCounts } from '@prilavok/shared-kernel/contract'
import { errorText } from '@prilavok/shared-kernel/errors'
import { formatNumber, formatProducts, formatSum, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { OrderTrack } from '@prilavok/shared-kernel/ui/order-track'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { miniBasketQuery } from '../../api/get-mini-basket'
import { sumText } from '../../model/basket-text'
import { changedRows } from '../../model/edit-basket'
import { freeDeliveryFrom } from '../../model/order-choice'
import { pictureOf, productPath } from '../../model/product-view'
import { texts } from '../../texts'
import { Foot, Head, More, Rest, Rows } from './mini-basket-styles'
import { headerBasketTexts } from './texts'

interface MiniBasketProps {
  counts: BasketCounts
  onNavigate: () => void
}

/** The latest rows of the main basket, how many more there are, the order track and one button (kit §7). */
export default function MiniBasket({ counts, onNavigate }: MiniBasketProps) {
  const kernel = useKernel()
  const shop = useShop()
  const { data, error, isPending, isFetching, refetch } = useQuery(miniBasketQuery(kernel, 'main'))
  const changes = useBasketChanges('main')
  const rows = changedRows(data?.PRODUCTS ?? [], changes, ({ PRICE }) => PRICE)
  const more = counts.CNT - rows.length
  return (
    <section aria-label={texts.basket} aria-busy={isPending}>
      <Head>
        <b>{texts.basket}</b>
        <TextLink to="/basket" onClick={onNavigate}>
          {headerBasketTexts.toBasket}
        </TextLink>
      </Head>
      {isPending && (
        <Rest>
          <SkeletonList rows={Math.min(5, counts.CNT)} height={48} />
        </Rest>
      )}
      {error && (
        <Rest>
          <Note
            tone="danger"
            role="alert"
            action={
              <Button size="s" busy={isFetching} onClick={() => void refetch()}>
                {texts.retry}
              </Button>
            }
          >
            {headerBasketTexts.miniBasketFailed} {errorText(error)}
          </Note>
        </Rest>
      )}
      <Rows>
        {rows.map((row) => (
          <li key={row.ID}>
            <ProductPicture src={pictureOf(row)} alt="" size={40} />
            <TextLink to={productPath(row)} quiet title={row.NAME} onClick={onNavigate}>
              {row.NAME}
            </TextLink>
            <span>
              <b>{formatSum(row.SUM, shop.PRICE_TYPE)}</b>
              <small>
                {formatNumber(row.QUANTITY)}
                {NBSP}
                {unitOf(row)} × {formatSum(row.PRICE, shop.PRICE_TYPE)}
              </small>
            </span>
          </li>
        ))}
      </Rows>
      {data && more > 0 && (
        <More>
          {headerBasketTexts.more} {formatProducts(more)}
        </More>
      )}
      <Foot>
        <p>
          <span>
            {texts.total}, {formatProducts(counts.CNT)}
          </span>
          <b>{sumText(counts.SUM, shop)}</b>
        </p>
        <OrderTrack
          sum={counts.SUM}
          minOrder={shop.MIN_ORDER_SUM}
          freeFrom={freeDeliveryFrom(kernel, shop)}
          priceType={shop.PRICE_TYPE}
          currency={shop.CURRENCY}
          message="below"
        />
        <LinkButton to="/basket/ordering" kind="primary" block onClick={onNavigate}>
          {texts.checkOut}
        </LinkButton>
      </Foot>
    </section>
  )
}
