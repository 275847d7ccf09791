import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a database that can be cut. */
export interface CuttableDatabase {
  url: string
  /** Open connections break, new ones are rejected. */
  cut(): void
  restore(): Promise<void>
  close(): void
}

const HOST = '127.0.0.1'

export async function cuttableDatabase(databaseUrl: string): Promise<CuttableDatabase> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const join = (edge: Socket) => {
    const database = connect(Number(target.port), target.hostname)
    for (const socket of [edge, database]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    edge.on('close', () => database.destroy())
    database.on('close', () => edge.destroy())
    edge.pipe(database).pipe(edge)
  }
  const listen = async (port: number) => {
    const server = createServer(join).listen(port, HOST)
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.hostname = HOST
  url.port = String(port)
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    async restore() {
      server = await listen(port)
    },
    close: cut,
  }
}
