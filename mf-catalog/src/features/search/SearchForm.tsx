import { SCRIPTED_VALUES_ATTRIBUTE, type SlotProps } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { openPastedList } from '@prilavok/shared-kernel/paste'
import { styled } from '@prilavok/shared-kernel/styled'
import { keyStyles, media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { lazyWithRetry } from '@prilavok/shared-kernel/ui/lazy-with-retry'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { Suspense, useId, useRef } from 'react'
import { CODE } from '../../model/product-code'
import { PaletteHint } from './PaletteHint'
import { suggestsText } from './suggests-text'
import { searchTexts } from './texts'
import { useFocusKey } from './use-focus-key'
import { useSearchField } from './use-search-field'

const SuggestList = lazyWithRetry(() => import('./SuggestList'))

const Form = styled.form`
  position: relative;
  flex: 1;
  min-width: 0;
  > label {
    display: flex;
    align-items: center;
    gap: 10px;
    height: 44px;
    padding: 0 4px 0 14px;
    border: 1px solid var(--border-control);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    cursor: text;
  }
  > label:hover {
    border-color: var(--n-700);
  }
  > label:has(input:focus) {
    border-color: var(--accent-edge);
    box-shadow: 0 0 0 1px var(--accent-edge);
  }
  > label:has(input:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  svg {
    color: var(--n-600);
  }
  input {
    flex: 1;
    width: 0;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  kbd {
    ${keyStyles}
    margin-right: 8px;
  }
  ${media.compact} {
    input {
      font-size: 16px;
    }
    kbd,
    [aria-keyshortcuts] {
      display: none;
    }
  }
`

/** The search field of the header: a real form, so it works before and without scripts. */
export function SearchForm({ variant }: SlotProps['header.search']) {
  const listId = useId()
  const kernel = useKernel()
  const input = useRef<HTMLInputElement>(null)
  const field = useSearchField()
  const hasOptions = field.open && field.suggests.options.length > 0
  useFocusKey(input)
  const { placeholder, placeholderShort, label, clear, submit } = searchTexts
  return (
    <Form
      role="search"
      action="/search"
      {...{ [SCRIPTED_VALUES_ATTRIBUTE]: CODE.source }}
      onSubmit={field.submit}
    >
      <label>
        <Icon name="search" size={20} />
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-activedescendant={hasOptions && field.active >= 0 ? `${listId}-${field.active}` : undefined}
          placeholder={variant === 'desktop' ? placeholder : placeholderShort}
          value={field.value}
          onChange={(event) => field.type(event.target.value)}
          onPaste={(event) => {
            if (!event.defaultPrevented && openPastedList(kernel, event.clipboardData)) event.preventDefault()
          }}
          onFocus={() => field.setFocused(true)}
          onBlur={() => field.setFocused(false)}
          onKeyDown={field.press}
        />
        {field.value ? (
          <IconButton
            icon="close"
            label={clear}
            onClick={() => {
              field.clear()
              input.current?.focus()
            }}
          />
        ) : (
          <>
            <kbd aria-hidden>/</kbd>
            <PaletteHint />
          </>
        )}
      </label>
      <VisuallyHidden>
        <button type="submit" tabIndex={-1}>
          {submit}
        </button>
      </VisuallyHidden>
      <VisuallyHidden role="status">{field.open && suggestsText(field.suggests)}</VisuallyHidden>
      {field.open && (
        <Suspense>
          <SuggestList field={field} id={listId} />
        </Suspense>
      )}
    </Form>
  )
}
