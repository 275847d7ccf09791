import { styled } from '@prilavok/shared-kernel/styled'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon'

/** What a labelled control must carry. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldTexts {
  label: ReactNode
  /** Under the control; the error takes its place. */
  hint?: ReactNode
  /** What is wrong and how to mend it; marks the control as invalid. */
  error?: ReactNode
  /** Shows the asterisk and sets `aria-required`. */
  required?: boolean
}

export interface FieldProps extends FieldTexts {
  /** @default made by useId */
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

const Label = styled.label`
  display: block;
  margin-bottom: 6px;
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  color: var(--n-800);
  > span {
    color: var(--danger-text);
  }
`
const Note = styled.p`
  display: flex;
  gap: 4px;
  margin-top: 4px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
  &[data-error] {
    color: var(--danger-text);
  }
`

/** Label above, hint or error below, and the ids that tie them to the control. */
export function Field({ label, hint, error, required, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const note = error || hint
  return (
    <div className={className}>
      <Label htmlFor={controlId}>
        {label}
        {required && <span aria-hidden> *</span>}
      </Label>
      {children({
        id: controlId,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {note && (
        <Note id={noteId} data-error={error ? '' : undefined}>
          {error && <Icon name="alert" size={16} />}
          <span>{note}</span>
        </Note>
      )}
    </div>
  )
}
