import type { ReadSetting } from '../settings/read-setting'
import { folderMail } from './folder-mail'
import type { Mail } from './mail-port'
import { smtpMail } from './smtp-mail'

export interface MailSettings {
  /** `smtp://…`; '' writes e-mails into the folder. */
  smtp: string
  folder: string
  /** Address that all e-mails come from; '' is each shop's own. Answers go to the shop in either case. */
  sender: string
}

/** @param fallback folder when none is named */
export function readMailSettings(read: ReadSetting, fallback: string): MailSettings {
  const sender = read.text('MAIL_SENDER')
  if (sender !== '' && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(sender))
    read.error(`MAIL_SENDER must be an e-mail address, not «${sender}»`)
  const smtp = read.address('SMTP_URL', ['smtp:', 'smtps:'])
  if (!isDecodable(smtp)) read.error('SMTP_URL has a «%» that begins no escape: in a password it is %25')
  return {
    smtp,
    folder: read.text('MAIL_FOLDER') || fallback,
    sender,
  }
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}

export const openMail = ({ smtp, folder }: MailSettings): Mail => (smtp ? smtpMail(smtp) : folderMail(folder))
