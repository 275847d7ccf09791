import { type ApiAnswer, type ApiCall, type TestApi, testApi } from '@prilavok/shared-kernel/testing'

export const FEEDBACK = '/v3/api/support/feedback/'
export const QUESTION = '/v3/topmenu/info/'

interface MessagesData {
  /** Answer of the list of types. */
  types: ApiAnswer
  /** Answers of the messages in their order; then they are taken. */
  answers: ApiAnswer[]
}

const noData = (): MessagesData => ({
  types: {
    ITEMS: [
      { XML_ID: 'order', VALUE: 'Вопрос по заказу' },
      { XML_ID: 'delivery', VALUE: 'Доставка' },
    ],
  },
  answers: [],
})

function answer({ method, path }: ApiCall, data: MessagesData): ApiAnswer {
  if (method === 'GET') return path === FEEDBACK ? data.types : undefined
  return data.answers.shift() ?? { SUCCESS: 'Y', MESSAGE: 'Сообщение отправлено' }
}

/** The calls that write to the supplier. `sent`: the forms that came to a path, in their order. */
export function messagesApi(): TestApi<MessagesData> & {
  sent: (path: string) => Record<string, string>[]
} {
  const api = testApi(noData, answer)
  const sent = (path: string) =>
    api.requests
      .filter((call) => call.method === 'POST' && call.path === path)
      .map(({ body }) => Object.fromEntries(body))
  return { ...api, sent }
}
