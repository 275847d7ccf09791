import { keepProperties } from './kept-properties.mjs'

/**
 * Lets one window serve several test files.
 * @param {object} dom of jsdom, new
 * @param {string} url where each file begins
 * @returns {() => void} makes the window as it is now: content, address, storage, timers, listeners, and what was replaced in it
 */
export function keepWindow(dom, url) {
  const { window } = dom
  const { document } = window
  const { window: plain } = new dom.constructor('', {
    url,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  })
  plain.close()
  const endTimers = keepTimers(window)
  const removeListeners = [keepListeners(window), keepListeners(document)]
  const restoreProperties = keepProperties(
    [window, window.navigator, document, window.history, window.process, ...prototypes(document)],
    // The interfaces of a window are not among its own names.
    (name) => name in plain,
  )

  return () => {
    restoreProperties()
    endTimers()
    for (const remove of removeListeners) remove()
    for (const element of [document.documentElement, document.head, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name)
    document.head.replaceChildren()
    document.body.replaceChildren()
    window.localStorage.clear()
    window.sessionStorage.clear()
    dom.cookieJar.removeAllCookiesSync()
    dom.reconfigure({ url })
    window.history.replaceState(null, '', url)
  }
}

/** Those that tests give what jsdom lacks: scrolling, dialogs, sizes. */
const prototypes = (document) =>
  ['a', 'dialog', 'form', 'img', 'input', 'textarea'].flatMap((name) => chainOf(document.createElement(name)))

const chainOf = (object) => {
  const prototype = Object.getPrototypeOf(object)
  return prototype === null ? [] : [prototype, ...chainOf(prototype)]
}

/**
 * React waits for its own for ever.
 * @returns {() => void} ends the other timers that were begun since
 */
function keepTimers(window) {
  const running = new Set()
  for (const [begin, end] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
  ]) {
    const real = window[begin].bind(window)
    const stop = window[end].bind(window)
    window[begin] = (...args) => {
      const id = real(...args)
      if (!/\/(scheduler|react-dom)\//.test(caller())) running.add(() => stop(id))
      return id
    }
  }
  return () => {
    for (const end of running) end()
    running.clear()
  }
}

/**
 * Libraries add theirs once for the life of a document.
 * @returns {() => void} removes the listeners that our own modules added since
 */
function keepListeners(target) {
  const added = []
  const add = target.addEventListener.bind(target)
  target.addEventListener = (type, listener, options) => {
    if (!caller().includes('/node_modules/')) added.push([type, listener, options])
    add(type, listener, options)
  }
  return () => {
    for (const listener of added.splice(0)) target.removeEventListener(...listener)
  }
}

/** The file of who called the function that asks. */
function caller() {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.prepareStackTrace = (_error, calls) => calls
  Error.stackTraceLimit = 3
  const file = new Error('asks for its caller').stack[2]?.getFileName()
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  return file ?? ''
}
