import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import { stackUnderTest } from './stack-under-test'

/** A way to the shop that can be cut: for pages and service workers alike, which a browser’s own offline mode does not reach. */
export interface BreakableConnection {
  /** Address of a page of a shop that leads through here. */
  urlOf(shop: { domain: string }, path: string): string
  /** No connection any more, and the browser knows it. */
  cut(context: BrowserContext): Promise<void>
  restore(context: BrowserContext): Promise<void>
  /** The server is gone, and the browser does not know why nothing answers. */
  cutUnnoticed(): Promise<void>
  close(): Promise<void>
}

const HOST = 'localhost'

export async function breakableConnection(): Promise<BreakableConnection> {
  const sockets = new Set<Socket>()
  const join = (browser: Socket) => {
    const shop = connect(stackUnderTest().port, HOST)
    for (const socket of [browser, shop]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    browser.on('close', () => shop.destroy())
    shop.on('close', () => browser.destroy())
    browser.pipe(shop).pipe(browser)
  }
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(join).listen(port, HOST)
    await once(server, 'listening')
    return server
  }
  const first = await listen(0)
  const { port } = first.address() as AddressInfo
  const state: { server?: Server } = { server: first }
  const stop = async () => {
    const { server } = state
    delete state.server
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    urlOf: ({ domain }, path) => `http://${domain}:${port}${path}`,
    cutUnnoticed: stop,
    async cut(context) {
      await stop()
      await context.setOffline(true)
    },
    async restore(context) {
      state.server ??= await listen(port)
      await context.setOffline(false)
    },
    close: stop,
  }
}
