import { styled } from '@prilavok/shared-kernel/styled'
import type { ComponentPropsWithRef } from 'react'
import { controlStyles } from './control-styles'
import { Field, type FieldTexts } from './field'
import { Icon } from './icon'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'onChange' | 'value' | 'children'> {
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  /** Shown as a disabled first line while the value is empty. */
  placeholder?: string
  /** @default 'm' */
  size?: 's' | 'm' | 'l'
}

const Wrap = styled.span`
  position: relative;
  display: block;
  min-width: 0;
  > svg {
    position: absolute;
    top: 50%;
    right: 10px;
    transform: translateY(-50%);
    color: var(--n-600);
    pointer-events: none;
  }
`
const Control = styled.select`
  ${controlStyles}
  && {
    padding-right: 34px;
  }
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`

/** The browser's own list in the look of the kit. Give it a name: `aria-label`, or take SelectField. */
export function Select({
  options,
  value,
  onChange,
  placeholder,
  size = 'm',
  className,
  ...rest
}: SelectProps) {
  return (
    <Wrap className={className}>
      <Control {...rest} data-size={size} value={value} onChange={(event) => onChange(event.target.value)}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Control>
      <Icon name="chevron-down" size={16} />
    </Wrap>
  )
}

export interface SelectFieldProps extends FieldTexts, Omit<SelectProps, 'required'> {}

/** A list with its label, hint and error. */
export function SelectField({ label, hint, error, required, id, className, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  )
}
