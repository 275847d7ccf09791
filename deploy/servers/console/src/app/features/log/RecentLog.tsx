import { styled } from '@prilavok/shared-kernel/styled'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Overview } from '../../../contract'
import { getLog } from '../../api/get-log'
import { LogTable } from './LogTable'
import { logTexts } from './texts'

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  margin: 20px 0 10px;
  h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  a {
    color: var(--accent-text);
  }
`
const LINES = 8

/** The last lines of the log below the matrix. */
export function RecentLog({ overview }: { overview: Overview }) {
  const log = useInfiniteQuery(getLog({}, LINES))
  const lines = log.data?.pages[0] ?? []
  if (lines.length === 0) return null
  return (
    <section>
      <Head>
        <h2>{logTexts.recent}</h2>
        <Link to="/log">{logTexts.whole}</Link>
      </Head>
      <LogTable lines={lines} overview={overview} label={logTexts.recent} />
    </section>
  )
}
