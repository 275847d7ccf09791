import { TestEnvironment } from 'jest-environment-jsdom'

/** A channel that a test forgot to close does not keep the process alive. */
class UnreferencedBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name)
    this.unref()
  }
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

/** jsdom with Node's `fetch` family, so that msw and axios work as in a browser. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: {
            url: 'http://demo-green.localhost/',
            customExportConditions: [''],
            ...config.projectConfig.testEnvironmentOptions,
          },
        },
      },
      context,
    )
    const FormData = formDataOf(this.global.FormData)
    const testsStyles = config.projectConfig.testEnvironmentOptions.styles === true
    Object.assign(this.global, FROM_NODE, { FormData, testsStyles })
  }
}
