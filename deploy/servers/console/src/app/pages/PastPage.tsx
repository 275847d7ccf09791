import { styled } from '@prilavok/shared-kernel/styled'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import { StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PlanPart, ShopPlan } from '../../contract'
import { getOverview } from '../api/get-overview'
import { getPlan } from '../api/get-plan'
import { Mono, PageHead } from '../features/frame/frame-styles'
import { LoadError, Loading } from '../features/frame/states'
import { TableBox } from '../features/frame/TableBox'
import { pastTexts } from '../features/past/texts'
import { isoOfLocal, localInputValue } from '../model/time'
import { percent, texts } from '../texts'

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-bottom: 16px;
  > div {
    flex: 0 1 280px;
  }
`
const About = styled.p`
  margin-bottom: 12px;
  color: var(--text-muted);
`
const DAY_MS = 24 * 60 * 60 * 1000

const versionText = (one: PlanPart | undefined) =>
  one
    ? `${one.version}${one.candidate ? ` → ${one.candidate.version} (${percent(one.candidate.share)})` : ''}`
    : pastTexts.none

function Comparison({ then, now }: { then: ShopPlan; now: ShopPlan }) {
  const parts = [...new Set([...then.parts, ...now.parts].map(({ part }) => part))]
  if (then.parts.length === 0) return <EmptyState title={pastTexts.noRules} icon="clock" />
  const rows = parts.map((part) => {
    const of = (plan: ShopPlan) => versionText(plan.parts.find((one) => one.part === part))
    return { part, past: of(then), present: of(now) }
  })
  const changed = rows.filter((row) => row.past !== row.present).length
  return (
    <>
      <About role="status">{pastTexts.changedCount(changed)}</About>
      <TableBox label={pastTexts.title} stacked>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.part}</th>
              <th scope="col">{pastTexts.past}</th>
              <th scope="col">{pastTexts.present}</th>
              <th scope="col">{pastTexts.difference}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.part}>
                <th scope="row">{row.part}</th>
                <td data-label={pastTexts.past}>
                  <Mono>{row.past}</Mono>
                </td>
                <td data-label={pastTexts.present}>
                  <Mono>{row.present}</Mono>
                </td>
                <td data-label={pastTexts.difference}>
                  {row.past === row.present ? (
                    pastTexts.same
                  ) : (
                    <StatusBadge tone="info">{pastTexts.changed}</StatusBadge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </>
  )
}

/** The plan of a supplier at a time, beside the one of now. Both stand in the address. */
export function PastPage() {
  const overview = useQuery(getOverview())
  const [search, setSearch] = useSearchParams()
  // With its zone, so that a colleague elsewhere sees the same moment; what is no time stays as it was typed.
  const [yesterday] = useState(() => new Date(Date.now() - DAY_MS).toISOString())
  const given = search.get('at') ?? yesterday
  const local = Number.isNaN(Date.parse(given)) ? given : localInputValue(new Date(given))
  const shop = search.get('shop') ?? overview.data?.shops[0]?.domain ?? ''
  const at = isoOfLocal(local)
  const isFuture = at !== undefined && Date.parse(at) > Date.now()
  const enabled = shop !== ''
  const hasTime = at !== undefined && !isFuture
  const then = useQuery({ ...getPlan(shop, at), enabled: enabled && hasTime })
  const now = useQuery({ ...getPlan(shop), enabled })
  const set = (values: { shop?: string; at?: string }) =>
    setSearch({ shop, at: given, ...values }, { replace: true })
  const error = overview.error ?? then.error ?? now.error
  return (
    <>
      <PageHead>
        <h1>{pastTexts.title}</h1>
      </PageHead>
      <About>{pastTexts.about}</About>
      <Fields>
        <SelectField
          label={texts.supplier}
          value={shop}
          onChange={(domain) => set({ shop: domain })}
          options={(overview.data?.shops ?? []).map(({ domain, name }) => ({ value: domain, label: name }))}
        />
        <TextField
          type="datetime-local"
          label={pastTexts.time}
          error={isFuture ? pastTexts.future : at === undefined ? pastTexts.noTime : undefined}
          max={localInputValue(new Date())}
          value={local}
          onChange={(event) => set({ at: isoOfLocal(event.target.value) ?? event.target.value })}
        />
      </Fields>
      {!hasTime ? null : error ? (
        <LoadError
          error={error}
          onRetry={() => void Promise.all([overview.refetch(), then.refetch(), now.refetch()])}
        />
      ) : then.data && now.data ? (
        <Comparison then={then.data} now={now.data} />
      ) : (
        <Loading />
      )}
    </>
  )
}
