import { useState } from 'react'
import { DateInput, type DateInputProps } from './date-input'
import { Field, type FieldTexts } from './field'

export { dateText, dayOfText } from './date-text'

export interface DateFieldProps
  extends FieldTexts,
    Omit<DateInputProps, 'required' | 'onProblem' | 'calendarLabel'> {}

/** A day with its label, hint and error; says itself what is wrong with what is typed. */
export function DateField({ label, hint, error, required, id, className, ...input }: DateFieldProps) {
  const [problem, setProblem] = useState<string>()
  return (
    <Field {...{ label, hint, required, id, className }} error={problem ?? error}>
      {(control) => <DateInput {...input} {...control} onProblem={setProblem} />}
    </Field>
  )
}
