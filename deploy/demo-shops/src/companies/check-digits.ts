/** An OGRN without its check digit (12 digits; 14 of a sole proprietor's OGRNIP) made whole. */
export const completeOgrn = (digits: string): string =>
  digits + String((BigInt(digits) % (digits.length === 12 ? 11n : 13n)) % 10n)

const KEY_WEIGHTS = Array.from({ length: 23 }, (_, index) => [7, 1, 3][index % 3] ?? 0)
/** Where the control key is among the 20 digits of an account. */
const KEY_PLACE = 8

/** Correspondent accounts lie with the Bank of Russia, whose own number is made of the department in the БИК. */
const bankNumber = (bik: string, account: string): string =>
  account.startsWith('301') ? `0${bik.slice(4, 6)}` : bik.slice(-3)

const keySum = (bik: string, account: string): number =>
  Array.from(bankNumber(bik, account) + account).reduce(
    (sum, digit, index) => sum + ((Number(digit) * (KEY_WEIGHTS[index] ?? 0)) % 10),
    0,
  ) % 10

/**
 * The account with its control key, which replaces the ninth digit.
 * @param bik nine digits
 * @param account twenty digits; one that begins with 301 is the bank's correspondent account
 */
export function completeAccount(bik: string, account: string): string {
  const withKey = (key: number) => `${account.slice(0, KEY_PLACE)}${key}${account.slice(KEY_PLACE + 1)}`
  return withKey((keySum(bik, withKey(0)) * 3) % 10)
}
