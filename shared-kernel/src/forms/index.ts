export { Form, FormFailure } from './form'
export { FormError } from './rejection'
export { boolean, type ObjectSchema, object, string } from './rules'
export { type Form as FormState, type FormOptions, useForm } from './use-form'
