import { styled } from '@prilavok/shared-kernel/styled'
import { useQuery } from '@tanstack/react-query'
import type { ChangeAnswer, LoggedChange, RolloutRule, UnreachedShop } from '../../../contract'
import { getOverview } from '../../api/get-overview'
import { describeRule, describeSteps } from '../../model/describe-rule'
import { EVERY_SHOP } from '../../model/rules'
import { RULE_TEXTS, texts } from '../../texts'
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

/** Suppliers that a common change does not reach, by what their own rules give. */
function unreachedByRelease(unreached: readonly UnreachedShop[]): [release: string, shops: string[]][] {
  const groups = new Map<string, string[]>()
  for (const { part, version, shop } of unreached) {
    const release = `${part} ${version}`
    groups.set(release, [...(groups.get(release) ?? []), shop])
  }
  return [...groups]
}

/** For whom which rule changes how, before and after, and whom it does not reach. */
export function Outcome({ logged, unreached }: Pick<ChangeAnswer, 'logged' | 'unreached'>) {
  const { data: overview } = useQuery(getOverview())
  const nameOf = (shop: string) =>
    shop === EVERY_SHOP
      ? texts.everyShop
      : (overview?.shops.find(({ domain }) => domain === shop)?.name ?? shop)
  /** A supplier without a rule of its own gets what the one for all gives. */
  const ruleText = ({ shop, part }: LoggedChange, rule: RolloutRule | undefined) => {
    const common =
      !rule && shop !== EVERY_SHOP
        ? overview?.rules.find((one) => one.shop === EVERY_SHOP && one.part === part)
        : undefined
    return common ? RULE_TEXTS.common(describeRule(common)) : describeRule(rule, shop)
  }
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
            <dd>{ruleText(line, line.before)}</dd>
            <dt>{changeTexts.after}</dt>
            <dd>{ruleText(line, line.after)}</dd>
            {line.after?.candidate?.steps && (
              <>
                <dt>{changeTexts.further}</dt>
                <dd>{describeSteps(line.after.candidate)}</dd>
              </>
            )}
            {line.withdrawal && (
              <>
                <dt>{changeTexts.withdrawn}</dt>
                <dd>{line.withdrawal.version}</dd>
              </>
            )}
          </dl>
        </li>
      ))}
      {unreachedByRelease(unreached).map(([release, shops]) => (
        <li key={release}>{changeTexts.unreached(shops.length, release, shops.map(nameOf).join(', '))}</li>
      ))}
    </List>
  )
}
