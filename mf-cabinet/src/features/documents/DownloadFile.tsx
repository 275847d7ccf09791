import type { Download } from '@prilavok/shared-kernel/files'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { fileTexts } from './texts'

/** Downloads a file of a list; after a failure it is another try. */
export function DownloadFile({ name, download }: { name: string; download: Download }) {
  const { busy, problem, start } = download
  const label = busy
    ? fileTexts.downloading(name)
    : problem
      ? fileTexts.again(name)
      : fileTexts.download(name)
  return <IconButton icon={problem ? 'refresh' : 'download'} label={label} busy={busy} onClick={start} />
}
