import type { BasketType } from '@prilavok/shared-kernel/contract'
import { useDownload } from '@prilavok/shared-kernel/files'
import { NBSP } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { getBasketDocument } from '../../api/get-basket-document'
import { changesSent } from '../../model/changes-sent'
import type { OfferedDocument } from './documents-of'
import { RowButton } from './RowButton'
import { basketDocumentsTexts as texts } from './texts'

interface DocumentRowProps extends OfferedDocument {
  basket: BasketType
  disabled: boolean
}

/** Downloads a document of the basket as it is now; says how far it is. A failure is a notice with «Повторить». */
export function DocumentRow({ basket, type, format, disabled }: DocumentRowProps) {
  const kernel = useKernel()
  const { busy, progress, start } = useDownload(async (signal) => {
    await changesSent(kernel, basket)
    return getBasketDocument(kernel, basket, type, signal)
  })
  const part = progress === undefined ? format : `${Math.floor(progress * 100)}${NBSP}%`
  return (
    <li>
      <RowButton icon="download" busy={busy} note={part} disabled={disabled} onClick={start}>
        {texts[type]}
      </RowButton>
    </li>
  )
}
