import { DownloadButton } from './download-button'
import { ExportTable } from './export-table'
import { FileDrop } from './file-drop'
import { BASKET_FILE, DOCUMENT_FILE } from './file-rules'
import { UploadList } from './upload-list'
import { type Upload, type Uploads, useUploads } from './use-uploads'

export default { title: 'Файлы' }

/** As if a server took three seconds for each file. */
const slowServer = (
  _file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
) =>
  new Promise<void>((done, fail) => {
    const steps = { sent: 0 }
    const timer = setInterval(() => {
      steps.sent += 0.05
      onProgress(Math.min(steps.sent, 1))
      if (steps.sent < 1) return
      clearInterval(timer)
      done()
    }, 150)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      fail(signal.reason)
    })
  })

export const Documents = () => {
  const uploads = useUploads(DOCUMENT_FILE, slowServer)
  return (
    <>
      <FileDrop label="Документы компании" rule={DOCUMENT_FILE} multiple onFiles={uploads.add} />
      <UploadList uploads={uploads} label="Документы" />
    </>
  )
}
export const OneTable = () => (
  <FileDrop label="Таблица товаров" rule={BASKET_FILE} onFiles={() => undefined} />
)
export const Disabled = () => (
  <FileDrop label="Таблица товаров" rule={BASKET_FILE} disabled onFiles={() => undefined} />
)

const LIST: Upload[] = [
  { id: 1, name: 'Карточка организации.pdf', size: 182_400, state: 'sent', sent: 1 },
  { id: 2, name: 'Доверенность.pdf', size: 2_480_000, state: 'sending', sent: 0.45 },
  { id: 3, name: 'Устав.pdf', size: 4_100_000, state: 'waiting', sent: 0 },
  { id: 4, name: 'Договор.docx', size: 64_000, state: 'failed', sent: 0, problem: 'Ошибка сети.' },
  {
    id: 5,
    name: 'Скан.tiff',
    size: 900_000,
    state: 'rejected',
    sent: 0,
    problem: 'Неподдерживаемый формат файла.',
  },
]
const SHOWN: Uploads = { list: LIST, add: () => undefined, cancel: () => undefined, retry: () => undefined }

export const States = () => <UploadList uploads={SHOWN} label="Все состояния" />
export const Download = () => (
  <DownloadButton findPath={async () => '/upload/no-such-file.pdf'}>Скачать документ</DownloadButton>
)
export const Table = () => (
  <ExportTable
    fileName="Товары"
    columns={[
      { header: 'Код', width: 10, value: ([code]) => code },
      { header: 'Количество', kind: 'number', value: ([, count]) => count },
      { header: 'Сумма', kind: 'money', value: ([, , sum]) => sum },
    ]}
    rows={[
      ['000184', 12, 1984.5],
      ['210077', 3, 60],
    ]}
  />
)
