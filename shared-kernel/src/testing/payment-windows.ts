/** A window that a page has opened. */
export interface OpenedWindow {
  document: Document
  /** Where it has been sent; undefined: nowhere yet. */
  url: string | undefined
  closed: boolean
  /** The page that has opened it, as its own pages reach it; null: they cannot. */
  opener: Window | null
  /** `opener` when it was sent to `url`. */
  openerAtUrl: Window | null | undefined
}

/**
 * Takes the place of the browser's windows until the test ends: all that the page opens, in order.
 * @param blocked the browser opens none
 */
export function catchWindows(blocked = false): readonly OpenedWindow[] {
  const windows: OpenedWindow[] = []
  jest.spyOn(window, 'open').mockImplementation(() => {
    if (blocked) return null
    const opened: OpenedWindow = {
      document: document.implementation.createHTMLDocument(),
      url: undefined,
      closed: false,
      opener: window,
      openerAtUrl: undefined,
    }
    windows.push(opened)
    const location = {
      replace: (url: string) => {
        opened.url = url
        opened.openerAtUrl = opened.opener
      },
    }
    const close = () => {
      opened.closed = true
    }
    return Object.assign(opened, { location, close }) as unknown as Window
  })
  return windows
}
