import { errorText } from '@prilavok/shared-kernel/errors'
import { NBSP } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button, type ButtonProps } from '@prilavok/shared-kernel/ui/button'
import { useEffect, useRef, useState } from 'react'
import type { ExportedTable } from './save-table'

export interface ExportTableProps<Row>
  extends ExportedTable<Row>,
    Omit<ButtonProps, 'onClick' | 'busy' | 'busyLabel' | 'icon' | 'rows'> {}

const FAILED = 'Не удалось сохранить таблицу'
const BUSY = 'Готовим…'
/** A shorter export shows no progress. */
const SHORT_MS = 1000

/**
 * Saves a table as .xlsx. Its rows may be those of the page, or a call that fetches all of them at the press; what writes the file
 * loads then, too. A failure is a notice with «Повторить»; leaving the page ends it in silence.
 */
export function ExportTable<Row>({
  fileName,
  columns,
  rows,
  children = 'Скачать таблицу',
  ...button
}: ExportTableProps<Row>) {
  const kernel = useKernel()
  const running = useRef<AbortController | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const [part, setPart] = useState<number>()
  useEffect(() => () => running.current?.abort(), [])

  const save = async () => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    const begun = kernel.platform.now()
    const progress = (done: number) => kernel.platform.now() - begun >= SHORT_MS && setPart(done)
    setBusy(true)
    try {
      const { saveTable } = await import(/* webpackChunkName: "save-table" */ './save-table')
      await saveTable(kernel, { fileName, columns, rows }, stop.signal, progress)
    } catch (error) {
      if (!stop.signal.aborted) {
        kernel.errors.report(error, { errors: 'inline' })
        kernel.notices.show({
          kind: 'error',
          text: `${FAILED}. ${errorText(error)}`,
          action: { label: 'Повторить', run: () => void save() },
        })
      }
    }
    running.current = undefined
    setBusy(false)
    setPart(undefined)
  }
  const label = part === undefined ? BUSY : `${BUSY} ${Math.floor(part * 100)}${NBSP}%`
  return (
    <Button {...button} icon="download" busy={busy} busyLabel={label} onClick={() => void save()}>
      {children}
    </Button>
  )
}
