import { listenToPage } from './listen-to-page'
import type { PageEvent } from './platform'

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
