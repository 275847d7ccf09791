import { formatMoney } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { useMainOrder } from '../../model/use-main-order'
import { texts } from '../../texts'
import { BarFrame } from './BarFrame'
import { InOrder } from './InOrder'
import { KeyHint } from './KeyHint'

const Arrow = styled.span`
  ${media.compact} {
    display: none;
  }
`

/** The bar of product lists: how much is in the order, what is still missing, the way to the basket. */
export function OrderBar() {
  const { counts, track } = useMainOrder()
  return (
    <BarFrame
      label={texts.order}
      lead={<InOrder count={counts?.CNT ?? 0} />}
      sum={formatMoney(track.sum, track)}
      track={track}
      hint={<KeyHint />}
      button={
        <LinkButton to="/basket" kind="primary">
          {texts.basket}
          <Arrow>
            <Icon name="arrow-right" size={16} />
          </Arrow>
        </LinkButton>
      }
    />
  )
}
