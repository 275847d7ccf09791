import { styled } from '@prilavok/shared-kernel/styled'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react'
import { choiceBox, choiceLine } from './choice-styles'
import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'size' | 'ref'> {
  /** Clickable name of the box. */
  label: ReactNode
  /** Keeps the name for screen readers only. */
  labelHidden?: boolean
  /** Continues the label without being part of what ticks the box: a button that opens what is agreed to. */
  link?: ReactNode
  /** On the right, muted: a count of a filter. */
  aside?: ReactNode
  checked: boolean
  /** Some of the group are on: «Выбрать всё» of a part. */
  partial?: boolean
  error?: string
  onChange?: (checked: boolean) => void
}

const Line = styled.label(choiceLine)
const LineWithLink = styled.div(choiceLine)
const Box = styled.input`
  ${choiceBox}
  border-radius: var(--r-s);
  &:checked,
  &[data-partial] {
    background: var(--accent);
    border-color: var(--accent-edge);
  }
  &:checked::after {
    content: '';
    width: 9px;
    height: 5px;
    margin-top: -3px;
    border: solid var(--on-accent);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }
  &&[data-partial]::after {
    content: '';
    width: 10px;
    height: 0;
    margin: 0;
    border: solid var(--on-accent);
    border-width: 0 0 2px;
    transform: none;
  }
  &:disabled:checked::after,
  &&:disabled[data-partial]::after {
    border-color: var(--n-500);
  }
  &&:disabled {
    background: var(--n-100);
    border-color: var(--n-300);
  }
`
const Aside = styled.span`
  margin-left: auto;
  font-size: 12px;
  color: var(--text-muted);
`
const ErrorText = styled.span`
  display: flex;
  gap: 4px;
  margin-top: 4px;
  font-size: 12px;
  line-height: 16px;
  color: var(--danger-text);
`

/** A box that is off, on or partly on, with a clickable label. */
export function Checkbox({
  label,
  labelHidden,
  link,
  aside,
  checked,
  partial,
  error,
  onChange,
  className,
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const ownId = useId()
  const id = rest.id ?? ownId
  const nameId = `${id}-name`
  const some = Boolean(partial) && !checked
  useEffect(() => {
    if (box.current) box.current.indeterminate = some
  }, [some])
  const control = (
    <Box
      {...rest}
      ref={box}
      type="checkbox"
      checked={checked}
      data-partial={some || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : rest['aria-describedby']}
      onChange={(event) => onChange?.(event.target.checked)}
      {...(link ? { id, 'aria-labelledby': nameId } : {})}
    />
  )
  return (
    <div className={className}>
      {link ? (
        <LineWithLink>
          {control}
          <span id={nameId}>
            <label htmlFor={id}>{label}</label> {link}
          </span>
        </LineWithLink>
      ) : (
        <Line>
          {control}
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
          {aside !== undefined && <Aside>{aside}</Aside>}
        </Line>
      )}
      {error && (
        <ErrorText id={errorId}>
          <Icon name="alert" size={16} />
          {error}
        </ErrorText>
      )}
    </div>
  )
}
