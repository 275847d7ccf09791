import { createLeaveGuards } from '@prilavok/shared-kernel/leave-guard'
import { createModals } from '@prilavok/shared-kernel/modals'
import { createNotices } from '@prilavok/shared-kernel/notices'
import { createStore, type Store, useStore } from '@prilavok/shared-kernel/store'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { listenToPage } from './listen-to-page'
import type { PageEvent } from './platform'

describe('listen-to-page', () => {
  const EVENTS: PageEvent[] = ['hidden', 'shown', 'left', 'online', 'offline']
  function listen() {
    const heard: PageEvent[] = []
    const ends = EVENTS.map((event) => listenToPage(window, event, () => heard.push(event)))
    return {
      take: () => heard.splice(0),
      end: () => {
        for (const end of ends) end()
      },
    }
  }
  function become(state: DocumentVisibilityState) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const happen = (name: string) => window.dispatchEvent(new Event(name))

  test('each event is told when it happens, and no other', () => {
    const { take, end } = listen()
    become('hidden')
    expect(take()).toEqual(['hidden'])
    become('visible')
    expect(take()).toEqual(['shown'])
    happen('pageshow')
    expect(take()).toEqual(['shown'])
    happen('pagehide')
    expect(take()).toEqual(['left'])
    happen('online')
    expect(take()).toEqual(['online'])
    happen('offline')
    expect(take()).toEqual(['offline'])
    end()
  })
})

describe('leave-guards', () => {
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
})

const [_onDiscard, _proceed] = [jest.fn(), jest.fn()]

describe('modals', () => {
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
})

describe('notices', () => {
  const texts = (notices: ReturnType<typeof createNotices>) => notices.current().map(({ text }) => text)

  test('two are shown at a time: the oldest leaves', () => {
    const notices = createNotices()
    for (const text of ['Раз', 'Два', 'Три']) notices.show({ text })
    expect(texts(notices)).toEqual(['Два', 'Три'])
  })

  test('another content takes the place of one that is still shown', () => {
    const notices = createNotices()
    const first = notices.show({ text: 'Раз', lasting: true })
    notices.show({ text: 'Два' })
    expect(notices.replace(first, { text: 'Снова' })).toBe(true)
    expect(notices.current()[0]).toEqual({ id: first, text: 'Снова' })
    expect(texts(notices)).toEqual(['Снова', 'Два'])
    notices.close(first)
    expect(notices.replace(first, { text: 'Поздно' })).toBe(false)
    expect(texts(notices)).toEqual(['Два'])
  })
})

function Count({ store }: { store: Store<{ count: number; name: string }> }) {
  return <output>{useStore(store, ({ count }) => count)}</output>
}

describe('store', () => {
  test('listeners hear of changes alone, and not after they have left', () => {
    const store = createStore('а')
    const listener = jest.fn()
    const end = store.subscribe(listener)
    store.set('а')
    expect(listener).not.toHaveBeenCalled()
    store.set('б')
    expect(listener).toHaveBeenCalledTimes(1)
    end()
    store.set('в')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('markup of the server is hydrated with the value that it was made of, then follows the change', async () => {
    const store = createStore({ count: 1, name: 'а' })
    const place = document.createElement('div')
    place.innerHTML = renderToString(<Count store={store} />)
    store.update((now) => ({ ...now, count: 5 }))
    const mismatch = jest.fn()
    const root = await act(async () =>
      hydrateRoot(place, <Count store={store} />, { onRecoverableError: mismatch }),
    )
    expect(mismatch).not.toHaveBeenCalled()
    expect(place).toHaveTextContent('5')
    act(() => root.unmount())
  })
})
