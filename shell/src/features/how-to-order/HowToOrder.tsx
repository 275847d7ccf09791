import { useHasRoute } from '@prilavok/shared-kernel/router'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon, type IconName } from '@prilavok/shared-kernel/ui/icon'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { howToOrderTexts } from './texts'

const Root = styled.section`
  ${panelStyles}
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 16px;
    font-size: 13px;
  }
  h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  > ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 16px 24px;
  }
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 4px 12px;
    font-size: 13px;
    line-height: 18px;
  }
  svg {
    grid-row: span 2;
    color: var(--accent-text);
  }
  b {
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }
  li > span {
    color: var(--text-secondary);
  }
  ${media.tablet} {
    > ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.phone} {
    > ol {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const GUIDE = '/content/front_up/how_to_make_order'
const ICONS: readonly IconName[] = ['user', 'search', 'cart', 'truck']

/** The guide in short (AMB-70): four steps, and the way to the whole of it where the shop has the page. */
export function HowToOrder() {
  const hasRoute = useHasRoute()
  const picksUpOnly = isYes(useShop().SELFDELIVERY_ONLY)
  const { steps, pickupSteps } = howToOrderTexts
  const shown = picksUpOnly ? [...steps.slice(0, 2), ...pickupSteps] : steps
  return (
    <Root data-pad aria-labelledby="how-to-order">
      <div>
        <h2 id="how-to-order">{howToOrderTexts.title}</h2>
        {hasRoute(GUIDE) && <TextLink to={GUIDE}>{howToOrderTexts.more}</TextLink>}
      </div>
      <ol>
        {shown.map(([title, text], at) => (
          <li key={title}>
            <Icon name={picksUpOnly && at === 3 ? 'store' : (ICONS[at] ?? 'check')} size={20} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Root>
  )
}
