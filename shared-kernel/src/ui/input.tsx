import { styled } from '@prilavok/shared-kernel/styled'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { controlStyles } from './control-styles'
import { Field, type FieldTexts } from './field'
import { Icon, type IconName } from './icon'

export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** Heights 32, 36, 44; 44 below 1200. @default 'm' */
  size?: 's' | 'm' | 'l'
  /** Inside, on the left. */
  icon?: IconName
  /** Inside, on the right: a button or a unit. */
  trailing?: ReactNode
  /** The value comes from the registry: disabled with a lock. */
  locked?: boolean
}

const Control = styled.input(controlStyles)
const Wrap = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 50%;
    left: 12px;
    transform: translateY(-50%);
    color: var(--n-600);
    pointer-events: none;
  }
  &[data-lead] > input {
    padding-left: 38px;
  }
  &[data-tail] > input {
    padding-right: 44px;
  }
`
const Trailing = styled.span`
  position: absolute;
  top: 0;
  right: 4px;
  bottom: 0;
  display: flex;
  align-items: center;
  color: var(--n-600);
`

/** A bare text box. For a labelled one take TextField. */
export function Input({ size = 'm', icon, trailing, locked, disabled, className, ...rest }: InputProps) {
  const control = <Control {...rest} data-size={size} disabled={disabled || locked} className={className} />
  const tail = locked ? <Icon name="lock" size={16} /> : trailing
  if (!icon && !tail) return control
  return (
    <Wrap data-lead={icon && ''} data-tail={tail ? '' : undefined}>
      {icon && <Icon name={icon} />}
      {control}
      {tail && <Trailing>{tail}</Trailing>}
    </Wrap>
  )
}

export interface TextFieldProps extends FieldTexts, Omit<InputProps, 'required'> {}

/** A text box with its label, hint and error. */
export function TextField({ label, hint, error, required, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  )
}
