import type { Kopecks } from '../../platform/money'
import { NBSP, type PluralForms, pluralize } from './russian'

const UNITS = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
const FEMININE = ['', 'одна', 'две', ...UNITS.slice(3)]
const TEENS =
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  )
const TENS = ' _ двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ')
const HUNDREDS = ' сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' ')

interface Scale {
  forms: PluralForms
  feminine?: boolean
}

/** Thousands of thousands, the smallest first. */
const SCALES: readonly Scale[] = [
  { forms: ['тысяча', 'тысячи', 'тысяч'], feminine: true },
  { forms: ['миллион', 'миллиона', 'миллионов'] },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'] },
  { forms: ['триллион', 'триллиона', 'триллионов'] },
]

function below1000(number: number, feminine = false): string[] {
  const rest = number % 100
  const words = [HUNDREDS[Math.floor(number / 100)]]
  if (rest >= 10 && rest < 20) words.push(TEENS[rest - 10])
  else words.push(TENS[Math.floor(rest / 10)], (feminine ? FEMININE : UNITS)[rest % 10])
  return words.filter((word): word is string => word !== undefined && word !== '' && word !== '_')
}

/**
 * A whole number in Russian words: 1002 is «одна тысяча два».
 * @param number from 0 to 999 999 999 999 999
 * @param feminine for things of feminine gender: «две»
 */
export function numberInWords(number: number, feminine = false): string {
  if (number === 0) return 'ноль'
  const words = below1000(number % 1000, feminine)
  let rest = Math.floor(number / 1000)
  for (const { forms, feminine: isFeminine } of SCALES) {
    const part = rest % 1000
    if (part > 0) words.unshift(...below1000(part, isFeminine), pluralize(part, forms))
    rest = Math.floor(rest / 1000)
  }
  return words.join(' ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** «Одна тысяча двести рублей 50 копеек», as invoices have it. */
export function sumInWords(sum: Kopecks): string {
  const whole = Math.floor(sum / 100)
  const rest = sum % 100
  const roubles = `${capital(numberInWords(whole))} ${pluralize(whole, ['рубль', 'рубля', 'рублей'])}`
  const kopecks = `${String(rest).padStart(2, '0')}${NBSP}${pluralize(rest, ['копейка', 'копейки', 'копеек'])}`
  return `${roubles} ${kopecks}`
}
