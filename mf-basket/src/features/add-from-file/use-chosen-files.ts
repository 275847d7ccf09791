import type { BasketType } from '@prilavok/shared-kernel/contract'
import { BASKET_FILE, fileProblem, MAX_FILE_BYTES } from '@prilavok/shared-kernel/files'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useRef, useState } from 'react'
import { addFromFileTexts } from './texts'

/** Files that are no workbook of Excel, and may be a list all the same: it is opened on demand. */
const isListFile = ({ name, size }: File): boolean =>
  /\.(csv|tsv|txt|ods)$/i.test(name) && size > 0 && size <= MAX_FILE_BYTES
/** The server reads it, the others are a text. */
const isOpenTable = ({ name }: File): boolean => /\.ods$/i.test(name)

/** A file that was chosen and not sent. */
export interface WaitingFile {
  id: number
  file: File
  /** Why it is not sent. */
  text: string
  /** It would be taken by itself. */
  fits: boolean
  /** Its list can be opened. */
  isList: boolean
}

/** All that is wrong with a file, so that mending one thing is not followed by the next; undefined: nothing. */
function problemOf(file: File): string | undefined {
  const problem = fileProblem(file, BASKET_FILE)
  const { size } = BASKET_FILE.texts
  const texts = [
    ...(problem ? [problem] : []),
    ...(file.size > BASKET_FILE.maxBytes && problem !== size ? [size] : []),
    ...(file.size === 0 ? [addFromFileTexts.empty] : []),
    ...(problem && isListFile(file) ? [addFromFileTexts.isList] : []),
  ]
  return texts.length > 0 ? texts.join(' ') : undefined
}

/** Files on their way to the dialog that sends them; those that cannot be sent wait with their reasons. */
export function useChosenFiles(basket: BasketType, close: () => void) {
  const { modals } = useKernel()
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([])
  const lastId = useRef(0)
  const load = (file: File) => {
    close()
    modals.open('basketLoadXls', { basket, file })
  }
  return {
    waiting,
    load,
    choose(files: readonly File[]) {
      const [first] = files
      if (first && files.length === 1 && !problemOf(first)) return load(first)
      const added = files.map((file): WaitingFile => {
        lastId.current += 1
        const problem = problemOf(file)
        return {
          ...{ id: lastId.current, file, fits: !problem, isList: Boolean(problem) && isListFile(file) },
          text: problem ?? addFromFileTexts.oneByOne,
        }
      })
      setWaiting((before) => [...before, ...added])
    },
    dismiss: (id: number) => setWaiting((before) => before.filter((one) => one.id !== id)),
    async openAsList(file: File) {
      if (isOpenTable(file)) return load(file)
      const { decodeText } = await import('@prilavok/shared-kernel/contract/lists')
      const text = decodeText(new Uint8Array(await file.arrayBuffer()))
      close()
      modals.open('pastePreview', { text, basket })
    },
  }
}
