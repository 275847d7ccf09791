import { useKernel } from '@prilavok/shared-kernel/kernel'
import { IconButton } from './icon-button'

interface CopyButtonProps {
  text: string
  /** What it does: «Скопировать код товара». */
  label: string
  /** Said when it is done. */
  copied: string
}

const NOT_COPIED = 'Браузер не дал скопировать, выделите текст вручную'

/** Puts a text into the clipboard and says `copied`, or that the browser does not let it. */
export function useCopyText() {
  const { notices } = useKernel()
  return async (text: string, copied: string) => {
    try {
      // Without a secure connection a browser has no clipboard for pages.
      await navigator.clipboard.writeText(text)
      notices.show({ kind: 'success', text: copied })
    } catch {
      notices.show({ kind: 'error', text: NOT_COPIED })
    }
  }
}

/** Puts a text into the clipboard and says so. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const copy = useCopyText()
  return <IconButton icon="copy" iconSize={16} label={label} onClick={() => void copy(text, copied)} />
}
