const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const replaceKeys = (text: string, from: string, to: string): string =>
  [...text.toLowerCase()].map((sign) => to[from.indexOf(sign)] ?? sign).join('')

/** A text as it was meant when it was typed with the wrong keyboard layout, in small letters; null when no key would differ. */
export function otherLayout(text: string): string | null {
  const meant = /[а-яё]/i.test(text) ? replaceKeys(text, RUSSIAN, LATIN) : replaceKeys(text, LATIN, RUSSIAN)
  return meant === text.toLowerCase() ? null : meant
}
