import type { ClientFile } from '@prilavok/shared-kernel/contract'
import { DOCUMENT_FILE, FileDrop, UploadList } from '@prilavok/shared-kernel/files'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { clientFilesQuery, fetchClientFiles } from '../../api/get-client-files'
import { FileLink } from '../../model/FileLink'
import { fileText } from '../../model/file-text'
import { useFileDownload } from '../../model/use-file-download'
import { DownloadFile } from './DownloadFile'
import { FileList, Stack } from './document-styles'
import { FileState } from './FileState'
import { fileTexts } from './texts'
import { uploadsText } from './uploads-text'
import { useSendDocuments } from './use-send-documents'

/** Files of the customer, and the place to send more: one that is not taken stops none of the others. */
export function OwnFiles() {
  const titleId = useId()
  const { data, error, isFetching, refetch } = useQuery(clientFilesQuery(useKernel()))
  const uploads = useSendDocuments()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>
        {fileTexts.own} {data && <small className="num">{data.length}</small>}
      </h2>
      <Stack>
        <FileDrop label={fileTexts.drop} rule={DOCUMENT_FILE} multiple onFiles={uploads.add} />
        <UploadList uploads={uploads} label={fileTexts.uploads} />
        <p role="status">{uploadsText(uploads.list)}</p>
        {data && data.length > 0 && (
          <FileList>
            <ul aria-label={fileTexts.own}>
              {data.map((file) => (
                <OwnFile key={file.ID} file={file} />
              ))}
            </ul>
          </FileList>
        )}
        {data?.length === 0 && <p>{fileTexts.noOwnFiles}</p>}
        {!data && !error && (
          <div aria-busy="true">
            <SkeletonList rows={3} height={52} />
          </div>
        )}
        {!data && (
          <RetryNote
            error={error}
            text={fileTexts.ownFilesFailed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </section>
  )
}

function OwnFile({ file }: { file: ClientFile }) {
  const download = useFileDownload(file, fetchClientFiles)
  return (
    <li>
      <Icon name={file.TYPE === 'pdf' ? 'order' : 'sheet'} />
      <div>
        <FileLink file={file} onDownload={download.start} />
        <small className="num">{fileText(file)}</small>
        <FileState name={file.NAME} download={download} />
      </div>
      <DownloadFile name={file.NAME} download={download} />
    </li>
  )
}
