import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server on this machine. `nobody@…` is rejected for good, `later@…` for now. */
export async function startMailServer() {
  const emails: Buffer[] = []
  const rejection = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody@')) done(rejection('No such mailbox', 550))
      else if (address.startsWith('later@')) done(rejection('Try again later', 451))
      else done()
    },
    onData(stream, _session, done) {
      buffer(stream).then((email) => {
        emails.push(email)
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    address: `smtp://127.0.0.1:${port}`,
    emails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
