/**
 * A service worker that takes the place of any earlier one, deletes what it and the pages have saved in the browser, and unregisters itself.
 * Pages that are open go on: it answers no request.
 */
export const REMOVER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  indexedDB.deleteDatabase('saved-answers')
  await registration.unregister()
}
`
