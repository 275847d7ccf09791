import { object, string } from '@prilavok/shared-kernel/forms'
import { newPasswordRule } from '../../model/field-rules'
import { texts } from '../../texts'
import { changePasswordTexts } from './texts'

/** 001 §5, Change password. */
export const changePasswordRules = object({
  last_password: string().required(changePasswordTexts.noLast),
  new_password: newPasswordRule.test(
    'same',
    changePasswordTexts.same,
    (password, { parent }) => password !== parent.last_password,
  ),
  confirm_password: string()
    .required(texts.noConfirmation)
    .test(
      'different',
      texts.differentPasswords,
      (password, { parent }) => !parent.new_password || password === parent.new_password,
    ),
})
