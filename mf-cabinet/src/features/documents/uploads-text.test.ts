import type { Upload } from '@prilavok/shared-kernel/files'
import { uploadsText } from './uploads-text'

const told = (...states: Upload['state'][]) =>
  uploadsText(states.map((state) => ({ state }) as unknown as Upload)).replaceAll('\u00a0', ' ')

test.each([
  [[], ''],
  [['waiting', 'waiting'], 'Отправляем 1 из 2'],
  [['sent', 'sending', 'waiting'], 'Отправляем 2 из 3'],
  [['sent', 'failed', 'sending', 'waiting'], 'Отправляем 3 из 4. Не отправлено: 1 файл'],
  [['sent', 'sent'], 'Отправлено: 2 файла'],
  [['sent', 'failed', 'failed'], 'Отправлено: 1 файл. Не отправлено: 2 файла'],
  [['failed'], 'Не отправлено: 1 файл'],
] as [Upload['state'][], string][])('of files that are %j it is told «%s»', (states, text) =>
  expect(told(...states)).toBe(text),
)
