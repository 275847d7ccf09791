import { formatDate, formatMoney } from '@prilavok/shared-kernel/format'
import { focusQuantity } from '@prilavok/shared-kernel/rows'
import { fileUrl, useShop } from '@prilavok/shared-kernel/shop'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { useId, useRef } from 'react'
import { GoodsRow } from '../../model/goods-row-styles'
import { dueAt } from './due-products'
import { runningOutTexts as texts } from './texts'
import type { Draft, DraftRow } from './use-draft'

interface DraftItemProps {
  row: DraftRow
  /** ms since 1970. */
  now: number
  onCount: Draft['count']
}

/** A product of the draft: how often it is ordered, when last, how many now. */
export function DraftItem({ row, now, onCount }: DraftItemProps) {
  const { product, count, rule, rejection } = row
  const { ID, NAME, LAST_DATE, INTERVAL_DAYS } = product
  const due = dueAt(product)
  const { PRICE_TYPE: priceType, TIME_ZONE } = useShop()
  const item = useRef<HTMLLIElement>(null)
  const nameId = useId()
  const money = (sum: number) => formatMoney(sum, { priceType, currency: product.CURRENCY })
  const move = (direction: -1 | 1) => focusQuantity(item.current, direction)
  return (
    <GoodsRow ref={item} data-row="" aria-labelledby={nameId}>
      <ProductPicture
        src={fileUrl(product.PREVIEW_PICTURE_PATH ?? product.DETAIL_PICTURE_PATH)}
        alt=""
        size={44}
      />
      <div data-cell="name">
        <TextLink to={`/product/${ID}`} quiet>
          <span id={nameId}>{NAME}</span>
        </TextLink>
        <small>
          {texts.every(INTERVAL_DAYS ?? 0)}
          {LAST_DATE && `, ${texts.last(formatDate(LAST_DATE, TIME_ZONE))}`},{' '}
          {(due < now ? texts.late : texts.ahead)(formatDate(new Date(due).toISOString(), TIME_ZONE))}
        </small>
      </div>
      <span data-cell="price">{money(product.PRICE)}</span>
      <div data-cell="quantity">
        <QuantityStepper
          value={count}
          {...rule}
          labelledBy={nameId}
          onChange={(next) => onCount(ID, next)}
          onEnter={() => move(1)}
          onMove={move}
        />
      </div>
      <div data-cell="sum">
        {count > 0 ? <b>{money(product.PRICE * count)}</b> : texts.left}{' '}
        <IconButton
          {...(count > 0
            ? { icon: 'close', label: texts.leaveOut(NAME), onClick: () => onCount(ID, 0) }
            : { icon: 'refresh', label: texts.takeAgain(NAME), onClick: () => onCount(ID, undefined) })}
        />
      </div>
      <div data-cell="note">
        <ChangeNote rejection={rejection} />
      </div>
    </GoodsRow>
  )
}
