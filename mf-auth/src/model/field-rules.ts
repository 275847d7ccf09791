import { emailRule, string } from '@prilavok/shared-kernel/forms'
import { texts } from '../texts'

/** 001 §9. */
const MIN_PASSWORD = 6
/** The API takes no longer ones. */
const MAX_PASSWORD = 200

/** 001 §5, e-mail of recovery and sign-up. */
export const requiredEmailRule = emailRule().required(texts.noEmail)

/** A password that is made up here; spaces are part of it. */
export const newPasswordRule = string()
  .required(texts.noPassword)
  .min(MIN_PASSWORD, texts.shortPassword)
  .max(MAX_PASSWORD, texts.longPassword)

/** The same once more; the difference is told here. */
export const confirmationRule = string()
  .required(texts.noConfirmation)
  .test(
    'different',
    texts.differentPasswords,
    (password, { parent }) => !parent.new_password || password === parent.new_password,
  )
