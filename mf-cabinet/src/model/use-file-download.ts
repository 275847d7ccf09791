import type { ClientFile } from '@prilavok/shared-kernel/contract'
import { type Download, useDownload } from '@prilavok/shared-kernel/files'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useRef } from 'react'

/** A link is good for an hour at least; a list that is older than this is read again first. */
const LINK_MS = 45 * 60_000

/** The list that a file stands in, read anew when it is older than `staleTime` ms. */
export type FetchFiles = (kernel: Kernel, staleTime: number) => Promise<readonly ClientFile[]>

/** The download of a file of a list: by its link of now, however long the page has been open; one that failed asks for another. */
export function useFileDownload(file: ClientFile, fetchFiles: FetchFiles): Download {
  const kernel = useKernel()
  const failed = useRef(false)
  const download = useDownload(
    async () => {
      const files = await fetchFiles(kernel, failed.current ? 0 : LINK_MS)
      return files.find(({ ID }) => ID === file.ID)?.PATH ?? file.PATH
    },
    { inline: true },
  )
  const { problem } = download
  useEffect(() => {
    failed.current = problem !== undefined
  }, [problem])
  return download
}
