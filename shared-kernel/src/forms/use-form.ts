import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useFormik } from 'formik'
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { Lazy, Schema } from 'yup'
import { isSame, textsOf } from './drafts'
import { focusFirstError } from './focus-first-error'
import { isReadable } from './is-readable'
import { FormError, NO_REJECTION, rejectionOf } from './rejection'
import { useDraft } from './use-draft'
import { isLimit, useRetryWait } from './use-retry-wait'

type Name<Values> = keyof Values & string
/** Names of the fields whose value is of a type. */
type NameOf<Values, Type> = {
  [Field in Name<Values>]: Values[Field] extends Type ? Field : never
}[Name<Values>]

export interface FormOptions<Values> {
  /** Names the form in the tab, for its draft: `mf-basket.add-address`. */
  name: string
  initialValues: Values
  /** Rules of the fields, `lazy` where they follow from the values. Empty texts reach it as undefined. */
  schema: Schema | Lazy<unknown>
  /** Fields that survive a reload of the page; never passwords or check words. @default all other texts */
  draft?: readonly Name<Values>[]
  /** `onSubmit` says over the page what has failed: it is not said again where the form is closed. @default false */
  toldByCaller?: boolean
  /** What the server counts attempts by: with another value there, a wait that it has asked for is over. */
  limitedBy?: Name<Values>
  /** How the server calls fields that have another name here. */
  serverNames?: Record<string, Name<Values>>
  /** Sends the form. What it throws is shown: errors of fields at the fields, the rest above the buttons. */
  onSubmit: (values: Values) => Promise<void>
}

