import { useFormik } from 'formik'
import type { ChangeEvent, FormEvent } from 'react'
import { useState } from 'react'
import type { Schema } from 'yup'
import { CallError } from '../../api/client'
import { errorText } from '../../api/error-text'
import { sessionTexts } from './texts'

interface FormOptions<Values> {
  initialValues: Values
  schema: Schema
  send: (values: Values) => Promise<void>
}

/** A small form of texts over formik and yup: checked when it is sent, the first wrong field gets the focus. */
export function useConsoleForm<Values extends Record<string, string>>(options: FormOptions<Values>) {
  const [failure, setFailure] = useState<{ text: string; reasons: string[] }>()
  const formik = useFormik<Values>({
    initialValues: options.initialValues,
    validationSchema: options.schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values) => {
      setFailure(undefined)
      try {
        await options.send(values)
      } catch (error) {
        setFailure(failureOf(error))
      }
    },
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (formik.isSubmitting) return
    await formik.submitForm()
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return {
    failure: failure?.text ?? '',
    /** Of the failure, one a line, where the server tells several. */
    reasons: failure?.reasons ?? [],
    busy: formik.isSubmitting,
    reset: () => formik.resetForm(),
    props: { noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) },
    choice: (name: keyof Values & string) => ({
      name,
      value: formik.values[name] as string,
      onChange: (value: string) => void formik.setFieldValue(name, value, false),
    }),
    text: (name: keyof Values & string) => ({
      name,
      value: formik.values[name] as string,
      error: formik.submitCount > 0 ? (formik.errors[name] as string | undefined) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        formik.setFieldError(name, undefined)
        void formik.setFieldValue(name, event.target.value, false)
      },
    }),
  }
}

function failureOf(error: unknown): { text: string; reasons: string[] } {
  if (error instanceof CallError && error.answer.retryAfter !== undefined)
    return { text: sessionTexts.limited(Math.ceil(error.answer.retryAfter / 60)), reasons: [] }
  return errorText(error)
}
