import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { stackUnderTest } from './stack-under-test'

/** The plain text of an e-mail file, which is its first part, in base64. */
function plainText(file: string): string {
  const part = file.slice(file.indexOf('Content-Type: text/plain'))
  const body = part.slice(part.indexOf('\r\n\r\n'), part.indexOf('\r\n--'))
  return Buffer.from(body, 'base64').toString('utf8')
}

/** Plain texts of the e-mails to an address, oldest first. */
export async function emailsTo(address: string): Promise<string[]> {
  const { emailsFolder } = stackUnderTest()
  const names = await readdir(emailsFolder).catch(() => [])
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFile(join(emailsFolder, name), 'utf8')),
  )
  return files.filter((file) => file.includes(`\r\nTo: ${address}\r\n`)).map(plainText)
}

/** Waits for the first e-mail to an address and gives the link in it whose path is this. */
export async function linkOfEmail(address: string, path: string): Promise<string> {
  await expect.poll(() => emailsTo(address)).not.toEqual([])
  const link = (await emailsTo(address))
    .join('\n')
    .match(/https?:\/\/\S+/g)
    ?.find((url) => new URL(url).pathname === path)
  if (!link) throw new Error(`No e-mail to ${address} has a link to ${path}.`)
  return link
}
