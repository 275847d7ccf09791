import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { ConsoleShop, Overview } from '../../../contract'
import { getPlan } from '../../api/get-plan'
import { useMayChange } from '../../model/permissions'
import { isFrozen } from '../../model/rules'
import { formatTime } from '../../model/time'
import { percent } from '../../texts'
import { usePlanChange } from '../change/ChangeProvider'
import { FreezeForm } from '../details/FreezeForm'
import { detailTexts } from '../details/texts'
import { Mono } from '../frame/frame-styles'
import { LoadError, Loading } from '../frame/states'
import { supplierTexts } from './texts'

const Box = styled(Panel)`
  display: grid;
  gap: 12px;
  align-content: start;
  h2 {
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  }
  p {
    color: var(--text-muted);
    font-size: 12px;
  }
  ul:not([data-reasons]) {
    display: grid;
    gap: 6px;
  }
  ul[data-reasons] {
    padding-left: 16px;
    list-style: disc;
    overflow-wrap: anywhere;
  }
  a {
    color: var(--accent-text);
  }
`
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 12px;
`

/** The whole plan of one supplier: every part, whether they fit together, and the freeze of all. */
export function SupplierPlan({ shop, overview }: { shop: ConsoleShop; overview: Overview }) {
  const { domain, name } = shop
  const plan = useQuery(getPlan(domain))
  const change = usePlanChange()
  const mayChange = useMayChange(domain)
  const frozen = overview.rules.some((rule) => rule.shop === domain && isFrozen(rule, Date.now()))
  return (
    <Box as="section" data-pad aria-label={name}>
      <div>
        <h2>{name}</h2>
        <p>{domain}</p>
      </div>
      {plan.isPending && <Loading rows={3} height={20} />}
      {plan.isError && <LoadError error={plan.error} onRetry={() => void plan.refetch()} />}
      {plan.data && (
        <>
          <ul>
            {plan.data.parts.map(({ part, version, candidate }) => (
              <Line key={part}>
                <Link to={`/?shop=${encodeURIComponent(domain)}&part=${part}`}>{part}</Link>
                <Mono>
                  {version}
                  {candidate && ` → ${candidate.version} (${percent(candidate.share)})`}
                </Mono>
              </Line>
            ))}
          </ul>
          {plan.data.violations.length === 0 ? (
            <div>
              <StatusBadge tone="success" icon="done">
                {supplierTexts.fits}
              </StatusBadge>
            </div>
          ) : (
            <Note tone="danger">
              {supplierTexts.fitsNot}
              <ul data-reasons>
                {plan.data.violations.map((violation) => (
                  <li key={violation}>{violation}</li>
                ))}
              </ul>
            </Note>
          )}
        </>
      )}
      {mayChange &&
        (frozen ? (
          <Button
            onClick={() =>
              change({
                title: detailTexts.unfreezeTitle(name),
                changes: [{ kind: 'unfreeze', shop: domain }],
                confirm: detailTexts.unfreeze,
              })
            }
          >
            {supplierTexts.unfreezeAll}
          </Button>
        ) : (
          <FreezeForm
            label={supplierTexts.freezeAll}
            onFreeze={(until) =>
              change({
                title: detailTexts.freezeTitle(name, formatTime(until)),
                changes: [{ kind: 'freeze', shop: domain, until }],
                confirm: detailTexts.freeze,
              })
            }
          />
        ))}
    </Box>
  )
}
