import { completeOgrn } from './check-digits'

/** Whether the check digit of an OGRN (13 digits) or OGRNIP (15) is right. */
export const ogrnIsRight = (ogrn: string): boolean =>
  /^(\d{13}|\d{15})$/.test(ogrn) && completeOgrn(ogrn.slice(0, -1)) === ogrn

/** Whether the control key of an account fits its bank, by the sum of the Bank of Russia. */
export function accountIsRight(bik: string, account: string): boolean {
  const bank = account.startsWith('301') ? `0${bik.slice(4, 6)}` : bik.slice(-3)
  const sum = Array.from(bank + account, Number).reduce(
    (total, digit, index) => total + digit * ([7, 1, 3][index % 3] ?? 0),
    0,
  )
  return /^04\d{7}$/.test(bik) && /^\d{20}$/.test(account) && sum % 10 === 0
}
