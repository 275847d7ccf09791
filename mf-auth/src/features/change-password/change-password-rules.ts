import { object, string } from '@prilavok/shared-kernel/forms'
import { confirmationRule, newPasswordRule } from '../../model/field-rules'
import { changePasswordTexts } from './texts'

/** 001 §5, Change password. */
export const changePasswordRules = object({
  last_password: string().required(changePasswordTexts.noLast),
  new_password: newPasswordRule.test(
    'same',
    changePasswordTexts.same,
    (password, { parent }) => password !== parent.last_password,
  ),
  confirm_password: confirmationRule,
})
