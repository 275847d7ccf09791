import type { CustomerSession } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { partKernel } from '@prilavok/shared-kernel/testing'
import { authApi } from '../testing/auth-api'
import { changePassword } from './change-password'
import { checkCheckword } from './check-checkword'
import { emailCheckQuery } from './check-email'
import { confirm } from './confirm'
import { endAllSessions } from './end-all-sessions'
import { endSession } from './end-session'
import { infoTextQuery } from './get-info-text'
import { sessionsQuery } from './get-sessions'
import { mergeBasket } from './merge-basket'
import { register } from './register'
import { requestRecovery } from './request-recovery'
import { resetPassword } from './reset-password'
import { signUp } from './sign-up'

const { intercept, calls } = authApi()

type Read = (kernel: Kernel) => Promise<unknown>
const DONE = { SUCCESS: 'Y', MESSAGE: 'Готово' }
const NO_FORM = [{}, { SUCCESS: true }]
const EMAIL = 'a@b.example'
const PERSON = {
  is_legal_entity: 'N',
  allow_physical: 'Y',
  surname: 'Иванова',
  name: 'Ольга',
  middle_name: '',
  email: EMAIL,
  phone: '+79165550418',
  country: '643',
  agree: 'Y',
  transfer: 'Y',
} as const
const SESSION: CustomerSession = {
  ID: 'a/b',
  CREATED: '2025-10-02T07:15:00Z',
  LAST_USED: '2025-10-13T15:42:00Z',
  BROWSER: '',
  SYSTEM: '',
  CURRENT: 'N',
}
const { CREATED: _created, ...undated } = SESSION
const TEXT = { TITLE: 'Согласие', BLOCKS: [{ type: 'paragraph', data: { text: 'Зачем' } }] }
const MERGED = { METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 8, SUM: 100, CHECK: [] }
const items = (...ITEMS: object[]) => ({ ITEMS })

/** What is asked, an answer that can be read, what is made of it, and answers that lack what the page needs. */
const CALLS: readonly [what: string, read: Read, answer: object, value: unknown, unreadable: object[]][] = [
  [
    'POST /v3/api/auth/register/ type=change_password&last_password=old&new_password=new&confirm_password=new',
    (kernel) =>
      changePassword(kernel, { last_password: 'old', new_password: 'new', confirm_password: 'new' }),
    DONE,
    DONE,
    NO_FORM,
  ],
  [
    'GET /v3/api/auth/register/?type=validation_reset&email=a@b.example&user_checkword=K7QF',
    (kernel) => checkCheckword(kernel, EMAIL, 'K7QF'),
    DONE,
    DONE,
    NO_FORM,
  ],
  [
    'GET /v3/api/auth/register/?type=validation&email=a@b.example',
    (kernel) => kernel.query.fetchQuery({ ...emailCheckQuery(kernel, EMAIL), retry: false }),
    DONE,
    '',
    NO_FORM,
  ],
  [
    'PUT /v1/login/confirm/ email=a@b.example&code=K7QF&from=email',
    (kernel) => confirm(kernel, { email: EMAIL, code: 'K7QF', from: 'email' }),
    DONE,
    DONE,
    NO_FORM,
  ],
  ['DELETE /v3/api/client/sessions/', endAllSessions, { SUCCESS: 'Y' }, { SUCCESS: 'Y' }, []],
  [
    'DELETE /v3/api/client/sessions/a/b/',
    (kernel) => endSession(kernel, SESSION.ID),
    { SUCCESS: 'Y' },
    { SUCCESS: 'Y' },
    [],
  ],
  [
    'GET /v3/api/info/agree/',
    (kernel) => kernel.query.fetchQuery({ ...infoTextQuery(kernel, 'agree'), retry: false }),
    items(TEXT),
    TEXT,
    [{}, items({}), items({ TITLE: 'Согласие' }), items({ ...TEXT, BLOCKS: [null] })],
  ],
  [
    'GET /v3/api/client/sessions/',
    (kernel) => kernel.query.fetchQuery({ ...sessionsQuery(kernel), retry: false }),
    items(SESSION),
    items(SESSION),
    [{}, items({}), items(undated)],
  ],
  [
    'POST /v4/api/client/basket/main/merge/ user_code=visitor',
    (kernel) => mergeBasket(kernel, 'visitor'),
    { response: MERGED },
    MERGED,
    [{}, { response: {} }],
  ],
  [
    'POST /v3/api/auth/register/ type=registration&is_legal_entity=N&allow_physical=Y&surname=Иванова&name=Ольга&middle_name=&email=a@b.example&phone= 79165550418&country=643&agree=Y&transfer=Y',
    (kernel) => register(kernel, PERSON),
    DONE,
    DONE,
    NO_FORM,
  ],
  [
    'POST /v3/api/auth/register/ type=recovery&email=a@b.example&agree=Y&transfer=Y',
    (kernel) => requestRecovery(kernel, EMAIL),
    DONE,
    DONE,
    NO_FORM,
  ],
  [
    'POST /v3/api/auth/register/ type=reset_password&email=a@b.example&user_checkword=K7QF&new_password=new&confirm_password=new',
    (kernel) =>
      resetPassword(kernel, {
        email: EMAIL,
        user_checkword: 'K7QF',
        new_password: 'new',
        confirm_password: 'new',
      }),
    DONE,
    DONE,
    NO_FORM,
  ],
  [
    'POST /v3/api/auth/register/ type=registration&email=a@b.example&password=new&agree=Y&transfer=Y',
    (kernel) => signUp(kernel, EMAIL, 'new'),
    DONE,
    DONE,
    NO_FORM,
  ],
]

