/** What decides whether the worker answers a request; everything else goes to the network as if there were no worker. */
interface Asked {
  request: Pick<Request, 'mode' | 'destination' | 'headers'>
  url: URL
  sameOrigin: boolean
}

/** Calls and downloads of the API, files, what servers say of themselves, and everything that is a file by its name. */
const NO_PAGE = /^\/(v[1-4]|parts|upload|beacon|healthz|readyz|metrics)(\/|$)|\.\w+$/i

/** A release's file; not one that a page loads again after a failure (ADR 11), nor one that is being edited. */
const PART_FILE = /^\/parts\/[\w-]+\/(?!0\.0\.0-dev\/)[^/]+\/(?!~)/

/** A piece of a file is no file. */
const isWhole = ({ request: { headers } }: Asked) => !headers.has('range')

export const isPage = ({ request, url, sameOrigin }: Asked): boolean =>
  sameOrigin && request.mode === 'navigate' && !NO_PAGE.test(url.pathname)

export const isPartFile = (asked: Asked): boolean =>
  asked.sameOrigin &&
  PART_FILE.test(asked.url.pathname) &&
  asked.request.mode !== 'navigate' &&
  isWhole(asked)

/** Pictures of products and of the shop, which are the same for everybody. What a token opens belongs to somebody. */
export const isPicture = (asked: Asked): boolean =>
  asked.sameOrigin &&
  asked.request.destination === 'image' &&
  asked.url.pathname.startsWith('/upload/') &&
  !asked.url.searchParams.has('access_token') &&
  isWhole(asked)
