import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import type { ComponentPropsWithRef } from 'react'
import { controlStyles } from './control-styles'
import { Field, type FieldTexts } from './field'

/** A bare text box of several lines. */
export const Textarea = styled.textarea`
  ${controlStyles}
  display: block;
  height: auto;
  min-height: 76px;
  padding: 8px 12px;
  line-height: 20px;
  resize: vertical;
  ${media.compact} {
    height: auto;
  }
`

export interface TextareaFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {}

/** A text box of several lines with its label, hint and error. */
export function TextareaField({
  label,
  hint,
  error,
  required,
  id,
  className,
  rows = 3,
  ...textarea
}: TextareaFieldProps) {
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(control) => <Textarea rows={rows} {...textarea} {...control} />}
    </Field>
  )
}