test.each(CALLS)('%s is asked and read', async (what, read, answer, value) => {
  intercept(() => answer)
  expect(await read(partKernel())).toEqual(value)
  expect(calls.map((call) => call.replace('+', ' '))).toEqual([what])
})

test.each(CALLS)(
  '%s: an answer that lacks what the page needs is none',
  async (_what, read, _answer, _value, unreadable) => {
    for (const answer of unreadable) {
      intercept(() => answer)
      await expect(read(partKernel())).rejects.toMatchObject({ name: 'ApiError', kind: 'shape' })
    }
  },
)

test.each([
  ['the text of the field', { errors: { query_error: 'Первый', email: 'Занят' } }, 'Занят'],
  ['the first text, where the field has none', { errors: { query_error: 'Первый' } }, 'Первый'],
  ['nothing, where nothing is said', {}, ''],
])('an e-mail that may not register has %s', async (_what, answer, text) => {
  intercept(() => ({ SUCCESS: 'N', ...answer }))
  const kernel = partKernel()
  expect(await kernel.query.fetchQuery(emailCheckQuery(kernel, EMAIL))).toBe(text)
})

test('each e-mail is asked about by itself', async () => {
  const kernel = partKernel()
  const taken = { SUCCESS: 'N', errors: { email: 'Занят' } }
  intercept(({ query }) => (query.get('email') === EMAIL ? taken : DONE))
  const check = (email: string) => kernel.query.fetchQuery(emailCheckQuery(kernel, email))
  expect([await check(EMAIL), await check('free@b.example'), await check(EMAIL)]).toEqual([
    'Занят',
    '',
    'Занят',
  ])
})

test('a text that the shop lacks is null', async () => {
  intercept(() => items())
  const kernel = partKernel()
  expect(await kernel.query.fetchQuery(infoTextQuery(kernel, 'agree'))).toBeNull()
})

test.each([
  ['a check of an e-mail', (kernel: Kernel) => kernel.query.fetchQuery(emailCheckQuery(kernel, EMAIL))],
  ['a text', (kernel: Kernel) => kernel.query.fetchQuery(infoTextQuery(kernel, 'agree'))],
  ['the list of devices', (kernel: Kernel) => kernel.query.fetchQuery(sessionsQuery(kernel))],
])('%s that the server fails to give is no error of the whole page', async (_what, read) => {
  intercept(() => 500)
  const kernel = partKernel()
  await expect(read(kernel)).rejects.toMatchObject({ name: 'ApiError' })
  expect([kernel.modals.current(), kernel.notices.current()]).toEqual([[], []])
})
