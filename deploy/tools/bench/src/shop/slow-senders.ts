import net from 'node:net'

/** Opens connections that begin a body and never end it. Resolves when all have sent what they send. */
export async function openSlowSenders(port: number, host: string, count: number): Promise<() => void> {
  const text = `POST /v3/api/basket/add/ HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\na`
  const open = () =>
    new Promise<net.Socket>((resolve, reject) => {
      const socket = net.connect(port, 'localhost', () => socket.write(text, () => resolve(socket)))
      socket.once('error', reject)
    })
  const sockets = await Promise.all(Array.from({ length: count }, open))
  for (const socket of sockets) socket.on('error', () => undefined).resume()
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}
