import { countryOf, innError, isDefault } from '@prilavok/shared-kernel/company'
import type { Country, Flag } from '@prilavok/shared-kernel/contract'
import { personName } from '@prilavok/shared-kernel/contract/person-name'
import { isWholePhone, type PhoneCode } from '@prilavok/shared-kernel/contract/phone-number'
import { consentRules, emailRule, type ObjectSchema, object, string } from '@prilavok/shared-kernel/forms'
import { texts } from '../../texts'
import type { RegistrationValues } from './registration-values'
import { registrationTexts } from './texts'

const free = string().default('')
const nameRule = (missing: string) => free.test('name', missing, (text) => personName(text) !== '')

/**
 * Rules of the registration of 001 §5 with AMB-23 and AMB-24; those of a company hold for legal entities only.
 * @param countries with the lengths of their tax numbers; none while they are loaded
 */
export const registrationSchema = (
  countries: readonly Country[] | undefined,
): ObjectSchema<RegistrationValues> =>
  object({
    is_legal_entity: string<Flag>().oneOf(['Y', 'N']).defined(),
    inn: free.when(['is_legal_entity', 'country'], ([legal, code], field) =>
      legal !== 'Y'
        ? field
        : field.test('inn', (inn, { createError }) => {
            const message = innError(inn, countryOf(countries, code))
            return message === undefined || createError({ message })
          }),
    ),
    organization_name: free.when(['is_legal_entity', 'country', 'inn'], ([legal, code, inn = ''], field) => {
      const country = countryOf(countries, code)
      const isAsked = legal === 'Y' && (!isDefault(country) || innError(inn, country) === undefined)
      return isAsked ? field.trim().required(registrationTexts.noOrganisation) : field
    }),
    surname: nameRule(registrationTexts.noSurname),
    name: nameRule(registrationTexts.noName),
    middle_name: free,
    email: emailRule().required(texts.noEmail),
    phoneCode: string<PhoneCode>()
      .required(registrationTexts.noPhoneCode)
      .min(2, registrationTexts.noPhoneCode),
    phone: string()
      .required(registrationTexts.noPhone)
      .when('phoneCode', ([code], field) =>
        field.test('phone', registrationTexts.wrongPhone, (phone) => isWholePhone(phone, code)),
      ),
    country: string().required(),
    ...consentRules,
  })
