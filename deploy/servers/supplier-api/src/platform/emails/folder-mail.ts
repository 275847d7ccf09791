import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { compose } from './compose'
import type { Mail } from './mail-port'

/** Emails as files that any mail program opens, `2026-03-01T10-20-30-<message id>.eml`. One sent twice replaces itself. */
export function folderMail(folder: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async carry(email) {
      const { message } = await transport.sendMail(compose(email))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, join(folder, fileName(email.date, email.messageId)))
    },
    close: async () => transport.close(),
  }
}

const fileName = (date: Date, messageId: string): string =>
  `${date.toISOString().slice(0, 19).replaceAll(':', '-')}-${messageId.replace(/[^\w.@-]/g, '')}.eml`
