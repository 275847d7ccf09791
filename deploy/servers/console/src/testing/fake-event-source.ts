/** `EventSource` that a test speaks through: jsdom has none. What the server sends is tested with the server. */
export class FakeEventSource extends EventTarget {
  static readonly open = new Set<FakeEventSource>()
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.open.add(this)
  }

  close(): void {
    FakeEventSource.open.delete(this)
  }

  /** As if the server had sent it to every page. */
  static send(event: 'revision' | 'health', data: unknown): void {
    for (const one of FakeEventSource.open)
      one.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }

  /** As if the connection had broken. */
  static break(): void {
    for (const one of FakeEventSource.open) one.dispatchEvent(new Event('error'))
  }
}
