import type { Upload } from '@prilavok/shared-kernel/files'
import { fileTexts } from './texts'

/** What has become of all files together: «Отправляем 2 из 4. Не отправлено: 1 файл». */
export function uploadsText(uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const [sent, failed] = [count('sent'), count('failed') + count('rejected')]
  const running = count('waiting') + count('sending')
  return [
    running > 0 && fileTexts.sending(sent + failed + 1, uploads.length),
    running === 0 && sent > 0 && fileTexts.sent(sent),
    failed > 0 && fileTexts.failed(failed),
  ]
    .filter(Boolean)
    .join('. ')
}
