// Stands in a remote's bundle for the dev server's client: its updates follow the messages that the shell's client passes on
// to the page, so a page has one connection to the server and shows one overlay.
const emitter = require('webpack/hot/emitter')

const SIGNAL = 'webpackHotUpdate'
globalThis.addEventListener('message', ({ data, source }) => {
  if (source === globalThis && typeof data === 'string' && data.startsWith(SIGNAL))
    emitter.emit(SIGNAL, data.slice(SIGNAL.length))
})
