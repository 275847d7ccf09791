export { Form, FormFailure } from './form'
export { consentRules, emailRule } from './person-rules'
export { FormError } from './rejection'
export { boolean, type ObjectSchema, object, string } from './rules'
export {
  forgetVisitorsConsents,
  rememberConsents,
  useConsentsGiven,
  useVisitorsConsents,
} from './sitting-consents'
export { type Form as FormState, type FormOptions, useForm } from './use-form'