/**
 * A form over formik and yup. A field is checked when it is left. While an error is shown every change checks again, for it may be mended
 * at another field («Пароли не совпадают»). A button that takes the focus leaves the check to what it does. On submit the first wrong
 * field gets the focus. A second submit
 * while one runs is ignored; what goes wrong when the form is closed meanwhile is told by a notice. After success nothing is unsaved any more and the draft is gone.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initialValues, schema, onSubmit, limitedBy, toldByCaller = false } = options
  const { errors: reporting, platform, notices } = useKernel()
  const ref = useRef<HTMLFormElement>(null)
  /** `sending`: a submit runs; `readable`: its values are what is seen; `valid`: it has passed the form's own rules; `closed`: nobody sees it any more. */
  const state = useRef({ sending: false, readable: false, valid: false, closed: false })
  /** The error itself: its text is looked up when it is rendered. */
  const [lastRejected, setRejected] = useState<{ error: unknown; sent: Values; at: number }>()
  const [failures, setFailures] = useState(0)
  const [hasWaited, setWaited] = useState(false)

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (sent) => {
      if (!state.current.readable) return
      state.current.valid = true
      try {
        await onSubmit(sent)
        clearDraft()
        formik.resetForm({ values: sent })
        // Typed while the call ran.
        if (latest.current !== sent) void formik.setValues(latest.current, false)
      } catch (error) {
        const isUntold = state.current.closed && !toldByCaller
        if (!(error instanceof FormError)) reporting.report(error, { errors: isUntold ? 'notice' : 'inline' })
        else if (isUntold) {
          const text = error.message || Object.values(error.fields)[0]
          if (text) notices.show({ kind: 'error', text })
        }
        setRejected({ error, sent, at: platform.now() })
        setFailures((count) => count + 1)
      }
    },
  })
  const { values, errors, touched } = formik
  const isLimitOfAnother =
    limitedBy !== undefined &&
    isLimit(lastRejected?.error) &&
    !isSame(lastRejected?.sent[limitedBy], values[limitedBy])
  const rejected = isLimitOfAnother ? undefined : lastRejected
  const wait = useRetryWait(rejected?.error, rejected?.at ?? 0, () => {
    setRejected(undefined)
    setWaited(true)
  })
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])
  const clearDraft = useDraft<Values>({
    form: options.name,
    fields: options.draft ?? textsOf(formik.initialValues),
    initial: formik.initialValues,
    values,
    restore: (restored) => void formik.setValues(restored, false),
  })

  useEffect(() => {
    state.current.closed = false
    return () => {
      state.current.closed = true
    }
  }, [])
  useEffect(() => {
    if (failures > 0 && ref.current) focusFirstError(ref.current)
  }, [failures])

  const rejection = rejected
    ? rejectionOf(rejected.error, Object.keys(rejected.sent), options.serverNames)
    : NO_REJECTION
  const ownError = (field: Name<Values>) => (errors as Record<string, string | undefined>)[field]
  const error = (field: Name<Values>): string | undefined => {
    const isAsSent = rejected !== undefined && isSame(rejected.sent[field], values[field])
    const ofServer = isAsSent ? rejection.fields[field] : undefined
    return (touched[field] ? ownError(field) : undefined) ?? ofServer
  }
  const isErrorShown = () => (Object.keys(errors) as Name<Values>[]).some((field) => touched[field])
  const setValue = <Field extends Name<Values>>(field: Field, value: Values[Field]) =>
    void formik.setFieldValue(field, value, isErrorShown())
  const leave = (field: Name<Values>) => (event: FocusEvent) => {
    const untouched = values[field] === formik.initialValues[field]
    if (untouched || event.relatedTarget instanceof HTMLButtonElement) return
    void formik.setFieldTouched(field, true, true)
  }
  const submit = async () => {
    state.current = {
      closed: false,
      sending: true,
      readable: ref.current ? isReadable(ref.current) : true,
      valid: false,
    }
    setRejected(undefined)
    setWaited(false)
    try {
      await formik.submitForm()
    } finally {
      state.current.sending = false
    }
    if (!state.current.valid) setFailures((count) => count + 1)
  }

  return {
    values,
    /** What the form began with, or was sent last. */
    saved: formik.initialValues,
    /** Gives up what was typed since. */
    reset: () => {
      clearDraft()
      setRejected(undefined)
      formik.resetForm()
    },
    /** The server knows other values by now: fields that were not changed take them, what was typed stays. */
    rebase: (known: Values) => {
      const typed = Object.entries(values).filter(
        ([field, value]) => !isSame(value, formik.initialValues[field as Name<Values>]),
      )
      const { isSubmitting } = formik
      formik.resetForm({ values: known, touched, errors, isSubmitting })
      void formik.setValues({ ...known, ...Object.fromEntries(typed) }, false)
    },
    error,
    setValue,
    /** What belongs to no field; shown by `FormFailure`. */
    failure: rejection.text,
    /** It is being sent. */
    busy: formik.isSubmitting,
    /** Seconds for which the server wants no further attempt; until then nothing is sent. */
    wait,
    /** Such a wait is just over. */
    hasWaited,
    /** How often it has been tried to send it. */
    attempts: formik.submitCount,
    /** Something differs from what the form began with, and is not on its way. */
    unsaved: formik.dirty && !formik.isSubmitting,
    /** Removes the draft: what is typed is given up. */
    discard: clearDraft,
    /** Several values at once, as a choice brings them; `change` sees the newest ones. */
    fill: (change: (current: Values) => Partial<Values>) =>
      void formik.setValues((current) => ({ ...current, ...change(current) }), true),
    /** For the form element. */
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (!state.current.sending && wait === 0) void submit()
      },
    },
    /** For a text box. */
    text: (field: NameOf<Values, string>) => ({
      name: field,
      value: values[field] as string,
      error: error(field),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setValue(field, event.target.value as Values[typeof field]),
      onBlur: leave(field),
    }),
    /** For a control that hands its value over: select, date, phone. */
    choice: (field: NameOf<Values, string>) => ({
      name: field,
      value: values[field] as string,
      error: error(field),
      onChange: (value: string) => setValue(field, value as Values[typeof field]),
      onBlur: leave(field),
    }),
    /** For several boxes that make one value, as the phones of a person do. */
    list: (field: NameOf<Values, readonly string[]>) => ({
      value: values[field] as readonly string[],
      error: error(field),
      onChange: (value: readonly string[]) => setValue(field, value as Values[typeof field]),
      onBlur: leave(field),
    }),
    /** For a checkbox. */
    tick: (field: NameOf<Values, boolean>) => ({
      name: field,
      checked: values[field] as boolean,
      error: error(field),
      onChange: (checked: boolean) => setValue(field, checked as Values[typeof field]),
    }),
  }
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>
