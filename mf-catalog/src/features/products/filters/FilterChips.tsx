import { currencySign } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { filtersQuery } from '../../../api/get-filters'
import { choiceName, type KnownFilters } from './choice-name'
import { type Choice, choicesOf, withoutChoice } from './filter-choices'
import { filtersTexts } from './texts'
import type { ListFilters } from './use-filter-draft'

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  > li {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    padding-left: 10px;
    border: 1px solid var(--accent-border);
    border-radius: var(--r-m);
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    font-size: 13px;
  }
  > li[data-plain] {
    padding: 0;
    border: 0;
    background: none;
  }
  > li > button[data-remove] {
    display: grid;
    place-content: center;
    width: 28px;
    height: 28px;
    border-radius: var(--r-s);
  }
  > li > button[data-remove]:hover {
    background: var(--accent-soft-hover);
  }
  ${media.compact} {
    margin-top: 12px;
    > li > button[data-remove] {
      width: 36px;
      height: 36px;
    }
  }
`

interface FilterChipsProps {
  filters: ListFilters
  /** The list changes: the focus goes to its heading. */
  onApply: () => void
}

/** What is applied, each removable; or that the address holds no filters that can be read. */
export function FilterChips({ filters, onApply }: FilterChipsProps) {
  const { applied, source } = filters
  const { CURRENCY } = useShop()
  const known = useQuery({
    ...filtersQuery(useKernel(), source, applied.text),
    placeholderData: keepPreviousData,
  })
  const apply = (state: Parameters<ListFilters['apply']>[0]) => {
    filters.apply(state)
    onApply()
  }
  const choices = choicesOf(applied.state)
  if (applied.unreadable)
    return (
      <Note
        tone="warning"
        action={
          <Button size="s" onClick={() => apply({})}>
            {filtersTexts.dropUnreadable}
          </Button>
        }
      >
        {filtersTexts.unreadable}
      </Note>
    )
  if (choices.length === 0) return null
  return (
    <Chips aria-label={filtersTexts.applied}>
      {choices.map((choice) => (
        <Chip
          key={`${choice.key}:${choice.value}`}
          choice={choice}
          known={known}
          sign={currencySign(CURRENCY)}
          onRemove={() => apply(withoutChoice(applied.state, choice))}
        />
      ))}
      <li data-plain>
        <Button kind="quiet" size="s" onClick={() => apply({})}>
          {filtersTexts.resetAll}
        </Button>
      </li>
    </Chips>
  )
}

interface ChipProps {
  choice: Choice
  known: KnownFilters
  sign: string
  onRemove: () => void
}

function Chip({ choice, known, sign, onRemove }: ChipProps) {
  const { group, value, label } = choiceName(choice, known, sign)
  const remove = filtersTexts.remove(group, value)
  return (
    <li title={group}>
      {label}
      <button type="button" data-remove aria-label={remove} title={remove} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </li>
  )
}
