import { writeFilters } from '@prilavok/shared-kernel/contract'
import { formatProducts } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import type { ListSource } from '../../../api/get-product-list'
import { filtersTexts } from './texts'
import type { FilterDraft } from './use-filter-draft'
import { useWaysBack } from './use-ways-back'

const Root = styled.div`
  padding: 12px 16px;
  border-top: 1px solid var(--border);
  font-size: 13px;
  line-height: 18px;
  color: var(--text-secondary);
  button {
    display: block;
    min-height: 32px;
    padding: 4px 0;
    border-radius: var(--r-s);
    text-align: left;
    color: var(--accent-text);
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

interface DeadEndProps {
  source: ListSource
  draft: FilterDraft
}

/** What is ticked fits nothing together: says which of it to take back, before it is applied. */
export function DeadEnd({ source, draft }: DeadEndProps) {
  const { names, ways } = useWaysBack(source, draft.state)
  return (
    <Root role="status">
      {filtersTexts.nothingFitsWhy(names, ways.length > 0)}
      {ways.map(({ choices: [first], left, names: own, count }) => (
        <button key={writeFilters(left)} type="button" onClick={() => first && draft.change(left, first)}>
          {filtersTexts.takeBack(own, formatProducts(count))}
        </button>
      ))}
    </Root>
  )
}

/** Whether what is ticked and not applied yet is known to fit nothing. */
export const isDeadEnd = ({ changed, asking, error, answer }: FilterDraft): boolean =>
  changed && !asking && !error && answer?.NAV.CNT === 0
