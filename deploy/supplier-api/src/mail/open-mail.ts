import type { ReadSetting } from '../settings/read-setting'
import { folderMail } from './folder-mail'
import type { Mail } from './mail-port'
import { smtpMail } from './smtp-mail'

export interface MailSettings {
  /** `smtp://…`; '' writes letters into the folder. */
  smtp: string
  folder: string
  /** Address that all letters come from; '' is each shop's own. Answers go to the shop in either case. */
  sender: string
}

/** @param fallback folder when none is named */
export function readMailSettings(read: ReadSetting, fallback: string): MailSettings {
  const sender = read.text('MAIL_SENDER')
  if (sender !== '' && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(sender))
    read.fault(`MAIL_SENDER must be an e-mail address, not «${sender}»`)
  return {
    smtp: read.address('SMTP_URL', ['smtp:', 'smtps:']),
    folder: read.text('MAIL_FOLDER') || fallback,
    sender,
  }
}

export const openMail = ({ smtp, folder }: MailSettings): Mail => (smtp ? smtpMail(smtp) : folderMail(folder))
