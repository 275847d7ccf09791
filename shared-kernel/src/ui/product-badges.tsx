import type { Mark } from '@prilavok/shared-kernel/contract'
import { MINUS } from '@prilavok/shared-kernel/format'
import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { VisuallyHidden } from './visually-hidden'

/** Texts of the built-in badges (001 §3), by CODE. */
const KNOWN: Readonly<Record<string, { text: string; full?: string }>> = {
  new: { text: 'Новинка' },
  hot: { text: 'Хит' },
  sale: { text: 'Распродажа' },
  special_price: { text: 'Спеццена' },
  gift_sum: { text: 'Подарок за заказ' },
  'delivery-exclude': {
    text: 'Не учитывается при доставке',
    full: 'Товар не учитывается при доставке',
  },
}
/** Tokens of the dots by CODE, for marks without a colour of their own. */
const DOTS: Readonly<Record<string, string>> = {
  new: 'var(--mark-new)',
  hot: 'var(--mark-hot)',
  sale: 'var(--mark-sale)',
  stock: 'var(--mark-stock)',
  special_price: 'var(--mark-special_price)',
  gift_sum: 'var(--mark-gift_sum)',
  gift: 'var(--mark-gift_sum)',
  'delivery-exclude': 'var(--mark-delivery-exclude)',
}
/** A text of so many signs is not cut where there is room. */
const FITS = 16
/** Only a plain CSS colour may reach the style attribute. */
const CSS_COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/-]{1,40}\))$/i

export interface ProductBadgeProps {
  mark: Pick<Mark, 'CODE' | 'TITLE'> & Partial<Mark>
  /** SPECIAL_PERCENT of the product, shown on the special price: «Спеццена −15%». */
  percent?: number | null
  /** Stands beside others in one line: any text may be cut, so the tooltip tells it. */
  tight?: boolean
  className?: string
}

const Root = styled.span`
  position: relative;
  display: inline-block;
  max-width: 100%;
  height: 20px;
  padding: 0 7px;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-s);
  background: var(--bg-surface);
  font-size: 12px;
  line-height: 18px;
  font-weight: 500;
  color: var(--n-800);
  text-overflow: ellipsis;
  white-space: nowrap;
  &::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 5px;
    border-radius: 2px;
    background: var(--mark-color, var(--n-500));
    forced-color-adjust: none;
  }
`
const List = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  min-width: 0;
`

/** A label of a product: white, the server's colour tints only the dot (kit §7). */
export function ProductBadge({ mark, percent, tight, className }: ProductBadgeProps) {
  const known = mark.PREDEFINED === 'N' ? undefined : KNOWN[mark.CODE]
  const suffix = mark.CODE === 'special_price' && percent ? ` ${MINUS}${percent}%` : ''
  const text = (known?.text ?? mark.TITLE) + suffix
  const color = mark.COLOR && CSS_COLOR.test(mark.COLOR) ? mark.COLOR : DOTS[mark.CODE]
  return (
    <Root
      className={className}
      title={known?.full ?? (tight || text.length > FITS ? text : undefined)}
      style={color ? { ['--mark-color' as string]: color } : undefined}
    >
      {known?.full ? (
        <>
          <span aria-hidden>{text}</span>
          <VisuallyHidden>{known.full}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </Root>
  )
}

const Way = styled(Link)`
  display: inline-block;
  max-width: 100%;
  text-decoration: none;
  &:hover > span {
    border-color: var(--n-400);
  }
`

export interface ProductBadgesProps {
  marks: readonly ProductBadgeProps['mark'][]
  percent?: number | null
  /** The product is a gift: «Подарок» comes first (000 §9). */
  gift?: boolean
  /** Shows at most so many, in a place that may hold no more. */
  max?: number
  /** Where a badge of `marks` leads. @default nowhere */
  hrefOf?: (mark: Pick<Mark, 'CODE'>) => string
  className?: string
}

const GIFT = { CODE: 'gift', TITLE: 'Подарок' } as const
const SPECIAL = { CODE: 'special_price', TITLE: 'Спеццена' } as const

/** Badges of a product; a SPECIAL_PERCENT without its mark brings the special-price badge itself. Nothing when empty. */
export function ProductBadges({ marks, percent, gift, max, hrefOf, className }: ProductBadgesProps) {
  const special = percent && !marks.some(({ CODE }) => CODE === SPECIAL.CODE) ? [SPECIAL] : []
  const all = [...(gift ? [GIFT] : []), ...special, ...marks].slice(0, max)
  if (all.length === 0) return null
  return (
    <List className={className}>
      {all.map((mark) => {
        const badge = <ProductBadge key={mark.CODE} mark={mark} percent={percent} tight={max !== undefined} />
        if (!hrefOf || !marks.includes(mark)) return badge
        return (
          <Way key={mark.CODE} to={hrefOf(mark)}>
            {badge}
          </Way>
        )
      })}
    </List>
  )
}
