import { type FieldErrors, isTicked, wrongFields } from '../../platform/form-fields/answers'
import { isEmail, plainEmail } from '../../platform/form-fields/email'
import { FEEDBACK_DIGITS, isPhoneCode, joinPhone } from '../../platform/form-fields/phone'
import type { FeedbackBody } from './feedback-body'
import { feedbackTexts } from './texts'

export interface CheckedFeedback {
  name: string
  email: string
  /** '' when none was given. */
  phone: string
  message: string
}

/** Checks everything of a feedback but its type (001 §5). The phone is optional; a code alone is no phone. */
export function checkFeedback(body: FeedbackBody): { errors: FieldErrors; values: CheckedFeedback } {
  const name = body.name_user?.trim() ?? ''
  const email = plainEmail(body.email ?? '')
  const message = body.message?.trim() ?? ''
  const hasPhone = /\d/.test(body.phone ?? '')
  const code = body.phoneCode?.trim() ?? ''
  const isFine = code === '' || isPhoneCode(code)
  const phone = !hasPhone ? '' : isFine ? joinPhone(code, body.phone ?? '', FEEDBACK_DIGITS) : null
  const errors = wrongFields({
    name_user: name ? null : feedbackTexts.noName,
    email: emailError(email),
    phone: phone === null ? feedbackTexts.wrongPhone : null,
    message: message ? null : feedbackTexts.noMessage,
    agree: isTicked(body.agree) ? null : feedbackTexts.noAgree,
    transfer: isTicked(body.transfer) ? null : feedbackTexts.noTransfer,
  })
  return { errors, values: { name, email, phone: phone ?? '', message } }
}

function emailError(email: string): string | null {
  if (email === '') return feedbackTexts.noEmail
  return isEmail(email) ? null : feedbackTexts.wrongEmail
}
