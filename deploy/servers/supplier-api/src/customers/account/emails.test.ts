import type { Letterhead } from '../../content/shop/shop-pages'
import { confirmationEmail, firstPasswordNotice, passwordNotice, recoveryEmail } from './emails'

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

test('an e-mail without a name greets without one', () => {
  expect(recoveryEmail(head, 'a@b.ru', '', 'X').plain).toMatch(/^Здравствуйте!\n/)
  expect(passwordNotice(head, 'a@b.ru', 'Анна').plain).toMatch(/^Здравствуйте, Анна!\n/)
})

test('a first password is told in other words than a changed one', () => {
  const email = firstPasswordNotice(head, 'a@b.ru', 'Анна')
  expect(email.subject).toBe('Пароль задан — Скрепка & Ко')
  expect(email.plain).toContain('https://shop.example/login?email=a%40b.ru')
  expect(email.plain).not.toContain('изменён')
})
