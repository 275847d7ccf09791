import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { GroupBox } from './FilterGroup'

/** Lines of each group. */
const GROUPS = { sections: 4, base: 4, price: 2, first: 6, second: 5 }

/** What stands in place of the filters that load. */
export function FilterSkeleton() {
  return Object.entries(GROUPS).map(([group, lines]) => (
    <GroupBox key={group} aria-hidden>
      <Skeleton width="52%" height={16} />
      <ul>
        {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => (
          <li key={key}>
            <Skeleton height={20} />
          </li>
        ))}
      </ul>
    </GroupBox>
  ))
}
