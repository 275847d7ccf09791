import { useSession } from '@prilavok/shared-kernel/queries'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import type { ReactNode } from 'react'
import { type GuideStep, guideSteps } from './guide-steps'
import { guideTexts } from './texts'

const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Step = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  break-inside: avoid;
  > [data-head] {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  > [data-head] > span {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
  h2 {
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  }
  > p {
    color: var(--n-700);
  }
  > [data-links] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
  > [data-links] > a {
    padding: 4px 0;
    color: var(--accent-text);
  }
  @media print {
    > [data-links] {
      display: none;
    }
  }
  ${media.phone} {
    padding: 16px;
  }
`

interface GuideProps {
  /** Link to what the page says of a step; none where it says nothing. */
  more: (id: string, title: string) => ReactNode
}

/** Four steps from the first visit to an order that is sent (SHELL-025). */
export function Guide({ more }: GuideProps) {
  const hasRoute = useHasRoute()
  const { state } = useSession()
  const isReached = ({ action }: GuideStep) =>
    action !== undefined && hasRoute(action.to) && !(action.to === '/login' && state === 'customer')
  return (
    <Root aria-label={guideTexts.steps}>
      {guideSteps(useShop()).map((step, at) => (
        <Step key={step.id}>
          <div data-head>
            <span>
              <Icon name={step.icon} size={22} />
            </span>
            <div>
              <small>{guideTexts.step(at + 1)}</small>
              <h2>{step.title}</h2>
            </div>
          </div>
          <p>{step.text}</p>
          <div data-links>
            {step.action && isReached(step) && <TextLink to={step.action.to}>{step.action.title}</TextLink>}
            {more(step.id, guideTexts.moreOf(step.title))}
          </div>
        </Step>
      ))}
    </Root>
  )
}
