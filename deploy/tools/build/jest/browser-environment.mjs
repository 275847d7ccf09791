import { TestEnvironment } from 'jest-environment-jsdom'
import { keepWindow } from './kept-window.mjs'

const channels = new Set()

/** A channel that a test forgot to close does not keep the process alive, and hears nothing of the next file. */
class UnreferencedBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name)
    this.unref()
    channels.add(this)
  }
}

function closeChannels() {
  for (const channel of channels) channel.close()
  channels.clear()
}

/** Node's FormData, made from a form too: React asks for that when a submitted form leads to another page. */
const formDataOf = (OfForms) =>
  class extends FormData {
    constructor(form, submitter) {
      super()
      if (form) for (const [name, value] of new OfForms(form, submitter)) this.append(name, value)
    }
  }

/** jsdom lays nothing out, so no size ever changes. */
class StillResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What browsers have and jsdom has not, or has in a form that the network classes of Node do not accept. */
const FROM_NODE = {
  AbortController,
  AbortSignal,
  Blob,
  BroadcastChannel: UnreferencedBroadcastChannel,
  Headers,
  ReadableStream,
  Request,
  ResizeObserver: StillResizeObserver,
  Response,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TextEncoderStream,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  fetch,
  structuredClone,
}

const URL_OF_TESTS = 'http://demo-green.localhost/'

/** jsdom with Node's `fetch` family, so that msw and axios work as in a browser. */
class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    const options = config.projectConfig.testEnvironmentOptions
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: { url: URL_OF_TESTS, customExportConditions: [''], ...options },
        },
      },
      context,
    )
    const FormData = formDataOf(this.global.FormData)
    Object.assign(this.global, FROM_NODE, { FormData, testsStyles: options.styles === true })
  }
}

/** One for all test files of a worker, each of which finds the window as it was when it was made. */
class KeptEnvironment extends BrowserEnvironment {
  /** Read by `shared-libraries-runtime.cjs`. */
  isKept = true

  constructor(config, context) {
    const own = { ...context }
    super(config, { ...context, console: consoleOf(own) })
    this.context = own
    this.reset = keepWindow(this.dom, URL_OF_TESTS)
  }

  async teardown() {
    this.fakeTimersModern.dispose()
    closeChannels()
    this.reset()
  }
}

/** The console of the file that runs. */
const consoleOf = (context) =>
  new Proxy({}, { get: (_target, name) => Reflect.get(context.console, name).bind?.(context.console) })

/** @type {KeptEnvironment | undefined} */
let kept

/** A file with options (`@jest-environment-options {"ownWindow": true}`) has an environment of its own. */
export default function environmentOf(config, context) {
  if (Object.keys(config.projectConfig.testEnvironmentOptions).length > 0)
    return new BrowserEnvironment(config, context)
  kept ??= new KeptEnvironment(config, context)
  kept.context.console = context.console
  return kept
}
