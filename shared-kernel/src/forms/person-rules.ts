import { boolean, string } from './rules'

/** As the supplier API takes addresses (AMB-23): Latin letters, digits and . _ + - before the sign, a domain behind it. */
const EMAIL = /^(?=[^@]{1,64}@)[a-z\d_+-]+(\.[a-z\d_+-]+)*@[a-z\d-]+(\.[a-z\d-]+)+$/i
const WRONG_EMAIL = 'Вы ввели неправильный электронный адрес'

/** An e-mail address that may be left out; forms that need one add `required` with their text (001 §5). */
export const emailRule = () =>
  string().trim().max(254, WRONG_EMAIL).matches(EMAIL, { message: WRONG_EMAIL, excludeEmptyString: true })

/** Both consents of a form that takes data of a person, with the texts of 001 §5. */
export const consentRules = {
  agree: boolean()
    .default(false)
    .defined()
    .isTrue('Вы не подтвердили согласие на обработку персональных данных'),
  transfer: boolean()
    .default(false)
    .defined()
    .isTrue('Вы не подтвердили согласие на передачу персональных данных'),
}
