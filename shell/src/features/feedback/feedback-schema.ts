import type { Personal } from '@prilavok/shared-kernel/contract'
import {
  isWholePhone,
  type PhoneCode,
  phoneCodesOf,
  phoneParts,
} from '@prilavok/shared-kernel/contract/phone-number'
import { fullName } from '@prilavok/shared-kernel/format'
import { consentRules, emailRule, type ObjectSchema, object, string } from '@prilavok/shared-kernel/forms'
import { texts } from '../../texts'
import { feedbackTexts } from './texts'

export interface FeedbackValues {
  name_user: string
  email: string
  /** As the mask shows it, without the code. */
  phone: string
  phoneCode: PhoneCode
  message: string
  /** XML_ID of a type of feedback. */
  type_question: string
  agree: boolean
  transfer: boolean
}
export const NO_FEEDBACK: FeedbackValues = {
  name_user: '',
  email: '',
  phone: '',
  phoneCode: '+7',
  message: '',
  type_question: '',
  agree: false,
  transfer: false,
}

/** Symbols that the call takes. */
export const NAME_LENGTH = 200
export const MESSAGE_LENGTH = 10_000

/** 001 §9: the masked number of a feedback has this many signs, which is ten digits (AMB-23). */
const PHONE_LENGTH = 13
/** Codes whose numbers have that length: any other one could not be sent. */
export const FEEDBACK_CODES: readonly PhoneCode[] = phoneCodesOf(PHONE_LENGTH)

/** What is known of a person who is logged in. */
export function contactOf(
  person: Personal | undefined,
): Pick<FeedbackValues, 'name_user' | 'email' | 'phone' | 'phoneCode'> {
  const { code, number } = phoneParts(person?.PHONE[0] ?? '')
  const isTaken = FEEDBACK_CODES.includes(code) && isWholePhone(number, code)
  return {
    name_user: fullName(person),
    email: person?.EMAIL ?? '',
    phone: isTaken ? number : '',
    phoneCode: isTaken ? code : NO_FEEDBACK.phoneCode,
  }
}

/** 001 §5, Feedback. The phone may be left out; one that is given is whole and has a code (001 §9). */
export const feedbackSchema: ObjectSchema<FeedbackValues> = object({
  name_user: string().trim().required(feedbackTexts.noName).max(NAME_LENGTH),
  email: emailRule().required(feedbackTexts.noEmail),
  phone: string()
    .default('')
    .test('phone', feedbackTexts.wrongPhone, (phone) => phone === '' || phone.length === PHONE_LENGTH),
  phoneCode: string<PhoneCode>()
    .defined()
    .when('phone', ([phone], field) => (phone ? field.min(2, feedbackTexts.noPhoneCode) : field)),
  message: string().trim().required(texts.noMessage).max(MESSAGE_LENGTH),
  type_question: string().required(feedbackTexts.noType),
  ...consentRules,
  agree: consentRules.agree.isTrue(feedbackTexts.noAgree),
})
