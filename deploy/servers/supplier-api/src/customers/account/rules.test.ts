import { completeInn, innIsRight } from '@prilavok/shared-kernel/contract/inn-digits'
import { personName } from '@prilavok/shared-kernel/contract/person-name'
import { phoneCodeOf } from '@prilavok/shared-kernel/contract/phone-number'
import type { Letterhead } from '../../content/shop/shop-pages'
import { isEmail, plainEmail } from '../../platform/form-fields/email'
import { isProfilePhone, joinPhone } from '../../platform/form-fields/phone'
import { fc } from '../../testing/property'
import { countries, countryOf } from '../countries/countries'
import { browserName } from '../token/browser-name'
import { hashCode, newCode } from './codes'
import { confirmationEmail } from './emails'
import { taxNumberError } from './tax-number'

describe('fields', () => {
  const digits = (least: number, most = least) => fc.stringMatching(new RegExp(`^\\d{${least},${most}}$`))

  test.each([
    ['иван1', 'Иван'],
    ['  анна-мария  ', 'Анна-мария'],
    ['ёлкин', 'Ёлкин'],
    ['--', ''],
    ['<b>1', ''],
    ['<b>иван</b>', 'Иван'],
    ['анна--мария', 'Анна-мария'],
    ['гасан оглы', 'Гасан оглы'],
    ['\u03aa\u0300', '\u03aa\u0300'],
    ['\u0390', '\u03aa\u0301'],
    ['и\u0306ван', 'Йван'],
  ])('the name «%s» is kept as «%s»', (typed, name) => expect(personName(typed)).toBe(name))

  test('a name that is kept is kept as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const name = personName(text)
        expect(personName(name)).toBe(name)
        expect(name).toMatch(/^[\p{L}\p{M} -]*$/u)
      }),
    )
  })

  test.each([
    ['+7', '999 123-45-67', '+7 999 123-45-67'],
    ['+7', '+79991234567', '+7 999 123-45-67'],
    ['', '+7 (999) 123-45-67', '+7 999 123-45-67'],
    ['', ' 79991234567', '+7 999 123-45-67'],
    ['+375', '29 123-45-67', '+375 29 123-45-67'],
    ['', '+375291234567', '+375 29 123-45-67'],
    ['+374', '91 123-456', '+374 91 123-456'],
    ['', '+37491123456', '+374 91 123-456'],
    ['+7', '912345678', '+7912345678'],
    ['+7', '12345678', null],
    ['', '9991234567', null],
    ['', '', null],
    ['+12345', '9991234567', null],
  ])('code «%s» and number «%s» are %s', (code, number, phone) => expect(joinPhone(code, number)).toBe(phone))

  test('a phone that was joined is a phone of the profile', () => {
    fc.assert(
      fc.property(fc.constantFrom('+7', '+375', '+996'), digits(10), (code, number) => {
        const phone = joinPhone(code, number)
        expect(phone === null || isProfilePhone(phone)).toBe(true)
      }),
    )
  })

  test('a Russian tax number is taken exactly when its check digits are right', () => {
    const [russia] = countries
    if (!russia) throw new Error('no countries')
    fc.assert(
      fc.property(digits(9, 10), fc.nat(), fc.integer({ min: 1, max: 9 }), (start, place, change) => {
        const inn = completeInn(start)
        expect(taxNumberError(inn, russia)).toBeNull()
        const index = start.length + (place % (inn.length - start.length))
        const wrong = inn.slice(0, index) + ((Number(inn[index]) + change) % 10) + inn.slice(index + 1)
        expect(innIsRight(wrong)).toBe(false)
        expect(taxNumberError(wrong, russia)).toBe('Указан некорректный ИНН')
      }),
    )
  })

  test('countries are known by their code, with the lengths of their tax numbers and the code of their phones', () => {
    expect(countryOf('51')).toBe(countryOf('051'))
    expect(new Set(countries.map(({ MOK_CODE }) => MOK_CODE)).size).toBe(countries.length)
    for (const country of countries) {
      expect(country.MOK_CODE).toMatch(/^\d{3}$/)
      expect(phoneCodeOf(country.MOK_CODE)).toMatch(/^\+\d/)
      for (const length of country.INN_COUNT.filter(() => country.MOK_CODE !== '643'))
        expect(taxNumberError('1'.repeat(length), country)).toBeNull()
    }
  })

  test('the code of an e-mail is the same however it is typed', () => {
    const code = newCode()
    expect(code).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/)
    expect(newCode()).not.toBe(code)
    expect(hashCode(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toEqual(hashCode(code))
  })

  test('an address is an address whatever its case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const plain = plainEmail(email.toUpperCase())
        expect(plain).toBe(plainEmail(plain))
      }),
    )
    expect(isEmail(`${'a'.repeat(250)}@b.ru`)).toBe(false)
  })
})

describe('e-mails', () => {
  const head: Letterhead = {
    name: 'Скрепка & Ко',
    email: 'sales@shop.example',
    contacts: ['Скрепка & Ко', '+7 (495) 200-01-01', 'sales@shop.example'],
    ...{ accent: '#FECA21', ink: '#281E06' },
    page: (path, query = {}) => `https://shop.example${path}?${new URLSearchParams(query)}`,
  }

  test('an e-mail says the same as text and as HTML, and nothing in it becomes markup', () => {
    const email = confirmationEmail(head, 'anna@example.com', '<b>Анна</b>', 'AAAA-BBBB')
    const link = 'https://shop.example/confirm?email=anna%40example.com&code=AAAA-BBBB'
    expect(email.plain).toContain(link)
    expect(email.html).toContain(link.replace('&', '&amp;'))
    expect(email.html).not.toContain('<b>')
    expect(email.html).toContain('Скрепка &amp; Ко')
    expect(email.html).toContain('background:#FECA21;color:#281E06')
    for (const text of [email.plain, email.html]) {
      expect(text).toContain('AAAA-BBBB')
      expect(text).toContain('+7 (495) 200-01-01')
      expect(text).toContain('семь дней')
    }
    expect(email.subject).toBe('Подтвердите регистрацию — Скрепка & Ко')
    const [button, typed] = ['Подтвердить почту</a>', 'Если ссылка не открывается'].map((text) =>
      email.html?.indexOf(text),
    )
    expect(button).toBeGreaterThan(0)
    expect(typed).toBeGreaterThan(button ?? 0)
  })
})

describe('names of browsers', () => {
  const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'

  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${CHROME} YaBrowser/24.10.0.0 Safari/537.36`,
      'Yandex Browser',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    ['', '', ''],
    ['x', '', ''],
    ['a'.repeat(501), '', ''],
  ])('%s', (agent, browser, system) => expect(browserName(agent)).toEqual({ browser, system }))

  test('a name that somebody made up is cut off', () => {
    expect(browserName(`${'b'.repeat(200)}/1.0`).browser.length).toBeLessThanOrEqual(40)
  })

  test('no header is no browser', () => {
    expect(browserName()).toEqual({ browser: '', system: '' })
  })
})
