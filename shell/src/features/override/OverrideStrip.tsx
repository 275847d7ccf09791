import type { Boot } from '@prilavok/shared-kernel/contract'
import { formatRecent } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { overrideTexts } from './texts'

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 16px;
  padding: 6px 24px;
  background: var(--bg-inverse);
  color: var(--text-inverse);
  font-size: 13px;
  line-height: 18px;
  overflow-wrap: anywhere;
  a {
    padding: 4px 0;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  a:focus-visible {
    outline-color: var(--n-0);
  }
  @media print {
    display: none;
  }
`
const OFF_PATH = '/release-override?off'

interface OverrideStripProps extends NonNullable<Boot['override']> {
  /** `TIME_ZONE` of the shop. */
  timeZone: string | undefined
}

/** Says in every page that this browser has other versions than its buyers, and until when. */
export function OverrideStrip({ releases, until, timeZone }: OverrideStripProps) {
  return (
    <Root aria-label={overrideTexts.label}>
      <span>
        {overrideTexts.versions(releases.join(', '), formatRecent(Date.parse(until), Date.now(), timeZone))}
      </span>
      <a href={OFF_PATH}>{overrideTexts.off}</a>
    </Root>
  )
}
