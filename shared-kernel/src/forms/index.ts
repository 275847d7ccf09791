export { readDraft, saveDraft } from './drafts'
export { Form, FormFailure } from './form'
export { consentRules, emailRule } from './person-rules'
export { FormError, INPUT_SAVED } from './rejection'
export { boolean, lazy, mixed, type ObjectSchema, object, string } from './rules'
export {
  consentsForLogin,
  rememberConsents,
  useConsentsGiven,
  useVisitorsConsents,
} from './sitting-consents'
export { SubmitButton } from './submit-button'
export { type Form as FormState, type FormOptions, useForm } from './use-form'
