import { formatNumber } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { useQuery } from '@tanstack/react-query'
import { getReasons } from '../../api/get-reasons'
import { formatTime } from '../../model/time'
import { detailTexts } from './texts'

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 6px;
  font-size: 12px;
  line-height: 16px;
  code {
    overflow-wrap: anywhere;
    font-family: var(--font-mono);
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: 12px;
  }
`
const Title = styled.h3`
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
`

/** What pages said of why the version failed; nothing where none did. */
export function Reasons(of: { shop: string; part: string; version: string }) {
  const { data: reasons = [] } = useQuery(getReasons(of))
  if (reasons.length === 0) return null
  return (
    <section aria-label={detailTexts.reasons(of.version)}>
      <Title>{detailTexts.reasons(of.version)}</Title>
      <List>
        {reasons.map(({ kind, reason, reports, lastAt }) => (
          <li key={`${kind} ${reason}`}>
            <code>{reason}</code>
            <small>
              {detailTexts.reasonKinds[kind]},{' '}
              {detailTexts.reasonReports(formatNumber(reports), formatTime(lastAt))}
            </small>
          </li>
        ))}
      </List>
    </section>
  )
}
