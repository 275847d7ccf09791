import type { Letter } from '../mail/letter'
import type { Letterhead } from '../shop/shop-pages'

/** Hours that the code of a registration and that of a recovery live. */
export const CONFIRMATION_HOURS = 168
export const RECOVERY_HOURS = 1

function write(
  head: Letterhead,
  to: string,
  subject: string,
  greeting: string,
  paragraphs: readonly string[],
): Letter {
  const contacts = [head.name, ...head.phones, head.email].filter(Boolean).join('\n')
  const hello = greeting ? `Здравствуйте, ${greeting}!` : 'Здравствуйте!'
  return { to, subject, plain: `${[hello, ...paragraphs].join('\n\n')}\n\n—\n${contacts}\n` }
}

const NOT_YOU = 'Если это были не вы, ничего не делайте: без подтверждения ничего не изменится.'

export const confirmationLetter = (head: Letterhead, to: string, name: string, code: string): Letter =>
  write(head, to, `Подтвердите регистрацию — ${head.name}`, name, [
    `Вы регистрируетесь в магазине «${head.name}». Чтобы подтвердить почту, откройте ссылку:\n${head.page('/confirm', { email: to, code })}`,
    `Или введите на странице ${head.page('/confirm')} код:\n${code}`,
    'Ссылка и код действуют семь дней. После подтверждения придумайте пароль.',
    NOT_YOU,
  ])

export const newEmailLetter = (head: Letterhead, to: string, name: string, code: string): Letter =>
  write(head, to, `Подтвердите новый адрес — ${head.name}`, name, [
    `Вы указали этот адрес как новую почту в магазине «${head.name}». Чтобы подтвердить его, откройте ссылку:\n${head.page('/confirm', { email: to, code })}`,
    `Или введите на странице ${head.page('/confirm')} код:\n${code}`,
    'До подтверждения вход остаётся по прежнему адресу. Ссылка и код действуют семь дней.',
    NOT_YOU,
  ])

export const emailChangeNotice = (head: Letterhead, to: string, name: string): Letter =>
  write(head, to, `Запрошена смена почты — ${head.name}`, name, [
    `В вашем профиле магазина «${head.name}» указан новый адрес почты. Он начнёт действовать после подтверждения.`,
    `Если это были не вы, смените пароль: ${head.page('/recovery', { email: to })}`,
  ])

export const recoveryLetter = (head: Letterhead, to: string, name: string, checkword: string): Letter =>
  write(head, to, `Восстановление пароля — ${head.name}`, name, [
    `Чтобы задать новый пароль в магазине «${head.name}», откройте ссылку:\n${head.page('/recovery', { email: to, user_checkword: checkword })}`,
    `Контрольное слово, если его нужно ввести вручную:\n${checkword}`,
    'Ссылка действует один час и только один раз.',
    NOT_YOU,
  ])

export const passwordNotice = (head: Letterhead, to: string, name: string): Letter =>
  write(head, to, `Пароль изменён — ${head.name}`, name, [
    `Пароль от вашего профиля в магазине «${head.name}» изменён.`,
    `Если это были не вы, сразу восстановите пароль: ${head.page('/recovery', { email: to })}`,
  ])
