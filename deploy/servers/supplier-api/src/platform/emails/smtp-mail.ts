import { createTransport } from 'nodemailer'
import { compose } from './compose'
import { EmailRejected, type Mail } from './mail-port'

/** Milliseconds. Together well under the time for which an e-mail is claimed. */
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/** @param address `smtp://user:password@host:587` (STARTTLS) or `smtps://…` */
export function smtpMail(address: string): Mail {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isHere = /^(localhost|127(\.\d+){3}|::1)$/.test(host)
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password never crosses the network in the open.
    requireTLS: !secure && !isHere && username !== '',
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  return {
    async carry(email) {
      try {
        await transport.sendMail(compose(email))
      } catch (cause) {
        throw deliveryError(cause)
      }
    },
    close: async () => transport.close(),
  }
}

/** RFC 5321 §4.2.1: 5yz of the e-mail itself is final; what concerns our account or connection may be mended. */
function deliveryError(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  const { responseCode, code } = cause as Error & { responseCode?: number; code?: string }
  const isOfEmail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = isOfEmail && responseCode !== undefined && responseCode >= 500
  return isFinal ? new EmailRejected(cause.message, { cause }) : cause
}
