import { createModals } from './modals'

const names = (modals: ReturnType<typeof createModals>) => modals.current().map(({ name }) => name)

test('a modal stands over those that are open; one that is open stays where it is and gets the new props', () => {
  const modals = createModals()
  modals.open('askQuestion', {})
  modals.open('feedback', {})
  expect(names(modals)).toEqual(['askQuestion', 'feedback'])
  modals.open('askQuestion', { subject: 'Ручка' })
  expect(modals.current()).toEqual([
    { name: 'askQuestion', props: { subject: 'Ручка' } },
    { name: 'feedback', props: {} },
  ])
})

test('a modal is closed with those over it', () => {
  const modals = createModals()
  modals.open('askQuestion', {})
  modals.open('feedback', {})
  modals.open('consentText', { consent: 'agree' })
  modals.close('feedback')
  expect(names(modals)).toEqual(['askQuestion'])
  modals.close('feedback')
  expect(names(modals)).toEqual(['askQuestion'])
})

test('without a name all of them are closed', () => {
  const modals = createModals()
  modals.close()
  modals.open('askQuestion', {})
  modals.open('feedback', {})
  modals.close()
  expect(names(modals)).toEqual([])
})
