import { NBSP } from '@prilavok/shared-kernel/format'

const PATRONYMIC = /(ич|вна|чна)$/i

/** «Соколова А. В.» of «Соколова Анна Викторовна»; what is not a full name, or may begin with two surnames, stays as it is. */
export function shortName(name: string): string {
  const [surname = '', ...given] = name.trim().split(/\s+/)
  if (given.length === 0 || given.length > 2 || (given[1] && !PATRONYMIC.test(given[1]))) return name
  return [surname, ...given.map((word) => `${word.charAt(0)}.`)].join(NBSP)
}
