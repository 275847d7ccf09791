import { formatMoney, formatNumber } from '@prilavok/shared-kernel/format'
import { fileUrl, useShop } from '@prilavok/shared-kernel/shop'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { useEffect, useRef } from 'react'
import type { SearchOption } from './search-option'
import { searchTexts } from './texts'

interface SuggestLineProps {
  id: string
  option: SearchOption
  typed: string
  active: boolean
  onChoose: () => void
}

/** One option under the search field. */
export function SuggestLine({ id, option, typed, active, onChoose }: SuggestLineProps) {
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (active) line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <button
      ref={line}
      type="button"
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={active}
      onClick={onChoose}
    >
      {option.kind === 'query' && (
        <>
          <Icon name="search" size={16} />
          <Completed title={option.title} typed={typed} />
        </>
      )}
      {option.kind === 'recent' && (
        <>
          <Icon name="clock" size={16} />
          <span>{option.title}</span>
        </>
      )}
      {option.kind === 'clear' && (
        <>
          <Icon name="trash" size={16} />
          <span>{searchTexts.clearRecent}</span>
        </>
      )}
      {option.kind === 'product' && <ProductLine {...option} />}
      {option.kind === 'section' && (
        <>
          <span>{option.title}</span>
          {option.count !== undefined && <small>{formatNumber(option.count)}</small>}
        </>
      )}
    </button>
  )
}

function ProductLine({ product }: Extract<SearchOption, { kind: 'product' }>) {
  const { PRICE_TYPE } = useShop()
  return (
    <>
      <ProductPicture
        src={fileUrl(product.PREVIEW_PICTURE_PATH ?? product.DETAIL_PICTURE_PATH)}
        alt=""
        size={40}
      />
      <span>{product.NAME}</span>
      {product.PRICE > 0 && (
        <b className="num">
          {formatMoney(product.PRICE, { priceType: PRICE_TYPE, currency: product.CURRENCY })}
        </b>
      )}
    </>
  )
}

/** The typed part regular, the completion heavier (kit §7). */
function Completed({ title, typed }: { title: string; typed: string }) {
  if (!title.toLocaleLowerCase('ru').startsWith(typed.toLocaleLowerCase('ru'))) return <span>{title}</span>
  return (
    <span>
      {title.slice(0, typed.length)}
      <b>{title.slice(typed.length)}</b>
    </span>
  )
}
