import { formatNumber } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { type KeyboardEvent, useId, useState } from 'react'
import { isChosen, toggle } from './filter-choices'
import type { FilterGroup as Group } from './filter-groups'
import { filtersTexts } from './texts'
import type { FilterDraft } from './use-filter-draft'

/** No landmark: the results of a search have several properties of one name. */
export const GroupBox = styled.fieldset`
  min-width: 0;
  margin: 0;
  border: 0;
  padding: 14px 16px;
  border-bottom: 1px solid var(--border-subtle);
  /* A section may have a hundred lines: the browser skips those that are far below. */
  &[style] {
    content-visibility: auto;
  }
  > h2 {
    font-weight: 600;
  }
  > h2 > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    width: 100%;
    min-height: 24px;
    margin: -2px 0;
    font-weight: 600;
    text-align: left;
    > svg {
      color: var(--n-600);
    }
  }
  /* The foot of the panel lies over its lines. */
  input,
  button {
    scroll-margin-bottom: 72px;
  }
  > ul {
    margin-top: 8px;
  }
  > ul[data-plain] {
    margin-top: 0;
  }
  li + li {
    margin-top: 4px;
  }
  > input {
    margin-top: 10px;
  }
  > p {
    margin-top: 8px;
    font-size: 13px;
    color: var(--text-muted);
  }
`
const More = styled.button`
  min-height: 24px;
  margin-top: 6px;
  font-size: 13px;
  color: var(--accent-text);
`

/** Without case and without diaereses, which few people type. */
const forSearch = (text: string) =>
  text.trim().toLocaleLowerCase('ru').normalize('NFD').replaceAll('\u0308', '')

/** Lines of a long group that are seen before «Ещё». */
const FIRST_LINES = 8
/** From this many lines on a group has a search field. */
const SEARCHED_FROM = 13

/** About how high an open group is, px: its title, its first lines, its search field. */
const groupHeight = (lines: number): number =>
  60 +
  28 * Math.min(lines, FIRST_LINES) +
  (lines > FIRST_LINES + 1 ? 30 : 0) +
  (lines >= SEARCHED_FROM ? 46 : 0)

interface FilterGroupProps {
  group: Group
  draft: FilterDraft
}

/** One group of the panel: its title opens and closes it, its lines are ticked (CAT-021 … CAT-029). */
export function FilterGroup({ group, draft }: FilterGroupProps) {
  const chosen = (draft.state[group.key] ?? []).length
  const [toggled, setToggled] = useState(group.open || chosen > 0)
  const id = useId()
  const open = group.plain || toggled
  return (
    <GroupBox
      aria-labelledby={id}
      style={open ? { containIntrinsicHeight: `auto ${groupHeight(group.values.length)}px` } : undefined}
    >
      {group.plain ? (
        <VisuallyHidden>
          <h2 id={id}>{group.title}</h2>
        </VisuallyHidden>
      ) : (
        <h2>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? `${id}-lines` : undefined}
            onClick={() => setToggled(!open)}
          >
            <span id={id}>
              {group.title}
              {!open && chosen > 0 && ` · ${chosen}`}
            </span>
            <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
          </button>
        </h2>
      )}
      {open && <FilterLines id={`${id}-lines`} group={group} draft={draft} />}
    </GroupBox>
  )
}

function FilterLines({ id, group, draft }: FilterGroupProps & { id: string }) {
  const [query, setQuery] = useState('')
  const [all, setAll] = useState(false)
  const { values, key, title, plain } = group
  const searched = values.length >= SEARCHED_FROM
  const sought = forSearch(query)
  const fitting = values.filter(({ VALUE }) => forSearch(VALUE).includes(sought))
  const long = sought === '' && fitting.length > FIRST_LINES + 1
  const cut = long && !all
  /** Esc clears the field; only in an empty one it is for the drawer around. */
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return
    event.preventDefault()
    event.stopPropagation()
    setQuery('')
  }
  const shown = cut
    ? fitting.filter(({ ID }, at) => at < FIRST_LINES || isChosen(draft.state, { key, value: ID }))
    : fitting
  return (
    <>
      {searched && (
        <Input
          type="search"
          aria-label={filtersTexts.find(title)}
          placeholder={filtersTexts.findShort}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={press}
        />
      )}
      <ul id={id} data-plain={plain}>
        {shown.map((line) => (
          <FilterLine key={line.ID} group={group} line={line} draft={draft} />
        ))}
      </ul>
      {shown.length === 0 && <p role="status">{filtersTexts.notFound}</p>}
      {long && (
        <More type="button" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
          {cut ? filtersTexts.more(fitting.length - shown.length) : filtersTexts.less}
        </More>
      )}
    </>
  )
}

function FilterLine({ group, line, draft }: FilterGroupProps & { line: Group['values'][number] }) {
  const choice = { key: group.key, value: line.ID }
  const checked = isChosen(draft.state, choice)
  const counted = draft.counting?.key === choice.key && draft.counting.value === choice.value
  return (
    <li>
      <Checkbox
        label={line.VALUE}
        aside={counted ? filtersTexts.asking : formatNumber(line.CNT)}
        checked={checked}
        disabled={line.DISABLED === 'Y' && !checked}
        onChange={() => draft.change(toggle(draft.state, choice), choice)}
      />
    </li>
  )
}
