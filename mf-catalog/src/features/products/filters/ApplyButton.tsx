import { Button } from '@prilavok/shared-kernel/ui/button'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { filtersTexts } from './texts'
import type { FilterDraft } from './use-filter-draft'

interface ApplyButtonProps {
  draft: FilterDraft
  onApply: () => void
}

/** «Показать 214»: how many products the list would hold, and applies. Without a count it applies all the same (CAT-030). */
export function ApplyButton({ draft, onApply }: ApplyButtonProps) {
  const { answer, asking, error, changed } = draft
  const count = asking || error ? undefined : answer?.NAV.CNT
  const isNone = count === 0
  return (
    <>
      <Button
        kind="primary"
        block
        // Stays in the order of focus: its count changes while it is focused.
        aria-disabled={isNone || undefined}
        onClick={() => {
          if (isNone) return
          draft.apply()
          onApply()
        }}
      >
        {asking
          ? filtersTexts.showAsking
          : count === undefined
            ? filtersTexts.showUncounted
            : isNone
              ? filtersTexts.nothing
              : filtersTexts.show(count)}
      </Button>
      <VisuallyHidden role="status">
        {changed && count !== undefined && filtersTexts.willShow(count)}
      </VisuallyHidden>
    </>
  )
}
