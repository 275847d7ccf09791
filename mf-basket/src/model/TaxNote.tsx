import type { BasketInfo, BasketType } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { taxNote } from './tax'

const Root = styled.p`
  margin: 4px 0 8px;
  font-size: 13px;
  line-height: 18px;
  color: var(--text-muted);
`

/** «Цены с НДС», where the tax is no sum of its own. Points bear none. */
export function TaxNote({ basket, info }: { basket: BasketType; info: Pick<BasketInfo, 'taxType'> }) {
  const text = basket === 'main' ? taxNote(info.taxType) : ''
  return text && <Root>{text}</Root>
}
