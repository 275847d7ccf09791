import type { Country } from '@prilavok/shared-kernel/contract'
import { personName } from '@prilavok/shared-kernel/contract/person-name'
import type { RegistrationDetails } from '../../platform/database/schema-types'
import { type FieldErrors, hasErrors, isTicked, wrongFields } from '../../platform/form-fields/answers'
import { isEmail, plainEmail } from '../../platform/form-fields/email'
import { isPhoneCode, joinPhone } from '../../platform/form-fields/phone'
import { countryOf, RUSSIA } from '../countries/countries'
import { nameError } from './person-name'
import type { RegisterBody } from './register-body'
import { taxNumberError } from './tax-number'
import { texts } from './texts'

/** What a registration is checked against; nothing of it is taken from the form. */
export interface RegistrationRules {
  allowPhysical: boolean
}

type Checked = { errors: FieldErrors } | { email: string; details: RegistrationDetails }

/** What is wrong with the address of a form; null: nothing. */
export function emailError(email: string): string | null {
  if (email === '') return texts.noEmail
  return isEmail(email) ? null : texts.wrongEmail
}

/** Errors of the two boxes that every form of a new account has. */
export function consentErrors(body: Pick<RegisterBody, 'agree' | 'transfer'>): FieldErrors {
  return wrongFields({
    agree: isTicked(body.agree) ? null : texts.noAgree,
    transfer: isTicked(body.transfer) ? null : texts.noTransfer,
  })
}

function companyErrors(body: RegisterBody, country: Country): FieldErrors {
  const error = taxNumberError(body.inn?.trim() ?? '', country)
  const isNameAsked = error === null || country.MOK_CODE !== RUSSIA
  const isNameMissing = isNameAsked && !body.organization_name?.trim()
  return wrongFields({ inn: error, organization_name: isNameMissing ? texts.noOrganisation : null })
}

/** Phone and code come together: apart, or as one number that begins with + (001 §5). */
function phoneErrors(body: RegisterBody, phone: string | null): FieldErrors {
  const number = body.phone?.trim() ?? ''
  const code = body.phoneCode?.trim() ?? ''
  if (number === '') return { phone: texts.noPhone }
  if (code !== '' && !isPhoneCode(code)) return { phoneCode: texts.wrongPhoneCode }
  if (phone !== null) return {}
  const isLocal = code === '' && !number.startsWith('+') && number.replace(/\D/g, '').length <= 10
  return isLocal ? { phoneCode: texts.wrongPhoneCode } : { phone: texts.wrongPhone }
}

/** Checks the registration form (001 §5, AMB-12, 23, 24). */
export function checkRegistration(
  body: RegisterBody,
  rules: RegistrationRules,
  now: Date = new Date(),
): Checked {
  const isLegal = body.is_legal_entity === undefined || isTicked(body.is_legal_entity)
  const country = countryOf(body.country?.trim() || RUSSIA)
  const email = plainEmail(body.email ?? '')
  const phone = joinPhone(body.phoneCode ?? '', body.phone ?? '')
  const errors: FieldErrors = {
    ...wrongFields({
      is_legal_entity: isLegal || rules.allowPhysical ? null : texts.legalOnly,
      surname: nameError(body.surname ?? '', texts.noSurname),
      name: nameError(body.name ?? '', texts.noName),
      middle_name: body.middle_name?.trim() ? nameError(body.middle_name, '') : null,
      email: emailError(email),
      country: country ? null : texts.noCountry,
    }),
    ...(isLegal && country ? companyErrors(body, country) : {}),
    ...phoneErrors(body, phone),
    ...consentErrors(body),
  }
  if (hasErrors(errors) || !country || !phone) return { errors }
  const company = { name: body.organization_name?.trim() ?? '', inn: body.inn?.trim() ?? '' }
  return {
    email,
    details: {
      surname: personName(body.surname ?? ''),
      name: personName(body.name ?? ''),
      middleName: personName(body.middle_name ?? ''),
      phone,
      company: isLegal ? company : null,
      country: country.MOK_CODE,
      consentsAt: now.toISOString(),
    },
  }
}
