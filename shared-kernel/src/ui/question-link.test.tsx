import type { Plan, PlannedModule, PlannedRoute } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { QuestionButton, QuestionLink } from './question-link'

const CONTACTS: PlannedRoute = {
  id: 'shell.contacts',
  path: '/content/front_up/contact_info',
  expose: './ContactsPage',
  access: 'anyone',
  part: 'shell',
}
const MODAL: PlannedModule = { part: 'mf-auth', expose: './QuestionModal' }
const plan = (modals: Plan['modals']) => ({ plan: { routes: [CONTACTS], modals } })
const link = () => screen.getByRole('link')

/** Whether the click has followed the link. */
function press(keys: Partial<Record<'metaKey' | 'ctrlKey' | 'shiftKey', boolean>> = {}): boolean {
  const event = createEvent.click(link(), keys)
  return fireEvent(link(), event)
}

test('a shop without a page of contacts has no way to ask', () => {
  expect(renderWithKernel(<QuestionLink />).container).toBeEmptyDOMElement()
  expect(renderWithKernel(<QuestionButton />).container).toBeEmptyDOMElement()
})

test('where no part brings the dialog the link leads to the contacts', () => {
  const { kernel } = renderWithKernel(<QuestionLink />, plan({}))
  expect(link()).toHaveTextContent('Задать вопрос')
  expect(link()).toHaveAttribute('href', '/content/front_up/contact_info')
  expect(link()).not.toHaveAttribute('data-modal')
  press()
  expect(kernel.modals.current()).toEqual([])
})

test('a click opens the dialog with what the question is about, and closes the menu around', () => {
  const onOpen = jest.fn()
  const { kernel } = renderWithKernel(
    <QuestionLink subject="Товар 184302" onOpen={onOpen}>
      Спросить
    </QuestionLink>,
    plan({ askQuestion: MODAL }),
  )
  expect(link()).toHaveTextContent('Спросить')
  expect(link()).toHaveAttribute('data-modal', 'askQuestion')
  expect(press()).toBe(false)
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(kernel.modals.current()).toEqual([{ name: 'askQuestion', props: { subject: 'Товар 184302' } }])
})

test.each(['metaKey', 'ctrlKey', 'shiftKey'] as const)('with %s the page opens elsewhere', (key) => {
  const { kernel } = renderWithKernel(<QuestionLink />, plan({ askQuestion: MODAL }))
  press({ [key]: true })
  expect(kernel.modals.current()).toEqual([])
})
