import Bowser from 'bowser'

/** A browser as its owner calls it. */
export interface BrowserName {
  /** «Chrome»; empty: not known. */
  browser: string
  /** «Windows»; empty: not known. */
  system: string
}

/** Longer ones are no browser's. */
const MAX_AGENT = 500
const MAX_NAME = 40

/** @param agent User-Agent of the request */
export function browserName(agent = ''): BrowserName {
  if (agent === '' || agent.length > MAX_AGENT) return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(agent)
  const shortened = (name = '') => name.slice(0, MAX_NAME)
  return { browser: shortened(browser.name), system: shortened(os.name) }
}
