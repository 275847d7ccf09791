import { formatCode, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { fileUrl, isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { Stock } from '@prilavok/shared-kernel/ui/stock'
import { priceIn, type RepeatView } from '../../model/repeat-views'
import { repeatTexts } from './texts'

const Root = styled.div`
  display: grid;
  grid-column: 2 / -1;
  margin-top: 8px;
  overflow: hidden;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-m);
  @media (max-width: 767px) {
    grid-column: 1 / -1;
  }
`
const Option = styled.label`
  display: grid;
  grid-template-columns: 18px 32px minmax(0, 1fr) auto auto;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  padding: 4px 10px;
  background: var(--bg-surface);
  font-size: 13px;
  line-height: 18px;
  cursor: pointer;
  & + & {
    border-top: 1px solid var(--border);
  }
  &:hover,
  &:has(:checked) {
    --picture-bg: none;
    --picture-blend: multiply;
    background: var(--n-50);
  }
  &:has(:checked) {
    background: var(--accent-soft);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  > input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--accent);
    outline: none;
  }
  > b {
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
  @media (max-width: 767px) {
    grid-template-columns: 18px 32px minmax(0, 1fr) auto;
    > [data-level] {
      display: none;
    }
  }
`

interface AnalogChoiceProps {
  view: RepeatView
  /** Writes a price with its sign. */
  money: (sum: number) => string
  /** null: nothing in its place. */
  onTake: (productId: number | null) => void
}

/** What may take the place of a product that cannot be bought. */
export function AnalogChoice({ view: { row, basket, options, product }, money, onTake }: AnalogChoiceProps) {
  const name = `analog-${row.id}`
  return (
    <Root role="radiogroup" aria-label={repeatTexts.analogsOf(row.was.NAME)}>
      {options.map((option) => (
        <Option key={option.ID}>
          <input
            type="radio"
            name={name}
            checked={option.ID === product?.ID}
            onChange={() => onTake(option.ID)}
          />
          <ProductPicture
            src={fileUrl(option.PREVIEW_PICTURE_PATH ?? option.DETAIL_PICTURE_PATH)}
            alt=""
            size={32}
          />
          <span>
            {formatProductName(option.NAME)}
            <small>
              {repeatTexts.code}
              {NBSP}
              {formatCode(option.UP_CODE_1C)}
            </small>
          </span>
          <Stock
            remain={option.REMAIN}
            toOrder={isYes(option.TO_ORDER)}
            delay={option.DELAY}
            unit={unitOf(option)}
          />
          <b>{money(priceIn(basket, option))}</b>
        </Option>
      ))}
      <Option>
        <input type="radio" name={name} checked={product === undefined} onChange={() => onTake(null)} />
        <span />
        <span>{repeatTexts.noReplacement}</span>
      </Option>
    </Root>
  )
}
