import { createTestPlatform, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FEEDBACK, messagesApi } from '../../testing/messages-api'
import { renderApp, renderPiece } from '../../testing/render-app'
import { FeedbackPlace } from './FeedbackPlace'
import { contactOf, feedbackSchema, NO_FEEDBACK } from './feedback-schema'

describe('FeedbackPlace', () => {
  const { called } = messagesApi()
  const observed: (() => void)[] = []
  beforeEach(() => {
    observed.length = 0
    class Observer {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        observed.push(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Observer })
  })
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

  const form = () => screen.queryByRole('form', { name: 'Обратная связь' })

  test('until the visitor is near a place is held, and nothing is loaded; then the form takes it', async () => {
    renderPiece(<FeedbackPlace />)
    expect(screen.getByRole('heading', { level: 2, name: 'Обратная связь' })).toBeVisible()
    expect(screen.getByRole('generic', { busy: true })).toBeVisible()
    expect(form()).not.toBeInTheDocument()
    expect(called('feedback')).toEqual([])
    act(() => observed.forEach((tell) => void tell()))
    expect(await screen.findByRole('button', { name: 'Отправить сообщение' })).toBeVisible()
    expect(form()).toBeVisible()
    expect(screen.getAllByRole('heading', { name: 'Обратная связь' })).toHaveLength(1)
  })
})

describe('QuestionType', () => {
  const { data, sent } = messagesApi()

  const dialog = () => within(screen.getByRole('dialog', { name: 'Обратная связь' }))
  const type = () => dialog().getByRole('combobox', { name: /^Вопрос/ })

  async function open(platform = createTestPlatform()) {
    const rendered = renderApp({ path: '/catalog-list', platform })
    await act(async () => rendered.kernel.modals.open('feedback', {}))
    return rendered
  }

  test('a type that the supplier has taken off the list is no choice any more, and is not sent', async () => {
    const platform = createTestPlatform()
    const { unmount } = await open(platform)
    await dialog().findByRole('option', { name: 'Доставка' })
    await userEvent.selectOptions(type(), 'Доставка')
    unmount()
    data.types = { ITEMS: [{ XML_ID: 'site', VALUE: 'Работа сайта' }] }
    await open(platform)
    await dialog().findByRole('option', { name: 'Работа сайта' })
    expect(type()).toHaveDisplayValue('Выберите вопрос')
    await userEvent.click(dialog().getByRole('button', { name: /^Отправить сообщение/ }))
    await waitFor(() => expect(type()).toHaveAccessibleDescription('Вы не выбрали вопрос'))
    expect(sent(FEEDBACK)).toEqual([])
  })
})

describe('feedback-schema', () => {
  const FILLED = {
    ...NO_FEEDBACK,
    name_user: 'Ольга',
    email: 'olga@example.com',
    message: 'Где заказ?',
    type_question: 'delivery',
    agree: true,
    transfer: true,
  }
  /** The fields that are wrong, with what is said of them. */
  async function wrongIn(changes: object): Promise<(string | undefined)[][]> {
    try {
      await feedbackSchema.validate({ ...FILLED, ...changes }, { abortEarly: false })
      return []
    } catch (error) {
      return (error as { inner: { path?: string; message: string }[] }).inner.map(({ path, message }) => [
        path,
        message,
      ])
    }
  }

  const NO_NAME = 'Вы не заполнили имя'
  const NO_MESSAGE = 'Вы не заполнили текст сообщения'
  const NO_AGREE = 'Вы не дали согласие на обработку персональных данных'
  const NO_TRANSFER = 'Вы не подтвердили согласие на передачу персональных данных'

  test.each<[string, object, string | undefined, string?]>([
    ['[SHELL-046] everything', {}, undefined],
    ['a name as long as the call takes', { name_user: 'я'.repeat(200) }, undefined],
    ['a longer one', { name_user: 'я'.repeat(201) }, 'name_user'],
    ['[SHELL-047] a name of blanks', { name_user: '  ' }, 'name_user', NO_NAME],
    ['a message as long as the call takes', { message: 'я'.repeat(10_000) }, undefined],
    ['a longer one', { message: 'я'.repeat(10_001) }, 'message'],
    ['[SHELL-049] a message of blanks', { message: ' \n ' }, 'message', NO_MESSAGE],
    ['[SHELL-048] no e-mail', { email: '' }, 'email', 'Вы не заполнили электронную почту'],
    ['[SHELL-048] a malformed e-mail', { email: 'a@b@' }, 'email', 'Вы ввели неправильный электронный адрес'],
    ['[SHELL-051] no type', { type_question: '' }, 'type_question', 'Вы не выбрали вопрос'],
    ['[SHELL-050] no consent agree', { agree: false }, 'agree', NO_AGREE],
    ['[SHELL-050] no consent transfer', { transfer: false }, 'transfer', NO_TRANSFER],
    ['a phone without a code', { phone: '916 555-04-18', phoneCode: '' }, 'phoneCode'],
  ])('%s: %j', async (_what, changes, path, message = expect.any(String)) => {
    expect(await wrongIn(changes)).toEqual(path ? [[path, message]] : [])
  })

  test('of a person who is logged in name, e-mail and the first phone are known', () => {
    const person = testCustomer({ EMAIL: 'a@b.ru', PHONE: ['+79165550418', '+79160000000'] })
    expect(contactOf(person)).toMatchObject({ email: 'a@b.ru', phone: '916 555-04-18', phoneCode: '+7' })
  })

  test.each([
    ['nobody', undefined],
    ['who has no phone', testCustomer({ PHONE: [] })],
    ['whose phone is not whole', testCustomer({ PHONE: ['+7916555'] })],
    ['whose number is shorter than the call takes', testCustomer({ PHONE: ['+375291234567'] })],
  ])('of %s there is no phone to send', (_who, person) => {
    expect(contactOf(person)).toMatchObject({ phone: '', phoneCode: '+7' })
  })
})
