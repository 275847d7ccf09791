import { useAlarm } from '@prilavok/shared-kernel/alarms'
import { errorText } from '@prilavok/shared-kernel/errors'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { filtersTexts } from './texts'
import type { FilterDraft } from './use-filter-draft'

const Failure = styled(Note)`
  flex-wrap: wrap;
  margin: 8px 12px;
`

/** Why there are no counts, and another try; what is ticked stays. */
export function CountsFailed({ draft: { answer, error, asking, retry } }: { draft: FilterDraft }) {
  const role = useAlarm(error ? 'load' : undefined)
  if (!error) return null
  return (
    <Failure
      tone="warning"
      role={role}
      action={
        <Button size="s" icon="refresh" busy={asking} onClick={retry}>
          {filtersTexts.retry}
        </Button>
      }
    >
      {answer ? filtersTexts.notCounted : filtersTexts.failed} {errorText(error)}
    </Failure>
  )
}
