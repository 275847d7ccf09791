import { SuggestLine } from './SuggestLine'
import { optionKey, type SearchOptionKind } from './search-option'
import { Panel } from './suggest-styles'
import { suggestsText } from './suggests-text'
import { searchTexts } from './texts'
import type { SearchField } from './use-search-field'

interface SuggestListProps {
  field: SearchField
  id: string
}

const GROUPS: readonly { name: string; kinds: readonly SearchOptionKind[]; title: string }[] = [
  { name: 'recent', kinds: ['recent', 'clear'], title: searchTexts.recent },
  { name: 'query', kinds: ['query'], title: searchTexts.suggests },
  { name: 'product', kinds: ['product'], title: searchTexts.products },
  { name: 'section', kinds: ['section'], title: searchTexts.sections },
]

/** Completions under the search field, products and sections beside them; why there are none. The focus stays in the field. */
export default function SuggestList({ field, id }: SuggestListProps) {
  const { q, options, state } = field.suggests
  const lines = options.map((option, at) => ({ option, at }))
  const groups = GROUPS.map((group) => ({
    ...group,
    lines: lines.filter(({ option }) => group.kinds.includes(option.kind)),
  })).filter((group) => group.lines.length > 0)
  return (
    <Panel onPointerDown={(event) => event.preventDefault()}>
      {state !== 'ready' && <p data-note>{suggestsText(field.suggests)}</p>}
      {groups.length > 0 && (
        <div
          role="listbox"
          id={id}
          aria-label={searchTexts.suggests}
          data-wide={groups.some(({ name }) => name === 'query') && groups.length > 1 ? '' : undefined}
        >
          {groups.map(({ name, title, lines: own }) => (
            <fieldset key={name} aria-label={title} data-kind={name}>
              <p aria-hidden>{title}</p>
              {own.map(({ option, at }) => (
                <SuggestLine
                  key={optionKey(option)}
                  id={`${id}-${at}`}
                  option={option}
                  typed={q}
                  active={at === field.active}
                  onChoose={() => field.choose(option)}
                />
              ))}
            </fieldset>
          ))}
        </div>
      )}
      <p aria-hidden>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {searchTexts.choose}
        </span>
        <span>
          <kbd>Enter</kbd>
          {searchTexts.allResults}
        </span>
        <span>{searchTexts.codeHint}</span>
      </p>
    </Panel>
  )
}
