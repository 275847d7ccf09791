import { Combobox as Base } from '@base-ui/react/combobox'
import { errorText } from '@prilavok/shared-kernel/errors'
import { styled } from '@prilavok/shared-kernel/styled'
import { useState } from 'react'
import { Button } from './button'
import { controlStyles } from './control-styles'
import { Field, type FieldTexts } from './field'
import { popupStyles } from './popup-styles'
import { Spinner } from './spinner'
import { type SuggestionsSource, useSuggestions } from './use-suggestions'

export interface ComboboxProps<Option> extends FieldTexts, SuggestionsSource<Option> {
  value: Option | null
  onChange: (value: Option | null) => void
  idOf: (option: Option) => string | number
  /** One line: the option in the list, and in the field once it is chosen. */
  titleOf: (option: Option) => string
  /** Second line, muted. */
  descriptionOf?: (option: Option) => string | undefined
  placeholder?: string
  /** Where nothing fits. @default 'Ничего не найдено' */
  emptyText?: string
  name?: string
  disabled?: boolean
}

const Input = styled.input(controlStyles)
const Positioner = styled(Base.Positioner)`
  z-index: var(--z-tooltip);
`
const Popup = styled.div`
  ${popupStyles}
  min-width: var(--anchor-width);
`
const Item = styled.div`
  padding: 8px 12px;
  cursor: pointer;
  &[data-highlighted] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }
  &[data-selected] {
    font-weight: 600;
  }
  > small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
`
const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--text-secondary);
  &:not(:empty) {
    padding: 10px 12px;
  }
`

/**
 * A field that is filled by choosing from what the server offers for the typed text: asks after a pause, gives up answers that
 * are out of date, says what it does while it loads, finds nothing or fails. ↑ ↓ Enter Esc as in every list of options.
 */
export function Combobox<Option>({
  value,
  onChange,
  query,
  idOf,
  titleOf,
  descriptionOf,
  placeholder,
  minLength = 2,
  emptyText = 'Ничего не найдено',
  name,
  disabled,
  ...texts
}: ComboboxProps<Option>) {
  const [text, setText] = useState(value ? titleOf(value) : '')
  const [open, setOpen] = useState(false)
  const source = { query, minLength }
  const { options, asks, waiting, error, retry } = useSuggestions(text, open, source)
  return (
    <Field {...texts}>
      {(control) => (
        <Base.Root
          items={options as Option[]}
          filter={null}
          value={value}
          onValueChange={onChange}
          inputValue={text}
          onInputValueChange={setText}
          open={open}
          onOpenChange={setOpen}
          itemToStringLabel={titleOf}
          isItemEqualToValue={(a, b) => idOf(a) === idOf(b)}
          name={name}
          disabled={disabled}
          autoHighlight
        >
          <Base.Input {...control} render={<Input />} placeholder={placeholder} autoComplete="off" />
          <Base.Portal>
            <Positioner sideOffset={4} collisionPadding={8}>
              <Base.Popup render={<Popup />} aria-busy={waiting || undefined}>
                <Base.Status render={<Status />}>
                  {!asks ? (
                    `Введите не меньше ${minLength} знаков`
                  ) : waiting ? (
                    <>
                      <Spinner />
                      Ищем…
                    </>
                  ) : error ? (
                    <>
                      {errorText(error)}
                      <Button size="s" onClick={retry}>
                        Повторить
                      </Button>
                    </>
                  ) : options.length === 0 ? (
                    emptyText
                  ) : null}
                </Base.Status>
                <Base.List>
                  {(option: Option) => (
                    <Base.Item key={idOf(option)} value={option} render={<Item />}>
                      {titleOf(option)}
                      {descriptionOf?.(option) && <small>{descriptionOf(option)}</small>}
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
