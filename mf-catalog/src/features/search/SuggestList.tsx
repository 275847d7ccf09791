import styled from '@emotion/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { texts } from '../../texts'
import type { SearchField } from './use-search-field'

const Panel = styled.div`
  position: absolute;
  top: calc(100% + 6px);
  right: 0;
  left: 0;
  z-index: var(--z-dropdown);
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  box-shadow: var(--sh-m);
  > h2 {
    padding: 14px 14px 6px;
    font-size: 12px;
    line-height: 16px;
    font-weight: 500;
    color: var(--text-muted);
  }
  button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 34px;
    padding: 7px 14px;
    text-align: left;
    cursor: pointer;
  }
  button > svg {
    color: var(--n-500);
  }
  button:hover,
  button[aria-selected='true'] {
    background: var(--accent-soft);
  }
  b {
    font-weight: 600;
  }
  > p {
    display: flex;
    align-items: center;
    gap: 14px;
    margin-top: 8px;
    padding: 9px 14px;
    border-top: 1px solid var(--border-subtle);
    font-size: 12px;
    color: var(--text-muted);
  }
  > p > :last-child {
    margin-left: auto;
  }
  kbd {
    display: inline-block;
    min-width: 20px;
    margin-right: 5px;
    padding: 3px 5px;
    border: 1px solid var(--border-strong);
    border-bottom-width: 2px;
    border-radius: var(--r-s);
    font: inherit;
    font-size: 11px;
    line-height: 12px;
    text-align: center;
  }
  ${media.compact} {
    button {
      min-height: 44px;
    }
    > p {
      display: none;
    }
  }
`

interface SuggestListProps {
  field: SearchField
  id: string
}

/** Completions under the search field. The focus stays in the field; the pointer works too. */
export default function SuggestList({ field, id }: SuggestListProps) {
  const { q, titles } = field.suggests
  return (
    <Panel onPointerDown={(event) => event.preventDefault()}>
      <h2>{texts.search.suggests}</h2>
      <div role="listbox" id={id} aria-label={texts.search.suggests}>
        {titles.map((title, at) => (
          <button
            key={title}
            type="button"
            role="option"
            tabIndex={-1}
            id={`${id}-${at}`}
            aria-selected={at === field.active}
            onClick={() => field.go(title)}
          >
            <Icon name="search" size={16} />
            <Completed title={title} typed={q} />
          </button>
        ))}
      </div>
      <p aria-hidden>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {texts.search.choose}
        </span>
        <span>
          <kbd>Enter</kbd>
          {texts.search.allResults}
        </span>
        <span>{texts.search.codeHint}</span>
      </p>
    </Panel>
  )
}

/** The typed part regular, the completion heavier (kit §7). */
function Completed({ title, typed }: { title: string; typed: string }) {
  if (!title.toLocaleLowerCase('ru').startsWith(typed.toLocaleLowerCase('ru'))) return <span>{title}</span>
  return (
    <span>
      {title.slice(0, typed.length)}
      <b>{title.slice(typed.length)}</b>
    </span>
  )
}
