import type { Upload } from '@prilavok/shared-kernel/files'
import { fileTexts } from './texts'

/** What has become of all files together: «Отправляем 1 из 4. Не подошло: 2 файла». */
export function uploadsText(uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const [sent, failed, rejected] = [count('sent'), count('failed'), count('rejected')]
  const running = count('waiting') + count('sending')
  return [
    running > 0 && fileTexts.sending(sent + failed + 1, uploads.length - rejected),
    running === 0 && sent > 0 && fileTexts.sent(sent),
    failed > 0 && fileTexts.failed(failed),
    rejected > 0 && fileTexts.notFit(rejected),
  ]
    .filter(Boolean)
    .join('. ')
}
