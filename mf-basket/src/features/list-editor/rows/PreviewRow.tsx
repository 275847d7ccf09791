import type { BasketType } from '@prilavok/shared-kernel/contract'
import { currencySign, formatNumber, formatSum, NBSP } from '@prilavok/shared-kernel/format'
import { focusQuantity } from '@prilavok/shared-kernel/rows'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Icon, type IconName } from '@prilavok/shared-kernel/ui/icon'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { Spinner } from '@prilavok/shared-kernel/ui/spinner'
import type { RowElement } from '@prilavok/shared-kernel/ui/virtual-rows'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { memo } from 'react'
import { ProductOptions } from '../../../model/list-form/ProductOptions'
import { pictureOf } from '../../../model/product-view'
import type { RowState, RowView } from '../model/view-rows'
import { pasteTexts } from '../texts'
import { RowAction } from './RowAction'
import { RowResult } from './RowResult'
import { Row } from './row-styles'
import type { RowHandlers } from './use-row-handlers'

interface PreviewRowProps {
  view: RowView
  element: RowElement
  basket: BasketType
  /** The row that Tab leads to. */
  current: boolean
  /** Its options are shown. */
  open: boolean
  handlers: RowHandlers
}

const ICONS: Readonly<Record<Exclude<RowState, 'resolving'>, IconName>> = {
  ready: 'done',
  asked: 'info',
  choose: 'info',
  missing: 'alert',
  failed: 'alert',
  uncounted: 'alert',
  unavailable: 'alert',
  duplicate: 'copy',
}

/** Views are made anew with each change of the list; most of them say the same as before. */
const isSame = (one: PreviewRowProps, other: PreviewRowProps): boolean =>
  one.element === other.element &&
  one.current === other.current &&
  one.open === other.open &&
  one.view.row === other.view.row &&
  one.view.state === other.view.state &&
  one.view.held === other.view.held &&
  one.view.twin?.number === other.view.twin?.number &&
  one.view.twin?.count === other.view.twin?.count

/** A line of the list: as it was pasted, what it has become, how many (kit §13, «Paste preview»). */
export const PreviewRow = memo(function PreviewRow(props: PreviewRowProps) {
  const { view, element, basket, current, open, handlers } = props
  const { PRICE_TYPE } = useShop()
  const { row, state, product, addition } = view
  const { number, text, quantity, unreadCount } = row.line
  const asked =
    quantity !== undefined ? formatNumber(quantity) : unreadCount ? pasteTexts.unread(unreadCount) : undefined
  const priceType = basket === 'main' ? PRICE_TYPE : 26
  const count = addition?.count ?? row.count ?? quantity
  // How many is known before it is known of what.
  const isOpenChoice = state === 'choose' && open
  const isReady = state === 'ready' && addition !== undefined
  const canCount = isReady || state === 'uncounted'
  const shownCount = state === 'uncounted' ? 0 : (count ?? 1)
  return (
    <Row
      {...element}
      data-row={number}
      tabIndex={current ? 0 : -1}
      aria-label={`${pasteTexts.row(number)}: ${text}. ${pasteTexts.filters[state]}${product ? `: ${product.NAME}` : ''}`}
    >
      <span data-cell="state" data-state={state}>
        {state === 'resolving' ? <Spinner /> : <Icon name={ICONS[state]} />}
        <VisuallyHidden>{pasteTexts.filters[state]}</VisuallyHidden>
      </span>
      <span data-cell="given">
        <em>{number}</em>
        {'  '}
        {text}
        {asked !== undefined && (
          <>
            {'  '}
            <em>×</em>
            {NBSP}
            {asked}
          </>
        )}
      </span>
      <span data-cell="picture">
        {product && <ProductPicture src={pictureOf(product)} alt="" size={40} />}
      </span>
      <RowResult view={view} handlers={handlers} />
      <span data-cell="price">
        {isReady && view.price > 0 ? (
          formatSum(view.price, priceType)
        ) : (
          <RowAction view={view} open={open} handlers={handlers} />
        )}
      </span>
      <div data-cell="quantity">
        <QuantityStepper
          value={canCount || isOpenChoice ? shownCount : 0}
          {...(canCount ? addition?.rule : {})}
          disabled={!canCount && !isOpenChoice}
          label={product?.NAME ?? text}
          onChange={(next) => handlers.count(number, next)}
          onEnter={() => focusQuantityOf(number, 1)}
          onMove={(direction) => focusQuantityOf(number, direction)}
        />
      </div>
      <span data-cell="sum">
        {isReady && (
          <>
            {formatSum(view.sum, priceType)}
            <i>
              {NBSP}
              {currencySign(basket === 'loyalty' ? 'BONUS' : product?.CURRENCY)}
            </i>
          </>
        )}
      </span>
      <span data-cell="remove">
        <IconButton icon="close" label={pasteTexts.remove(number)} onClick={() => handlers.remove(number)} />
      </span>
      {isOpenChoice && (
        <ProductOptions
          basket={basket}
          options={view.options}
          label={pasteTexts.optionsOf(text)}
          digits
          onChoose={(chosen) => handlers.choose(view, chosen)}
        />
      )}
    </Row>
  )
}, isSame)

const focusQuantityOf = (number: number, direction: -1 | 1) =>
  focusQuantity(document.querySelector(`[data-rows] [data-row="${number}"]`), direction)
