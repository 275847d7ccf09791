/**
 * A saved phone as it is read: `+7 916 555-04-18`, `+375 29 123-45-67`. One that is not of these lengths stays as it is
 * written.
 */
export function phoneText(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const [, code, area, three, two, last] =
    /^(7)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ??
    /^(375|99[24568])(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(digits) ??
    []
  return code ? `+${code} ${area} ${three}-${two}-${last}` : phone
}
