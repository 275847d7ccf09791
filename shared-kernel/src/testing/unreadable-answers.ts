/** What stands in the way of an answer: nothing at all, the page of a proxy, an answer without what it is made of. */
export const UNREADABLE_ANSWERS: readonly [what: string, answer: () => Response][] = [
  ['null', () => Response.json(null)],
  ['the HTML of a proxy', () => new Response('<html>Вход в сеть</html>')],
  ['an object without its lists', () => Response.json({})],
]

/** What the buyer reads then. */
export const UNREADABLE_TEXT = 'Сервер прислал ответ, который не удалось прочитать.'
