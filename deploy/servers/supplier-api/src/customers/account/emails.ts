import { emailHtml } from '../../content/shop/email-html'
import type { Letterhead } from '../../content/shop/shop-pages'
import type { Email } from '../../platform/emails/email'

/** Hours that the code of a registration and that of a recovery live. */
export const CONFIRMATION_HOURS = 168
export const RECOVERY_HOURS = 1

interface Text {
  title: string
  /** Name of the person; '' when it is not known. */
  name: string
  opening: string
  /** Label and address of the link. */
  action: string
  link: string
  /** What is to be known beside the link. */
  notes: string[]
  /** Whether the link has a code. */
  confidential?: boolean
}

function write(head: Letterhead, to: string, text: Text): Email {
  const { title, name, opening, action, link, notes, confidential } = text
  const hello = name ? `Здравствуйте, ${name}!` : 'Здравствуйте!'
  const paragraphs = [hello, opening, `${action}:\n${link}`, ...notes]
  return {
    to,
    subject: `${title} — ${head.name}`,
    confidential,
    plain: `${paragraphs.join('\n\n')}\n\n—\n${head.contacts.join('\n')}\n`,
    html: emailHtml(head, '', {
      title,
      opening: [hello, opening],
      action: { text: action, link },
      closing: notes,
    }),
  }
}

const NOT_YOU = 'Если это были не вы, ничего не делайте: без подтверждения ничего не изменится.'
/** @param until what makes code and link void before their time */
const confirming = (head: Letterhead, to: string, code: string, until: string) => ({
  link: head.page('/confirm', { email: to, code }),
  notes: [
    `Если ссылка не открывается, код ${code} можно ввести на странице ${head.page('/confirm')}`,
    `Ссылка и код действуют семь дней, ${until}.`,
    NOT_YOU,
  ],
  confidential: true,
})

export const confirmationEmail = (head: Letterhead, to: string, name: string, code: string): Email =>
  write(head, to, {
    title: 'Подтвердите регистрацию',
    name,
    opening: `Вы регистрируетесь в магазине «${head.name}». Осталось подтвердить почту и придумать пароль.`,
    action: 'Подтвердить почту',
    ...confirming(head, to, code, 'пока вы не зададите пароль'),
  })

export const newAddressEmail = (head: Letterhead, to: string, name: string, code: string): Email =>
  write(head, to, {
    title: 'Подтвердите новый адрес',
    name,
    opening: `Вы указали этот адрес как новую почту в магазине «${head.name}». До подтверждения вход остаётся по прежнему адресу.`,
    action: 'Подтвердить адрес',
    ...confirming(head, to, code, 'но не дольше, чем до смены пароля'),
  })

export const emailChangeNotice = (head: Letterhead, to: string, name: string): Email =>
  write(head, to, {
    title: 'Запрошена смена почты',
    name,
    opening: `В вашем профиле магазина «${head.name}» указан новый адрес почты. Он начнёт действовать после подтверждения.`,
    action: 'Это были не вы? Смените пароль',
    link: head.page('/recovery', { email: to }),
    notes: [],
  })

export const emailChangedNotice = (head: Letterhead, to: string, name: string): Email =>
  write(head, to, {
    title: 'Почта изменена',
    name,
    opening: `Почта вашего профиля в магазине «${head.name}» изменена: вход и письма — теперь по новому адресу.`,
    action: 'Это были не вы? Сообщите в магазин',
    link: head.page('/content/front_up/contact_info'),
    notes: [],
  })

export const recoveryEmail = (head: Letterhead, to: string, name: string, checkword: string): Email =>
  write(head, to, {
    title: 'Восстановление пароля',
    name,
    opening: `Вы просили новый пароль для магазина «${head.name}».`,
    action: 'Задать новый пароль',
    link: head.page('/recovery', { email: to, user_checkword: checkword }),
    notes: [
      `Контрольное слово, если его нужно ввести: ${checkword}`,
      'Ссылка действует один час и только один раз.',
      NOT_YOU,
    ],
    confidential: true,
  })

export const passwordNotice = (head: Letterhead, to: string, name: string): Email =>
  write(head, to, {
    title: 'Пароль изменён',
    name,
    opening: `Пароль от вашего профиля в магазине «${head.name}» изменён.`,
    action: 'Это были не вы? Восстановите пароль',
    link: head.page('/recovery', { email: to }),
    notes: [],
  })

export const firstPasswordNotice = (head: Letterhead, to: string, name: string): Email =>
  write(head, to, {
    title: 'Пароль задан',
    name,
    opening: `Вы задали пароль для магазина «${head.name}». Теперь входите с этой почтой и паролем.`,
    action: 'Войти',
    link: head.page('/login', { email: to }),
    notes: [`Если это были не вы, задайте другой пароль: ${head.page('/recovery', { email: to })}`],
  })
