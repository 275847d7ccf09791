/** What the script of a service worker finds. The types of TypeScript for workers exclude those of pages, which the rest of the shell needs. */
declare global {
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void
  }
  interface ExtendableMessageEvent extends ExtendableEvent {
    readonly data: unknown
  }
  interface FetchEvent extends ExtendableEvent {
    readonly request: Request
    readonly preloadResponse: Promise<Response | undefined>
    respondWith(answer: Response | Promise<Response>): void
  }
}

export {}
