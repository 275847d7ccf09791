import { errorText } from '@prilavok/shared-kernel/errors'
import { NBSP, pluralize } from '@prilavok/shared-kernel/format'
import { type ChangeEvent, type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button'
import { Field, type FieldTexts } from './field'
import { Input, type InputProps } from './input'
import { Spinner } from './spinner'
import { Option as OptionLine, Panel, Root } from './suggest-styles'
import { useSuggestKeys } from './use-suggest-keys'
import { type SuggestionsSource, useSuggestions } from './use-suggestions'
import { VisuallyHidden } from './visually-hidden'

export interface SuggestFieldProps<Option>
  extends FieldTexts,
    SuggestionsSource<Option>,
    Omit<InputProps, 'value' | 'onChange' | 'required'> {
  value: string
  onChange: (value: string) => void
  /** An option was taken; what of it goes into which field is the form's affair. */
  onChoose: (option: Option) => void
  idOf: (option: Option) => string | number
  titleOf: (option: Option) => string
  /** Second line, muted. */
  descriptionOf?: (option: Option) => string | undefined
  /** Shown, and not to be taken. @default none */
  isDisabled?: ((option: Option) => boolean) | undefined
  /** Where nothing fits. @default 'Ничего не найдено' */
  emptyText?: string
}

const LOADING = 'Ищем…'
const foundText = (count: number) =>
  `${pluralize(count, ['Найден', 'Найдено', 'Найдено'])} ${count}${NBSP}${pluralize(count, ['вариант', 'варианта', 'вариантов'])}`

/**
 * A text box that the server helps to fill: any text may stay, an option may be taken. Without the positioning library of
 * `Combobox` (50 KB gzip), which is for fields that must be filled by choosing.
 */
export function SuggestField<Option>(props: SuggestFieldProps<Option>) {
  const { label, hint, error, required, id, className, ...suggest } = props
  const { query, minLength, idOf, titleOf, descriptionOf, isDisabled, emptyText, onChoose, ...input } =
    suggest
  const { value, onChange, onBlur, ...rest } = input
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const source = { query, minLength }
  const { options, asks, waiting, error: failure, retry } = useSuggestions(value, isOpen, source)
  const open = isOpen && asks
  const choose = (option: Option | undefined) => {
    if (option !== undefined && isDisabled?.(option)) return
    setOpen(false)
    if (option !== undefined) onChoose(option)
  }
  const { active, reset, press } = useSuggestKeys({
    open,
    count: options.length,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose: (place) => choose(options[place]),
  })
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    reset()
    // What the browser fills in by itself, or what was typed before hydration, asks for nothing.
    setOpen(currentTarget === currentTarget.ownerDocument.activeElement)
    onChange(currentTarget.value)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const status = waiting
    ? LOADING
    : failure
      ? errorText(failure)
      : options.length > 0
        ? foundText(options.length)
        : (emptyText ?? 'Ничего не найдено')
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(control) => (
        <Root onBlur={leave}>
          <Input
            {...rest}
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open && options.length > 0}
            aria-controls={open && options.length > 0 ? listId : undefined}
            aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
            value={value}
            onChange={type}
            onKeyDown={press}
            onBlur={onBlur}
          />
          <VisuallyHidden role="status">{open ? status : ''}</VisuallyHidden>
          {open && (
            <Panel onMouseDown={(event) => event.preventDefault()}>
              {options.length > 0 && !failure ? (
                <div ref={list} id={listId} role="listbox" aria-busy={waiting || undefined}>
                  {options.map((option, place) => (
                    <OptionLine
                      key={idOf(option)}
                      id={`${listId}-${place}`}
                      role="option"
                      aria-selected={place === active}
                      aria-disabled={isDisabled?.(option) || undefined}
                      onClick={() => choose(option)}
                    >
                      {titleOf(option)}
                      {descriptionOf?.(option) && <small>{descriptionOf(option)}</small>}
                    </OptionLine>
                  ))}
                </div>
              ) : (
                <p>
                  {waiting && <Spinner />}
                  {status}
                  {failure && !waiting ? (
                    <Button size="s" onClick={retry}>
                      Повторить
                    </Button>
                  ) : null}
                </p>
              )}
            </Panel>
          )}
        </Root>
      )}
    </Field>
  )
}
