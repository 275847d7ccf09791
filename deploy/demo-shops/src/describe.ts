import type { BaseProduct } from './base-products'
import { say } from './taxonomy'
import { sentence, tidy } from './typography'

/** The text of a product's page: what it is, whose, its properties, and how it is packed. */
export function describe({ family, brand, values, step }: BaseProduct): string {
  const features = family.attributes.flatMap(({ code, title, unit }) => {
    const value = values.get(code)
    return value === undefined ? [] : [`${withinSentence(title)}: ${withUnit(say(value), unit)}`]
  })
  const packages = family.PACK === 'Y' ? 'уп.' : 'шт.'
  return tidy(
    [
      sentence(`${family.title} торговой марки «${brand.name}» (${brand.UP_COUNTRY})`),
      ...(features.length > 0 ? [sentence(`Характеристики: ${features.join('; ')}`)] : []),
      ...(step > 1 ? [`Отпускается кратно ${step} ${packages}`] : []),
    ].join(' '),
  )
}

/** A title begins with a small letter there; abbreviations in it stay: «белизна CIE», «ГОСТ». */
const withinSentence = (title: string): string =>
  title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** A per cent sign and a unit that the value says by itself are not added. */
const withUnit = (value: string, unit: string | undefined): string =>
  unit && !value.endsWith(unit) ? `${value} ${unit}` : value
