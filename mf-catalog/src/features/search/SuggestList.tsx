import { SuggestLine } from './SuggestLine'
import { Panel } from './suggest-styles'
import { searchTexts } from './texts'
import type { SearchField } from './use-search-field'
import type { SearchOption } from './use-suggests'

interface SuggestListProps {
  field: SearchField
  id: string
}

const KINDS: readonly { kind: SearchOption['kind']; title: string }[] = [
  { kind: 'query', title: searchTexts.suggests },
  { kind: 'product', title: searchTexts.products },
  { kind: 'section', title: searchTexts.sections },
]

/** Completions under the search field, products and sections beside them. The focus stays in the field. */
export default function SuggestList({ field, id }: SuggestListProps) {
  const { q, options } = field.suggests
  const lines = options.map((option, at) => ({ option, at }))
  const groups = KINDS.map(({ kind, title }) => ({
    kind,
    title,
    lines: lines.filter(({ option }) => option.kind === kind),
  })).filter((group) => group.lines.length > 0)
  return (
    <Panel onPointerDown={(event) => event.preventDefault()}>
      <div
        role="listbox"
        id={id}
        aria-label={searchTexts.suggests}
        data-wide={groups.length > 1 || undefined}
      >
        {groups.map(({ kind, title, lines: own }) => (
          <fieldset key={kind} aria-label={title} data-kind={kind}>
            <p aria-hidden>{title}</p>
            {own.map(({ option, at }) => (
              <SuggestLine
                key={at}
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
