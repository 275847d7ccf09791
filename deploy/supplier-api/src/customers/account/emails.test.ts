import type { Letterhead } from '../../content/shop/shop-pages'
import { confirmationEmail, firstPasswordNotice, passwordNotice, recoveryEmail } from './emails'

const head: Letterhead = {
  name: 'Скрепка & Ко',
  email: 'sales@shop.example',
  phones: ['+7 (495) 200-01-01'],
  ...{ accent: '#FECA21', ink: '#281E06' },
  page: (path, query = {}) => `https://shop.example${path}?${new URLSearchParams(query)}`,
}

test('a letter says the same as text and as HTML, and nothing in it becomes markup', () => {
  const letter = confirmationEmail(head, 'anna@example.com', '<b>Анна</b>', 'AAAA-BBBB')
  const link = 'https://shop.example/confirm?email=anna%40example.com&code=AAAA-BBBB'
  expect(letter.plain).toContain(link)
  expect(letter.html).toContain(link.replace('&', '&amp;'))
  expect(letter.html).not.toContain('<b>')
  expect(letter.html).toContain('Скрепка &amp; Ко')
  expect(letter.html).toContain('background:#FECA21;color:#281E06')
  for (const text of [letter.plain, letter.html]) {
    expect(text).toContain('AAAA-BBBB')
    expect(text).toContain('+7 (495) 200-01-01')
    expect(text).toContain('семь дней')
  }
  expect(letter.subject).toBe('Подтвердите регистрацию — Скрепка & Ко')
  const [button, typed] = ['Подтвердить почту</a>', 'Если ссылка не открывается'].map((text) =>
    letter.html?.indexOf(text),
  )
  expect(button).toBeGreaterThan(0)
  expect(typed).toBeGreaterThan(button ?? 0)
})

test('a letter without a name greets without one', () => {
  expect(recoveryEmail(head, 'a@b.ru', '', 'X').plain).toMatch(/^Здравствуйте!\n/)
  expect(passwordNotice(head, 'a@b.ru', 'Анна').plain).toMatch(/^Здравствуйте, Анна!\n/)
})

test('a first password is told in other words than a changed one', () => {
  const letter = firstPasswordNotice(head, 'a@b.ru', 'Анна')
  expect(letter.subject).toBe('Пароль задан — Скрепка & Ко')
  expect(letter.plain).toContain('https://shop.example/login?email=a%40b.ru')
  expect(letter.plain).not.toContain('изменён')
})
