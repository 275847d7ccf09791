import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { partKernel } from '@prilavok/shared-kernel/testing'
import { authApi } from '../testing/auth-api'
import { changePassword } from './change-password'
import { checkCheckword } from './check-checkword'
import { emailCheckQuery } from './check-email'
import { confirm } from './confirm'
import { infoTextQuery } from './get-info-text'
import { sessionsQuery } from './get-sessions'
import { mergeBasket } from './merge-basket'
import { requestRecovery } from './request-recovery'
import { resetPassword } from './reset-password'
import { signUp } from './sign-up'

const { intercept } = authApi()

const EMAIL = 'a@b.example'
const NEW = { new_password: 'new', confirm_password: 'new' }
const NO_FORM = [{}, { SUCCESS: true }]
const items = (...ITEMS: object[]) => ({ ITEMS })
const fetchEmailCheck = (kernel: Kernel) =>
  kernel.query.fetchQuery({ ...emailCheckQuery(kernel, EMAIL), retry: false })
const fetchText = (kernel: Kernel) =>
  kernel.query.fetchQuery({ ...infoTextQuery(kernel, 'agree'), retry: false })
const fetchSessions = (kernel: Kernel) => kernel.query.fetchQuery({ ...sessionsQuery(kernel), retry: false })

test.each<[string, (kernel: Kernel) => Promise<unknown>, object[]]>([
  ['a change of password', (kernel) => changePassword(kernel, { last_password: 'old', ...NEW }), NO_FORM],
  ['the check of a check word', (kernel) => checkCheckword(kernel, EMAIL, 'K7QF'), NO_FORM],
  ['the check of an e-mail', fetchEmailCheck, NO_FORM],
  ['a confirmation', (kernel) => confirm(kernel, { email: EMAIL, code: 'K7QF' }), NO_FORM],
  ['a request of recovery', (kernel) => requestRecovery(kernel, EMAIL), NO_FORM],
  [
    'a new password',
    (kernel) => resetPassword(kernel, { email: EMAIL, user_checkword: 'K', ...NEW }),
    NO_FORM,
  ],
  ['a first login', (kernel) => signUp(kernel, EMAIL, 'new'), NO_FORM],
  ['a text', fetchText, [{}, items({}), items({ TITLE: 'Согласие' }), items({ TITLE: '', BLOCKS: [null] })]],
  ['the list of devices', fetchSessions, [{}, items({}), items({ ID: 'a' })]],
  ['a merge', (kernel) => mergeBasket(kernel, 'visitor'), [{}, { response: {} }]],
])('%s: an answer that lacks what the page needs is none', async (_what, read, unreadable) => {
  for (const answer of unreadable) {
    intercept(() => answer)
    await expect(read(partKernel())).rejects.toMatchObject({ name: 'ApiError', kind: 'shape' })
  }
})

test.each([
  ['the text of the field', { errors: { query_error: 'Первый', email: 'Занят' } }, 'Занят'],
  ['the first text, where the field has none', { errors: { query_error: 'Первый' } }, 'Первый'],
  ['nothing, where nothing is said', {}, ''],
])('an e-mail that may not register has %s', async (_what, answer, text) => {
  intercept(() => ({ SUCCESS: 'N', ...answer }))
  expect(await fetchEmailCheck(partKernel())).toBe(text)
})

test.each([
  ['a check of an e-mail', fetchEmailCheck],
  ['a text', fetchText],
  ['the list of devices', fetchSessions],
])('%s that the server fails to give is no error of the whole page', async (_what, read) => {
  intercept(() => 500)
  const kernel = partKernel()
  await expect(read(kernel)).rejects.toMatchObject({ name: 'ApiError' })
  expect([kernel.modals.current(), kernel.notices.current()]).toEqual([[], []])
})
