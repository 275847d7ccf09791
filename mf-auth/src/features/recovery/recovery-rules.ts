import { consentRules, object, string } from '@prilavok/shared-kernel/forms'
import { newPasswordRule, requiredEmailRule } from '../../model/field-rules'
import { texts } from '../../texts'
import { recoveryTexts } from './texts'

/** 001 §5, Recovery: the e-mail with its pattern and both consents. */
export const requestRules = object({ email: requiredEmailRule, ...consentRules })

export const checkwordRules = object({
  email: requiredEmailRule,
  user_checkword: string().trim().required(recoveryTexts.noCheckword),
})

/** 001 §5: a confirmation that differs is the error `notEqual` of new_password. */
export const passwordRules = object({
  new_password: newPasswordRule.test(
    'notEqual',
    texts.differentPasswords,
    (password, { parent }) => !parent.confirm_password || password === parent.confirm_password,
  ),
  confirm_password: string().required(texts.noConfirmation),
})
