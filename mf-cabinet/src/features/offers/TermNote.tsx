import type { Offer } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { offerTerm } from './offer-term'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 18px;
  white-space: nowrap;
  &[data-state='last'] {
    color: var(--warning-text);
    font-weight: 600;
  }
`

/** «До 30 ноября», «Последний день», «Завершена 3 ноября». The server may say it just before midnight. */
export function TermNote({ offer }: { offer: Pick<Offer, 'ACTIVE' | 'DATE_START' | 'DATE_END'> }) {
  const { platform } = useKernel()
  const { TIME_ZONE } = useShop()
  const { state, text } = offerTerm(offer, platform.now(), TIME_ZONE)
  return (
    <Root data-state={state} suppressHydrationWarning>
      <Icon name={state === 'ahead' ? 'calendar' : 'clock'} size={16} />
      {text}
    </Root>
  )
}
