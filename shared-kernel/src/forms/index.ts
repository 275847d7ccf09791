export { boolean, type ObjectSchema, object, string } from 'yup'
export { Form, FormFailure } from './form'
export { FormError } from './rejection'
export { type Form as FormState, type FormOptions, useForm } from './use-form'
