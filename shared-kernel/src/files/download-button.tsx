import { formatFileSize, NBSP } from '@prilavok/shared-kernel/format'
import { Button, type ButtonProps } from '@prilavok/shared-kernel/ui/button'
import { useDownload } from './use-download'

export interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'busy' | 'busyLabel' | 'icon'> {
  /** Gives the path of the file, relative to the API's host (AMB-77). */
  findPath: (signal: AbortSignal) => Promise<string>
}

/** Downloads a file; says how far it is when that takes over a second: which part, or how much where the size is not known. The button keeps its width. */
export function DownloadButton({ findPath, ...button }: DownloadButtonProps) {
  const { busy, progress, received, start } = useDownload(findPath)
  const part =
    progress === undefined ? received && formatFileSize(received) : `${Math.floor(progress * 100)}${NBSP}%`
  return (
    <Button
      {...button}
      icon="download"
      busy={busy}
      busyLabel={part || undefined}
      aria-label={part ? `Скачиваем, ${part}` : button['aria-label']}
      onClick={start}
    />
  )
}
