import { formatCode, formatNumber, NBSP } from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { focusQuantity } from '@prilavok/shared-kernel/rows'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { RowMeta, RowName, RowNote } from '@prilavok/shared-kernel/ui/row-texts'
import type { RowElement } from '@prilavok/shared-kernel/ui/virtual-rows'
import { memo, useId } from 'react'
import type { OrderMoney } from '../../model/order-money'
import type { RepeatView } from '../../model/repeat-views'
import { signedSum } from '../../model/signed-sum'
import { AnalogChoice } from './AnalogChoice'
import { AnalogsButton } from './AnalogsButton'
import { notesOf } from './row-notes'
import { Row } from './row-styles'
import { repeatTexts } from './texts'
import type { Repeat } from './use-repeat'

interface RepeatRowProps {
  view: RepeatView
  element: RowElement
  money: OrderMoney
  /** Partial analogs of it were asked for. */
  searched: boolean
  dispatch: Repeat['dispatch']
}

/** Views are made anew with each change; most of them say the same as before. */
const isSame = (one: RepeatRowProps, other: RepeatRowProps): boolean =>
  one.element === other.element &&
  one.searched === other.searched &&
  one.view.row === other.view.row &&
  one.view.product === other.view.product &&
  one.view.count === other.view.count &&
  one.view.held === other.view.held &&
  one.view.elsewhere === other.view.elsewhere &&
  one.view.rejection === other.view.rejection &&
  one.view.options.length === other.view.options.length &&
  one.view.told.join() === other.view.told.join()

/** A product of the order: then, now, and why that differs (kit §13, «Repeat order»). */
export const RepeatRow = memo(function RepeatRow({
  view,
  element,
  money,
  searched,
  dispatch,
}: RepeatRowProps) {
  const nameId = useId()
  const notesId = useId()
  const { row, product, options, count, kinds } = view
  const { was, id } = row
  const isGone = kinds.includes('gone')
  const difference = Math.round((view.sum - view.wasSum) * 100) / 100
  /** undefined: as many as were ordered. */
  const take = (next: number | undefined) => dispatch({ type: 'counted', id, count: next })
  const move = (direction: -1 | 1) =>
    focusQuantity(document.querySelector(`[data-rows] [data-row="${id}"]`), direction)
  return (
    <Row
      {...element}
      data-row={id}
      tabIndex={-1}
      data-left={count === 0 || undefined}
      aria-labelledby={nameId}
      aria-describedby={notesId}
    >
      <span data-cell="picture">
        <ProductPicture src={fileUrl(was.PREVIEW_PICTURE_PATH ?? was.DETAIL_PICTURE_PATH)} alt="" size={44} />
      </span>
      <div data-cell="name">
        <RowName id={nameId}>{formatProductName(was.NAME)}</RowName>
        <RowMeta>
          {repeatTexts.code}
          {NBSP}
          {formatCode(was.UP_CODE_1C)}
        </RowMeta>
        <div id={notesId}>
          {notesOf(view, money.money, searched).map((note) => (
            <RowNote key={note.text} {...note} />
          ))}
        </div>
      </div>
      <span data-cell="was">
        {money.sum(view.wasSum)}
        <small>
          {formatNumber(was.QUANTITY)} × {money.sum(was.PRICE)}
        </small>
      </span>
      <span data-cell="price">
        {product && money.sum(view.price)}
        {isGone && product && <small>{repeatTexts.analog}</small>}
        {isGone && options.length === 0 && row.product && !searched && (
          <AnalogsButton view={view} dispatch={dispatch} />
        )}
      </span>
      <div data-cell="quantity">
        <QuantityStepper
          value={count}
          {...view.rule}
          disabled={view.blocked}
          labelledBy={nameId}
          onChange={take}
          onEnter={() => move(1)}
          onMove={move}
        />
      </div>
      <span data-cell="sum">
        {count > 0 ? (
          <>
            <b>{money.sum(view.sum)}</b>
            <i>
              {NBSP}
              {money.sign}
            </i>
            {difference !== 0 && <small>{signedSum(difference, money.sum)}</small>}
          </>
        ) : (
          <small>{repeatTexts.left}</small>
        )}
      </span>
      <span data-cell="remove">
        {!view.blocked && (
          <IconButton
            {...(count > 0
              ? { icon: 'close', label: repeatTexts.leaveOut(was.NAME), onClick: () => take(0) }
              : { icon: 'refresh', label: repeatTexts.takeAgain(was.NAME), onClick: () => take(undefined) })}
          />
        )}
      </span>
      {options.length > 0 && (
        <AnalogChoice
          view={view}
          money={money.money}
          onTake={(productId) => dispatch({ type: 'taken', id, productId })}
        />
      )}
    </Row>
  )
}, isSame)
