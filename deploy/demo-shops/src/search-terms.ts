import type { BaseProduct } from './base-products'
import { say, type Value } from './taxonomy'

/** Names of what only some goods of a family are, that do not say it by the value itself. */
const OF_VALUE: Record<string, Value> = {
  'мизинчиковые батарейки': 'AAA',
  'пальчиковые батарейки': 'AA',
  'медицинские маски': 'Маска медицинская трёхслойная',
}

/** Keywords of a product, divided by commas: the synonyms of its family that are true of its values. */
export function keywordsOf({ family, values }: BaseProduct): string {
  const own = [...values.values()]
  return family.synonyms
    .filter((phrase) => {
      const only = OF_VALUE[phrase]
      if (only !== undefined) return own.includes(only)
      return family.attributes.every(({ code, values: all }) => {
        const said = all.filter((value) => says(phrase, value))
        return said.length === 0 || said.includes(values.get(code) ?? '')
      })
    })
    .join(', ')
}

/** «ручка синяя» says «синий», «тетрадь 12 листов» says 12. */
function says(phrase: string, value: Value): boolean {
  const wanted = plain(say(value))
  return plain(phrase)
    .split(' ')
    .some((word) => word === wanted || (/^[а-я]{5,}$/.test(wanted) && word.startsWith(wanted.slice(0, -2))))
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/^а(?=\d)| а(?=\d)/g, ' a')
    .trim()
