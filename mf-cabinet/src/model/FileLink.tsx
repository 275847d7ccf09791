import type { ClientFile } from '@prilavok/shared-kernel/contract'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import type { MouseEvent } from 'react'

/** A plain press downloads with progress; any other, and a page without scripts, has the link itself. */
export function FileLink({ file, onDownload }: { file: ClientFile; onDownload: () => void }) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onDownload()
  }
  return (
    <OuterLink href={fileUrl(file.PATH) ?? undefined} onClick={press}>
      {file.NAME}
    </OuterLink>
  )
}
