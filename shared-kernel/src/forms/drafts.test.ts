import { testStore } from '@prilavok/shared-kernel/testing'
import { assertNoSecrets, readDraft, saveDraft } from './drafts'

test('each form has its own draft; the last one to go leaves nothing', () => {
  const session = testStore()
  saveDraft(session, 'person', { name: 'Анна' })
  saveDraft(session, 'address', { city: 'Тверь' })
  expect(readDraft(session, 'person')).toEqual({ name: 'Анна' })
  saveDraft(session, 'person', {})
  expect(readDraft(session, 'person')).toEqual({})
  expect(readDraft(session, 'address')).toEqual({ city: 'Тверь' })
  saveDraft(session, 'address', {})
  expect(session.get('drafts')).toBeUndefined()
})

test.each(['null', '5', '"text"', 'no json', '{"person":null}', '{"person":"Анна"}', '{"person":5}'])(
  'what is no draft is an empty one: %s',
  (drafts) => {
    expect(readDraft(testStore({ drafts }), 'person')).toEqual({})
  },
)

test.each(['password', 'newPassword', 'checkWord', 'check_word', 'captcha_text', 'client_secret'])(
  '«%s» may not be stored',
  (field) => {
    expect(() => assertNoSecrets(['name', field])).toThrow(`«${field}» may not be in a draft`)
  },
)
