import { styled } from '@prilavok/shared-kernel/styled'
import { useQuery } from '@tanstack/react-query'
import type { LoggedChange } from '../../../contract'
import { getOverview } from '../../api/get-overview'
import { describeRule } from '../../model/describe-rule'
import { EVERY_SHOP } from '../../model/rules'
import { texts } from '../../texts'
import { changeTexts } from './texts'

const List = styled.ul`
  display: grid;
  gap: 12px;
  li > b {
    font-weight: 500;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 10px;
    margin-top: 2px;
    font-size: 13px;
    line-height: 18px;
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    overflow-wrap: anywhere;
  }
`

/** For whom which rule changes how, before and after. */
export function Outcome({ logged }: { logged: readonly LoggedChange[] }) {
  const { data: overview } = useQuery(getOverview())
  const nameOf = (shop: string) =>
    shop === EVERY_SHOP
      ? texts.everyShop
      : (overview?.shops.find(({ domain }) => domain === shop)?.name ?? shop)
  if (logged.length === 0) return <p>{changeTexts.nothing}</p>
  return (
    <List>
      {logged.map((line) => (
        <li key={`${line.shop} ${line.part} ${line.kind}`}>
          <b>
            {nameOf(line.shop)} · {line.part}
          </b>
          <dl>
            <dt>{changeTexts.before}</dt>
            <dd>{describeRule(line.before)}</dd>
            <dt>{changeTexts.after}</dt>
            <dd>{describeRule(line.after)}</dd>
          </dl>
        </li>
      ))}
    </List>
  )
}
