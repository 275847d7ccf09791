import { createLeaveGuards } from './leave-guards'

test('without unsaved input leaving goes on at once', () => {
  const guards = createLeaveGuards()
  const proceed = jest.fn()
  guards.leave(proceed)
  expect(proceed).toHaveBeenCalledTimes(1)
  expect(guards.question.current()).toBeUndefined()
})

test('unsaved input asks first; staying changes nothing, leaving gives the input up', () => {
  const guards = createLeaveGuards()
  const [proceed, discarded, told] = [jest.fn(), jest.fn(), jest.fn()]
  guards.question.subscribe(told)
  const remove = guards.add(discarded)
  expect(guards.active()).toBe(true)
  guards.leave(proceed)
  expect(told).toHaveBeenCalledTimes(1)
  guards.question.current()?.stay()
  expect(guards.question.current()).toBeUndefined()
  expect([proceed, discarded].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  guards.leave(proceed)
  guards.question.current()?.leave()
  expect([proceed, discarded].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(guards.question.current()).toBeUndefined()
  remove()
  expect(guards.active()).toBe(false)
})

test('unsaved input of a modal is asked about by the modal, once, also for the page below', () => {
  const [page, modal] = [createLeaveGuards(), createLeaveGuards()]
  page.add()
  const takeOut = page.nest(modal)
  const remove = modal.add()
  const proceed = jest.fn()
  page.leave(proceed)
  expect(page.question.current()).toBeUndefined()
  modal.question.current()?.leave()
  expect(proceed).toHaveBeenCalledTimes(1)
  remove()
  page.leave(proceed)
  expect(page.question.current()).toBeDefined()
  takeOut()
  modal.add()
  page.leave(proceed)
  expect(modal.question.current()).toBeUndefined()
})

test('a newer question takes the place of an unanswered one', () => {
  const guards = createLeaveGuards()
  guards.add()
  const [first, second] = [jest.fn(), jest.fn()]
  guards.leave(first)
  guards.leave(second)
  guards.question.current()?.leave()
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})
