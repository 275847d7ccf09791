import { consentRules, object, string } from '@prilavok/shared-kernel/forms'
import { texts } from '../../texts'

export interface LoginValues {
  /** A partner goes on to the supplier's own cabinet (AMB-65). */
  role: 'customer' | 'partner'
  email: string
  password: string
  /** Consents, unticked at first (AMB-25). */
  agree: boolean
  transfer: boolean
}

export const emptyLogin: LoginValues = {
  role: 'customer',
  email: '',
  password: '',
  agree: false,
  transfer: false,
}

/** 001 §5, Login. */
export const loginSchema = object({
  email: string().trim().required(texts.noEmail),
  password: string().required(texts.noPassword),
  ...consentRules,
})
