import { act, screen } from '@testing-library/react'
import { messagesApi } from '../../testing/messages-api'
import { renderPiece } from '../../testing/render-app'
import { FeedbackPlace } from './FeedbackPlace'

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

test('until the visitor is near a place is held, and nothing is loaded', () => {
  renderPiece(<FeedbackPlace />)
  expect(screen.getByRole('heading', { level: 2, name: 'Обратная связь' })).toBeVisible()
  expect(screen.getByRole('generic', { busy: true })).toBeVisible()
  expect(form()).not.toBeInTheDocument()
  expect(called('feedback')).toEqual([])
})

test('near to it the form comes and takes the place', async () => {
  renderPiece(<FeedbackPlace />)
  act(() => observed.forEach((tell) => void tell()))
  expect(await screen.findByRole('button', { name: 'Отправить сообщение' })).toBeVisible()
  expect(form()).toBeVisible()
  expect(screen.getAllByRole('heading', { name: 'Обратная связь' })).toHaveLength(1)
})
