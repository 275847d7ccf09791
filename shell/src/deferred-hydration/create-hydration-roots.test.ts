import { waitFor } from '@testing-library/react'
import { createHydrationRoots } from './create-hydration-roots'
import { EARLY_INPUT_GLOBAL } from './early-input'
import { earlyInput, leaveDocument, record } from './testing/server-page'

const { documentElement } = document
const isMarked = () => documentElement.dataset.hydrated !== undefined
/** A press that was recorded before its root answered. */
const pressed = (root: string) => {
  const target = document.body.appendChild(document.createElement('button'))
  const heard = jest.fn()
  target.addEventListener('click', heard)
  earlyInput().actions.push({
    ...{ type: 'click', root, target, trail: [[target, 0]] },
    ...{ value: '', checked: false, files: null, caret: null },
  })
  return heard
}

beforeEach(() => {
  document.body.innerHTML = ''
  delete documentElement.dataset.hydrated
})
afterEach(leaveDocument)

test('the document is marked when its page is hydrated, and by nothing else', () => {
  Reflect.deleteProperty(window, EARLY_INPUT_GLOBAL)
  const roots = createHydrationRoots(window)
  roots.onHydrated('layout')
  expect(isMarked()).toBe(false)
  roots.onHydrated('page')
  expect(isMarked()).toBe(true)
})

test('that the scripts run is told to the recorder', () => {
  record()
  expect(earlyInput().started).toBe(false)
  createHydrationRoots(window)
  expect(earlyInput().started).toBe(true)
})

test('each root answers by itself once it is hydrated, whatever others do', async () => {
  record()
  const roots = createHydrationRoots(window)
  roots.onHydrated('layout')
  await waitFor(() => expect(earlyInput().hydrated.layout).toBe(true))
  expect(earlyInput().hydrated.page).not.toBe(true)
})

test('what was meant for the page of before is not done with another one', async () => {
  record()
  const roots = createHydrationRoots(window)
  const heard = pressed('page')
  window.history.pushState(null, '', '/another/')
  roots.onHydrated('page')
  await waitFor(() => expect(earlyInput().hydrated.page).toBe(true))
  expect(heard).not.toHaveBeenCalled()
  expect(earlyInput().actions).toEqual([])
})

test('what was done is carried out once, however often a root says that it is hydrated', async () => {
  record()
  const roots = createHydrationRoots(window)
  roots.onHydrated('layout')
  await waitFor(() => expect(earlyInput().hydrated.layout).toBe(true))
  pressed('layout')
  roots.onHydrated('layout')
  await new Promise<void>((resolve) => setTimeout(resolve))
  expect(earlyInput().actions).toHaveLength(1)
})
